-- Who wants the blog's newsletter, one row for every address that was ever entered. Only the service
-- role writes; an address gets letters when its owner has followed the link that was mailed to it.

create type public.newsletter_status as enum ('pending', 'confirmed', 'unsubscribed');

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (email = lower(btrim(email)) and char_length(email) between 1 and 254),
  status public.newsletter_status not null default 'pending',
  -- SHA-256 of the token in the latest mail's links: who reads this table can follow none of them.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- What stood under the form, and where, when the address was entered.
  consent_text_version text check (char_length(consent_text_version) between 1 and 40),
  page_url text check (char_length(page_url) <= 2000),
  constraint newsletter_confirmed_at_follows_status check (
    case status
      when 'pending' then confirmed_at is null
      when 'confirmed' then confirmed_at is not null
      else true
    end
  ),
  constraint newsletter_unsubscribed_at_when_unsubscribed check (
    (status = 'unsubscribed') = (unsubscribed_at is not null)
  )
);

alter table public.newsletter_subscriptions enable row level security;

revoke all on table public.newsletter_subscriptions from public, anon, authenticated, service_role;
grant select on table public.newsletter_subscriptions to authenticated;
grant select, insert, update, delete on table public.newsletter_subscriptions to service_role;

create policy "Staff read newsletter subscriptions"
  on public.newsletter_subscriptions for select to authenticated
  using ((select private.is_staff()));

-- The outbox carries the confirmation, too: a mail is about an e-mail or about a subscription.
alter table public.outbox
  alter column email_id drop not null,
  add column subscription_id uuid
    references public.newsletter_subscriptions (id) on delete cascade,
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in ('lead_notification', 'newsletter_confirmation')),
  add constraint outbox_subject_of_kind check (
    (kind = 'lead_notification') = (email_id is not null)
    and (kind = 'newsletter_confirmation') = (subscription_id is not null)
  );

create index outbox_subscription_id_idx on public.outbox (subscription_id);

-- The link in a confirmation is a key, so staff read the notifications only …
alter policy "Staff read the outbox" on public.outbox
  using ((select private.is_staff()) and kind = 'lead_notification');

-- … and no copy of it is kept once it is delivered.
create function private.forget_link()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.text_body := '';
  new.html_body := null;
  return new;
end
$$;

revoke all on function private.forget_link () from public, anon, authenticated, service_role;

create trigger outbox_forget_link
  before update on public.outbox
  for each row when (new.status = 'sent' and new.kind = 'newsletter_confirmation')
  execute function private.forget_link();
