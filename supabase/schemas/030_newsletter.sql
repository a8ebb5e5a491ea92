-- One row for every address ever entered, which gets letters once its owner has followed the mailed link. The
-- functions sign such a link over id and generation: no table, and no mail in the outbox, contains one.

create type public.newsletter_status as enum (
  'pending', 'confirmed',
  -- Gets no more letters: its owner unsubscribed, its mailbox refused a mail for good, or its owner reported spam.
  'unsubscribed', 'bounced', 'complained'
);

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (email = lower(btrim(email)) and char_length(email) between 1 and 254),
  status public.newsletter_status not null default 'pending',
  -- Counts the times the address was entered: only a link of the latest mail confirms.
  generation integer not null default 1 check (generation > 0),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- The consent text under the form, and the page, when the address was entered.
  consent_text_version text check (char_length(consent_text_version) between 1 and 40),
  page_url text check (char_length(page_url) <= 2000),
  constraint newsletter_confirmed_at_follows_status check (
    case status
      when 'pending' then confirmed_at is null
      when 'confirmed' then confirmed_at is not null
      else true
    end
  ),
  constraint newsletter_ended_at_when_ended check (
    (status in ('unsubscribed', 'bounced', 'complained')) = (ended_at is not null)
  )
);

-- The order of the subscribers' list.
create index newsletter_subscriptions_requested_at_idx
  on public.newsletter_subscriptions (requested_at desc, id desc);
create index newsletter_subscriptions_status_idx
  on public.newsletter_subscriptions (status, requested_at desc, id desc);

-- Cancels waiting mails, and those of a dead worker. A running claim holds the row: this waits, and cancels its result.
create function private.take_back_mails()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  delete from public.outbox o
  where o.subscription_id = new.id and o.status in ('pending', 'sending');
  return null;
end
$$;

create trigger newsletter_subscriptions_take_back_mails
  after update of status on public.newsletter_subscriptions
  for each row when (new.ended_at is not null and old.ended_at is null)
  execute function private.take_back_mails();

create type public.newsletter_issue_status as enum ('draft', 'sending', 'paused', 'sent', 'cancelled');

create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (char_length(subject) <= 200 and subject !~ '[[:cntrl:]]'),
  -- Plain text with a few marks (functions/_shared/newsletter/markup.ts).
  body text not null check (char_length(body) <= 20000),
  status public.newsletter_issue_status not null default 'draft',
  created_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- Letters are claimed at this pace at most, the next one not before next_send_at.
  pace_per_minute integer not null default 60 check (pace_per_minute between 1 and 6000),
  next_send_at timestamptz not null default now(),
  -- Consecutive failed attempts since the last success.
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  -- Why it was paused automatically.
  pause_reason text check (char_length(pause_reason) <= 1000),

  started_at timestamptz,
  finished_at timestamptz,
  -- Readers at the start, results at the end: kept here, because the letters leave the outbox.
  reader_count integer check (reader_count > 0),
  sent_count integer,
  failed_count integer,
  -- A draft is saved while it is written.
  constraint newsletter_issue_complete check (status = 'draft' or (subject <> '' and body <> '')),
  constraint newsletter_issue_started check (
    (status = 'draft') = (started_at is null) and (status = 'draft') = (reader_count is null)
  ),
  constraint newsletter_issue_finished check (
    (status in ('sent', 'cancelled')) = (finished_at is not null)
    and (sent_count is null) = (finished_at is null)
    and (failed_count is null) = (finished_at is null)
  ),
  constraint newsletter_issue_failing check ((failures = 0) = (failing_since is null)),
  constraint newsletter_issue_pause_reason check (status = 'paused' or pause_reason is null)
);

create trigger newsletter_issues_0_clean
  before insert or update of subject, body on public.newsletter_issues
  for each row execute function private.clean_columns('subject', 'body');

create index newsletter_issues_created_at_idx on public.newsletter_issues (created_at desc);
create index newsletter_issues_created_by_idx on public.newsletter_issues (created_by);
create index newsletter_issues_sending_idx on public.newsletter_issues (started_at)
  where status = 'sending';

