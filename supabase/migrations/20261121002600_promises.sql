-- What the site promised to whoever sent a form, and whether it was kept: contact within 2 hours after a
-- consultation or a call booked in the chat, a proposal within 24 after the quiz.

create function private.promised_within(source public.lead_source)
returns interval
language sql immutable set search_path = ''
as $$
  select case promised_within.source
    when 'consultation' then interval '2 hours'
    when 'chat' then interval '2 hours'
    when 'project_quiz' then interval '24 hours'
  end
$$;

revoke all on function private.promised_within (public.lead_source)
  from public, anon, authenticated, service_role;
grant execute on function private.promised_within (public.lead_source) to service_role;

alter table public.emails
  -- Until when somebody was promised to hear from us. Null: nothing was promised.
  add column due_at timestamptz,
  -- When a reply from the inbox first reached the customer's mail server.
  add column first_reply_at timestamptz,
  -- When staff marked it as dealt with, by telephone say; null again if they took that back.
  add column handled_at timestamptz;

alter table public.emails
  add column answered_at timestamptz generated always as (least(first_reply_at, handled_at)) stored,
  -- The order of the queue: the deadline, or infinity where nothing was promised; null for what waits for
  -- nobody. Who left neither an address nor a promised call cannot be answered.
  add column waits_until timestamptz generated always as (
    case
      when first_reply_at is null and handled_at is null and source is distinct from 'newsletter'
        and (due_at is not null or from_email is not null)
      then coalesce(due_at, 'infinity')
    end
  ) stored;

create function private.promise_answer()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Forms come under an id that the visitor's browser made; nobody was promised anything for the rest.
  if new.submission_id is not null then
    new.due_at := coalesce(new.due_at, new.received_at + private.promised_within(new.source));
  end if;
  return new;
end
$$;

create or replace function private.derive_processed()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.processed := new.status in ('processed', 'completed');
  if not new.processed then
    new.handled_at := null;
  elsif new.handled_at is null then
    new.handled_at := now();
  end if;
  return new;
end
$$;

-- Generated columns are not computed yet when this trigger runs.
create or replace function private.keep_email_content()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  changeable constant text[] := array['status', 'assigned_to_user_id'];
  generated constant text[] := array['answered_at', 'waits_until', 'preview'];
begin
  if row_security_active('public.emails')
    and to_jsonb(new) - changeable - generated is distinct from to_jsonb(old) - changeable - generated
  then
    raise insufficient_privilege
      using message = 'Only status and assigned_to_user_id of an e-mail may be changed';
  end if;
  return new;
end
$$;

revoke all on function private.promise_answer () from public, anon, authenticated, service_role;

create trigger emails_2_promise_answer
  before insert on public.emails
  for each row execute function private.promise_answer();

-- What was there before: when it was dealt with is in the audit log, or else not known any more.
update public.emails e
set due_at = e.received_at + private.promised_within(e.source)
where e.submission_id is not null;

update public.emails e
set handled_at = coalesce(
  (
    select min(a.at) from public.audit_log a
    where a.entity = 'email' and a.entity_id = e.id and a.action = 'status_changed'
      and a.details ->> 'to' in ('processed', 'completed')
  ),
  e.received_at
)
where e.processed;

create index emails_waits_until_idx on public.emails (waits_until, created_at, id)
  where waits_until is not null;
create index emails_due_at_idx on public.emails (due_at) where due_at is not null;
