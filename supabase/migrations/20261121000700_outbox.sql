-- Mail on its way out. A row is written together with what it is about, then delivered by a worker
-- that leases rows: a worker that dies loses its lease, and a late one can no longer settle.

create type public.outbox_status as enum ('pending', 'sending', 'sent', 'failed');

create table public.outbox (
  -- Also the provider's Idempotency-Key.
  id uuid primary key default gen_random_uuid(),
  email_id uuid not null references public.emails (id) on delete cascade,
  kind text not null check (kind in ('lead_notification')),
  to_email text not null check (char_length(to_email) between 1 and 254),
  reply_to text check (char_length(reply_to) <= 254),
  subject text not null check (char_length(subject) <= 500),
  text_body text not null check (char_length(text_body) <= 20000),
  html_body text check (char_length(html_body) <= 200000),
  status public.outbox_status not null default 'pending',
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 1000),
  provider_message_id text check (char_length(provider_message_id) <= 500),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- One notification for a lead; its index serves the foreign key.
  unique (email_id, kind),
  constraint outbox_lease_while_sending check ((status = 'sending') = (leased_until is not null)),
  constraint outbox_sent_at_when_sent check ((status = 'sent') = (sent_at is not null))
);

-- What claim_outbox looks for: the time at which a row is due, again if its lease ran out.
create index outbox_due_idx on public.outbox (coalesce(leased_until, next_attempt_at))
  where status in ('pending', 'sending');
create index outbox_status_created_at_idx on public.outbox (status, created_at desc);

alter table public.outbox enable row level security;

revoke all on table public.outbox from public, anon, authenticated, service_role;
grant select on table public.outbox to authenticated;
grant select, insert, update, delete on table public.outbox to service_role;

create policy "Staff read the outbox"
  on public.outbox for select to authenticated
  using ((select private.is_staff()));

-- Leases up to max_rows due mails to the caller for lease_seconds, oldest first.
create function public.claim_outbox(max_rows integer, lease_seconds integer)
returns setof public.outbox
language sql set search_path = ''
as $$
  with due as materialized (
    select o.id from public.outbox o
    where o.status in ('pending', 'sending')
      and coalesce(o.leased_until, o.next_attempt_at) <= now()
    order by coalesce(o.leased_until, o.next_attempt_at)
    limit claim_outbox.max_rows
    for update skip locked
  )
  update public.outbox o
  set status = 'sending',
    attempts = o.attempts + 1,
    leased_until = now() + make_interval(secs => claim_outbox.lease_seconds)
  from due
  where o.id = due.id
  returning o.*
$$;

-- Records how a leased mail fared: outcome 'sent', 'retry' (due again in retry_in_seconds) or 'failed'
-- (for good). False, and nothing changed, unless the caller's attempt is still the current one.
create function public.settle_outbox(
  mail_id uuid,
  attempt integer,
  outcome text,
  error text default null,
  message_id text default null,
  retry_in_seconds integer default 0
)
returns boolean
language plpgsql set search_path = ''
as $$
begin
  if outcome is null or outcome not in ('sent', 'retry', 'failed') then
    raise invalid_parameter_value using message = format('Unknown outcome %L', outcome);
  end if;

  update public.outbox o
  set status = case outcome
      when 'sent' then 'sent'
      when 'retry' then 'pending'
      else 'failed'
    end::public.outbox_status,
    leased_until = null,
    sent_at = case outcome when 'sent' then now() end,
    provider_message_id = left(settle_outbox.message_id, 500),
    last_error = left(settle_outbox.error, 1000),
    next_attempt_at = case outcome
      when 'retry' then now() + make_interval(secs => coalesce(retry_in_seconds, 0))
      else o.next_attempt_at
    end
  where o.id = settle_outbox.mail_id
    and o.attempts = settle_outbox.attempt
    and o.status = 'sending';
  return found;
end
$$;

revoke all on function public.claim_outbox (integer, integer)
  from public, anon, authenticated, service_role;
revoke all on function public.settle_outbox (uuid, integer, text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox (integer, integer) to service_role;
grant execute on function public.settle_outbox (uuid, integer, text, text, text, integer)
  to service_role;