-- Enters an address, perhaps again, without the mails that wait for it: one is enough, with all its attempts. Null: it is
-- confirmed; or, unless its owner is known to ask, was mailed within mail_pause_seconds, or called spam.
create function private.enter_subscriber(
  address text, consent jsonb, is_owner boolean, mail_pause_seconds integer default 0
)
returns public.newsletter_subscriptions
language plpgsql set search_path = ''
as $$
declare
  entered public.newsletter_subscriptions;
begin
  insert into public.newsletter_subscriptions as s (email, consent_text_version, page_url)
  values (lower(btrim(address)), consent ->> 'text_version', consent ->> 'page_url')
  on conflict (email) do update
  set status = 'pending', generation = s.generation + 1, requested_at = now(), confirmed_at = null, ended_at = null,
    consent_text_version = excluded.consent_text_version, page_url = excluded.page_url
  where s.status in ('unsubscribed', 'bounced')
    or s.status = 'pending' and s.requested_at <= now() - make_interval(secs => mail_pause_seconds)
    or is_owner and s.status <> 'confirmed'
  returning s.* into entered;
  delete from public.outbox o where o.subscription_id = entered.id and o.status in ('pending', 'failed');
  return entered;
end
$$;

-- Stores a subscription and queues the mail to confirm it, together or not at all. False: no mail, and nothing stored,
-- so that the links of former mails go on working. Never show it: it would reveal whether an address is known.
create function public.subscribe_newsletter(address text, mail_pause_seconds integer, consent jsonb)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  entered public.newsletter_subscriptions;
begin
  if exists (
      select from public.newsletter_subscriptions s
      where s.email = lower(btrim(address))
        and (
          s.status in ('confirmed', 'complained')
          or s.status = 'pending' and s.requested_at > now() - make_interval(secs => mail_pause_seconds)
        )
    )
    or not private.may_get('newsletter_confirmation', btrim(address))
  then
    return false;
  end if;
  entered := private.enter_subscriber(address, consent, false, mail_pause_seconds);
  insert into public.outbox (subscription_id, kind, to_email)
  select entered.id, 'newsletter_confirmation', entered.email where entered.id is not null;
  return found;
end
$$;

-- 'confirmed' (now, or before); 'expired' (after seven days, or its owner left: only a new mail helps); 'unknown'.
create function public.confirm_newsletter(subscription_id uuid, generation integer)
returns text
language plpgsql set search_path = ''
as $$
declare
  confirmed public.newsletter_subscriptions;
begin
  update public.newsletter_subscriptions s
  set status = 'confirmed', confirmed_at = now()
  where s.id = confirm_newsletter.subscription_id
    and s.generation = confirm_newsletter.generation
    and s.status = 'pending'
    and s.requested_at > now() - interval '7 days'
  returning * into confirmed;
  if found then
    -- The inbox shows it once; it needs no answer.
    insert into public.emails (
      subscription_id, source, status, customer_id, from_email, subject, body, page_url,
      created_at, received_at, handled_at
    )
    values (
      confirmed.id, 'newsletter', 'processed',
      (select c.id from public.customers c where c.email = confirmed.email),
      confirmed.email, 'Подписка на рассылку',
      'Владелец адреса ' || confirmed.email || ' подтвердил подписку на рассылку.',
      confirmed.page_url, confirmed.confirmed_at, confirmed.confirmed_at, confirmed.confirmed_at
    )
    on conflict on constraint emails_subscription_id_key do nothing;
    return 'confirmed';
  end if;

  return coalesce(
    (
      select case s.status when 'confirmed' then 'confirmed' else 'expired' end
      from public.newsletter_subscriptions s
      where s.id = confirm_newsletter.subscription_id and s.generation = confirm_newsletter.generation
    ),
    'unknown'
  );
end
$$;

-- True if the address gets no more letters (the link may be from any mail); false if the link is unknown.
create function public.unsubscribe_newsletter(subscription_id uuid)
returns boolean
language sql set search_path = ''
as $$
  update public.newsletter_subscriptions s
  set status = 'unsubscribed', ended_at = now()
  where s.id = subscription_id and s.ended_at is null;
  select exists (select from public.newsletter_subscriptions s where s.id = subscription_id);
$$;
