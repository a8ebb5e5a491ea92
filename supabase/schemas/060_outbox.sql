-- A row is written with its subject, then leased by a worker: one that dies loses it, and a late one cannot settle.

-- 'bounced': accepted by the provider, refused later by the recipient's mailbox.
create type public.outbox_status as enum ('pending', 'sending', 'sent', 'failed', 'bounced');

create table public.outbox (
  -- Also the provider's Idempotency-Key.
  id uuid primary key default gen_random_uuid(),
  kind text not null
    check (kind in (
      'lead_notification', 'lead_confirmation', 'lead_digest', 'chat_summary', 'reply',
      'newsletter_confirmation', 'newsletter_issue', 'newsletter_test',
      'notification_digest', 'notification_telegram', 'account_notice', 'account_invitation'
    )),
  email_id uuid references public.emails (id) on delete cascade,
  subscription_id uuid references public.newsletter_subscriptions (id) on delete cascade,
  issue_id uuid references public.newsletter_issues (id) on delete cascade,
  reply_id uuid unique references public.email_replies (id) on delete cascade,

  event_id bigint references public.security_log (id) on delete cascade,
  invitation_id uuid references public.invitations (id) on delete cascade,

  -- Null for Telegram, whose only chat is a setting of the functions.
  to_email text check (char_length(to_email) between 1 and 254),
  -- The recipients of a reply's copies, in lower case.
  cc text[] not null default '{}' check (cardinality(cc) <= 20),
  reply_to text check (char_length(reply_to) <= 254),
  subject text check (char_length(subject) <= 500),
  text_body text check (char_length(text_body) <= 20000),
  html_body text check (char_length(html_body) <= 200000),
  -- A bare uuid stands for a Message-ID of our own, which gets its right part when the mail is sent.
  in_reply_to text check (char_length(in_reply_to) between 1 and 998),
  reference_ids text[] not null default '{}' check (cardinality(reference_ids) <= 100),

  status public.outbox_status not null default 'pending',
  attempts integer not null default 0 check (attempts >= 0),
  -- Attempts held back by a quota, a rate or a wrong setting, which say nothing about the mail.
  uncounted_attempts integer not null default 0,
  -- Attempts whose worker died.
  lost_attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 1000),
  provider_message_id text check (char_length(provider_message_id) <= 500),
  -- As its recipient got it: providers replace ours.
  message_id text check (char_length(message_id) between 1 and 998),
  -- The report by which the mail came back; it counts once, even if it is delivered again.
  bounce_id text check (char_length(bounce_id) between 1 and 998),
  created_at timestamptz not null default now(),
  sent_at timestamptz,

  constraint outbox_subject_of_kind check (
    case kind
      -- About an email or a chat, or about an event.
      when 'notification_telegram' then true
      else (kind in ('lead_notification', 'lead_confirmation', 'chat_summary', 'reply'))
        = (email_id is not null)
    end
    and (kind in ('newsletter_confirmation', 'newsletter_issue')) = (subscription_id is not null)
    and (kind in ('newsletter_issue', 'newsletter_test')) = (issue_id is not null)
    and (kind = 'reply') = (reply_id is not null)
    and (kind = 'reply' or cc = '{}')
    and case kind
      when 'notification_telegram' then true
      else (kind = 'account_notice') = (event_id is not null)
    end
    and (kind = 'account_invitation') = (invitation_id is not null)
    and (reply_id is null or reply_id = id)
  ),
  constraint outbox_address_of_kind check ((to_email is null) = (kind = 'notification_telegram')),
  -- Written when they are sent, and the same at every attempt: the newsletter's mails (their links are keys, of which
  -- none is kept; an issue's text is the same for all), invitations and notices. Notifications tell of what changes:
  -- their text is kept from the first attempt until it succeeds.
  constraint outbox_text_of_kind check (
    case
      when kind like 'notification\_%' then true
      else (subject is null) = (kind like 'newsletter\_%' or kind like 'account\_%')
    end
    and (text_body is null) = (subject is null)
    and (html_body is null or subject is not null)
  ),
  constraint outbox_lease_while_sending check ((status = 'sending') = (leased_until is not null)),
  constraint outbox_sent_at_when_sent check (
    (status in ('sent', 'bounced')) = (sent_at is not null)
  )
);

-- When a row is due, or due again because its lease ran out. Letters have an index of their own: they would outnumber
-- everything else.
create index outbox_due_idx on public.outbox (coalesce(leased_until, next_attempt_at))
  where status in ('pending', 'sending') and kind <> 'newsletter_issue';
create index outbox_letters_due_idx on public.outbox
  (issue_id, coalesce(leased_until, next_attempt_at))
  where status in ('pending', 'sending') and kind = 'newsletter_issue';
-- No reader gets an issue twice.
create unique index outbox_letter_key on public.outbox (issue_id, subscription_id);
create index outbox_provider_message_id_idx on public.outbox (provider_message_id);
-- For the overview.
create index outbox_confirmed_idx on public.outbox (sent_at) where kind = 'lead_confirmation' and status = 'sent';
-- The latest mail, and the latest message of Telegram.
create index outbox_sent_at_idx on public.outbox (sent_at) where sent_at is not null;
create index outbox_telegram_idx on public.outbox (created_at) where kind = 'notification_telegram';
create index outbox_message_id_idx on public.outbox (message_id) where message_id is not null;
create index outbox_status_created_at_idx on public.outbox (status, created_at desc);
create index outbox_email_id_idx on public.outbox (email_id);
create index outbox_subscription_id_idx on public.outbox (subscription_id);
create index outbox_event_id_idx on public.outbox (event_id);
create index outbox_invitation_id_idx on public.outbox (invitation_id);
-- When a user was last sent a digest.
create index outbox_digests_idx on public.outbox (to_email, created_at) where kind = 'notification_digest';
-- One notification and one confirmation per lead. On both columns, although email_id would do: Supabase Lite takes any
-- unique index on a foreign key, even a partial one, for a one-to-one relation.
create unique index outbox_lead_mail_key on public.outbox (email_id, kind)
  where kind in ('lead_notification', 'lead_confirmation');

-- Leases mails that the caller has locked.
create function private.lease_mails(ids uuid[], lease_seconds integer)
returns setof public.outbox
language sql set search_path = ''
as $$
  update public.outbox o
  set status = 'sending', attempts = o.attempts + 1, leased_until = now() + make_interval(secs => lease_seconds),
    lost_attempts = o.lost_attempts + (o.status = 'sending')::integer
  where o.id = any (ids)
  returning o.*
$$;

-- Leases due mails, oldest first: those that were never tried, then the others, then letters of the newsletter.
create function public.claim_outbox(max_rows integer, lease_seconds integer)
returns setof public.outbox
language plpgsql set search_path = ''
as $$
declare
  -- Such a mail kills its worker before it can report a failure.
  most_lost constant integer := 20;
  claimed integer;
begin
  perform public.settle_outbox(o.id, o.attempts, 'failed', 'Each attempt ended without an outcome')
  from public.outbox o
  where o.status = 'sending' and o.leased_until <= now() and o.lost_attempts + 1 >= most_lost;

  return query
  select * from private.lease_mails(array(
    select o.id from public.outbox o
    where o.status in ('pending', 'sending')
      and o.kind <> 'newsletter_issue'
      and coalesce(o.leased_until, o.next_attempt_at) <= now()
      -- Spam triggers no mails; replies written by staff are sent.
      and (o.kind = 'reply' or not exists (
        select from public.emails e join public.emails first on first.id = e.thread_id
        where e.id = o.email_id and first.spam_at is not null
      ))
    order by o.attempts > 0, coalesce(o.leased_until, o.next_attempt_at)
    limit max_rows
    for update skip locked
  ), lease_seconds);
  get diagnostics claimed = row_count;

  return query
  select * from private.claim_letters(claim_outbox.max_rows - claimed, claim_outbox.lease_seconds);
end
$$;

-- outcome: 'sent', 'retry' (in retry_in_seconds), 'failed' (for good). blocked_by: what held the mail back, and does not
-- count as an attempt: 'rate', 'quota' or 'settings'; admins are told of the latter two. False, nothing changed: an
-- outdated attempt.
create function public.settle_outbox(
  mail_id uuid,
  attempt integer,
  outcome text,
  error text default null,
  message_id text default null,
  retry_in_seconds integer default 0,
  blocked_by text default null
)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  settled public.outbox;
begin
  perform private.require(outcome in ('sent', 'retry', 'failed'), format('Unknown outcome %L', outcome));

  update public.outbox o
  set status = case outcome
      when 'sent' then 'sent'
      when 'retry' then 'pending'
      else 'failed'
    end::public.outbox_status,
    leased_until = null,
    sent_at = case outcome when 'sent' then now() end,
    provider_message_id = left(settle_outbox.message_id, 500),
    uncounted_attempts = o.uncounted_attempts + (blocked_by is not null)::integer,
    subject = case when outcome <> 'sent' or o.kind not like 'notification\_%' then o.subject end,
    text_body = case when outcome <> 'sent' or o.kind not like 'notification\_%' then o.text_body end,
    html_body = case when outcome <> 'sent' or o.kind not like 'notification\_%' then o.html_body end,
    last_error = left(settle_outbox.error, 1000),
    next_attempt_at = case outcome
      when 'retry' then now() + make_interval(secs => coalesce(retry_in_seconds, 0))
      when 'failed' then now()
      else o.next_attempt_at
    end
  where o.id = settle_outbox.mail_id
    and o.attempts = settle_outbox.attempt
    and o.status = 'sending'
  returning * into settled;
  if not found then
    return false;
  end if;
  if settled.kind = 'newsletter_issue' then
    perform private.note_letter(settled);
  end if;
  if blocked_by in ('quota', 'settings') then
    perform private.tell_of_block(
      case settled.kind when 'notification_telegram' then 'telegram' else 'mail' end, blocked_by, error
    );
  end if;
  return true;
end
$$;

-- Keeps the text that a worker has written for a notification, for its further attempts.
create function public.keep_mail_text(
  mail_id uuid, attempt integer, subject text, text_body text, html_body text default ''
)
returns void
language sql set search_path = ''
as $$
  update public.outbox o
  set subject = keep_mail_text.subject, text_body = keep_mail_text.text_body,
    html_body = nullif(keep_mail_text.html_body, '')
  where o.id = keep_mail_text.mail_id and o.attempts = keep_mail_text.attempt and o.status = 'sending';
$$;

-- Tells admins, by mail and, unless that is what is blocked, by Telegram, that a service refuses us: once in twelve
-- hours per way and reason. way: 'mail', 'telegram', 'inbox' (received mail cannot be read). reason: its own words.
create function private.tell_of_block(way text, blocked_by text, reason text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event_id bigint;
begin
  -- Only one of several simultaneous refusals tells the admins.
  perform pg_advisory_xact_lock(hashtextextended('delivery_blocked', 0));
  if exists (
    select from public.security_log l
    where l.event = 'delivery_blocked'
      and l.at > now() - interval '12 hours'
      and l.details ->> 'way' = tell_of_block.way
      and l.details ->> 'blocked_by' = tell_of_block.blocked_by
  ) then
    return;
  end if;
  event_id := private.note_security('delivery_blocked', null, jsonb_build_object(
    'way', way, 'blocked_by', blocked_by,
    -- The log holds no addresses.
    'reason', left(coalesce((
      select string_agg(case when strpos(w.word, '@') > 0 then '…' else w.word end, ' ' order by w.rank)
      from unnest(string_to_array(reason, ' ')) with ordinality w (word, rank)
    ), ''), 300)
  ));
  if event_id is not null and way <> 'telegram'
    and exists (select from private.telegram t where t.is_connected)
  then
    insert into public.outbox (kind, event_id) values ('notification_telegram', event_id);
  end if;
end
$$;

-- The same for a function that reads received mail.
create function public.note_block(way text, blocked_by text, reason text)
returns void
language sql set search_path = ''
as $$
  select private.tell_of_block(way, blocked_by, reason)
$$;

-- Keeps all workers together to a service's rate: how many milliseconds the caller has to wait.
create table private.turns (
  service text primary key,
  -- When the next one may begin.
  next_at timestamptz not null
);

create function public.take_turn(service text, spacing_ms integer)
returns integer
language sql security definer set search_path = ''
as $$
  insert into private.turns as t (service, next_at)
  values (take_turn.service, clock_timestamp() + make_interval(secs => spacing_ms / 1000.0))
  on conflict (service) do update
  set next_at = greatest(t.next_at, clock_timestamp()) + make_interval(secs => spacing_ms / 1000.0)
  returning ceil(greatest(
    extract(epoch from t.next_at - clock_timestamp()) * 1000 - spacing_ms, 0
  ))::integer
$$;

-- Queues a mail again that failed for good or bounced. False: it did neither, or does not exist.
create function public.retry_mail(mail_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  retried_email_id uuid;
begin
  perform private.require_staff('send mails again');

  update public.outbox o
  set status = 'pending', attempts = 0, uncounted_attempts = 0, lost_attempts = 0, next_attempt_at = now(),
    sent_at = null, last_error = null
  where o.id = retry_mail.mail_id and o.status in ('failed', 'bounced') and o.email_id is not null
  returning o.email_id into retried_email_id;
  if not found then
    return false;
  end if;

  perform private.audit(
    'mail_retried', 'email', retried_email_id, jsonb_build_object('mail_id', retry_mail.mail_id)
  );
  return true;
end
$$;

-- Whether senders of two domains may speak for each other: the domains are the same, or one is above the other.
create function private.are_related(domain text, other text)
returns boolean
language sql immutable set search_path = ''
return position('.' in domain) > 0 and position('.' in other) > 0
  and (domain = other or right(domain, length(other) + 1) = '.' || other
    or right(other, length(domain) + 1) = '.' || domain);

-- Whether another mail to an address came back for a reason that its server did not tell.
create function private.has_bounced_before(address text, mail_id uuid)
returns boolean
language sql stable set search_path = ''
return exists (
  select from public.outbox o
  where lower(o.to_email) = lower(address) and o.id <> mail_id
    and o.bounce_id is not null and o.last_error like 'Undetermined%'
);

-- returned_ids: the mail's Message-ID by the report, ours or the provider's, who may replace ours: if none is known, it
-- is the latest mail to one of the recipients in the thread that thread_ids name. bounce_id: the report's. reporter:
-- the reporting domain, trusted only for its own addresses, unless it is one of own_domains, whose servers send our
-- mail; null: trusted. The address gets no newsletter any more, unless the bounce is temporary; is_lasting null: once it
-- repeats, with another mail to the address.
-- kind: 'failed', 'delayed' (its server still tries), 'complaint' (the recipient calls it spam).
-- outcome: 'noted'; 'duplicate' (a known report, or the mail has not left since an earlier one); 'sending' (just
-- leaving: come back); 'unknown' (not our mail, an untrusted reporter, or only recipients of copies: an ordinary mail).
create function public.note_bounce(
  returned_ids text[], bounce_id text, reason text, is_lasting boolean default true,
  thread_ids text[] default '{}', recipients text[] default '{}',
  reporter text default null, own_domains text[] default '{}', kind text default 'failed'
)
returns text
language plpgsql set search_path = ''
as $$
declare
  mail_id uuid;
  mail public.outbox;
begin
  select o.id into mail_id
  from unnest(returned_ids) with ordinality as named (message_id, rank)
  join public.outbox o on o.id = private.own_id(named.message_id) or o.provider_message_id = named.message_id
  order by named.rank
  limit 1;
  if mail_id is null then
    select o.id into mail_id
    from public.outbox o join public.emails e on e.id = o.email_id
    where e.thread_id = private.thread_of(thread_ids)
      and o.kind in ('reply', 'lead_confirmation')
      and o.status = 'sent'
      and lower(o.to_email) = any (recipients)
    order by o.sent_at desc
    limit 1;
  end if;

  select * into mail from public.outbox o where o.id = mail_id for update;
  if not found
    or reporter is not null and not exists (
      select from unnest(own_domains || split_part(lower(mail.to_email), '@', 2)) known (domain)
      where private.are_related(reporter, known.domain)
    )
    or recipients && mail.cc and lower(mail.to_email) <> all (recipients)
  then
    return 'unknown';
  elsif mail.status = 'sending' then
    return 'sending';
  elsif mail.status <> 'sent' or mail.bounce_id = note_bounce.bounce_id then
    return 'duplicate';
  end if;

  update public.outbox o
  set status = case note_bounce.kind when 'failed' then 'bounced' else o.status end,
    bounce_id = case note_bounce.kind when 'failed' then note_bounce.bounce_id else o.bounce_id end,
    last_error = left(reason, 1000)
  where o.id = mail.id and note_bounce.kind <> 'complaint';
  if note_bounce.kind = 'complaint' then
    update public.newsletter_subscriptions s
    set status = 'complained', ended_at = now()
    where s.email = lower(mail.to_email) and s.ended_at is null;
  elsif coalesce(is_lasting, private.has_bounced_before(mail.to_email, mail.id)) then
    update public.newsletter_subscriptions s
    set status = 'bounced', ended_at = now()
    where s.email = lower(mail.to_email) and s.ended_at is null;
  end if;
  return 'noted';
end
$$;

-- The Message-ID that the provider has given one of our mails: answers name it.
create function public.note_message_id(mail_id uuid, message_id text)
returns void
language sql set search_path = ''
as $$
  update public.outbox o set message_id = note_message_id.message_id where o.id = note_message_id.mail_id;
$$;

-- A customer is answered when the first reply that did not bounce was accepted, but not what they wrote since. An
-- undelivered reply reopens its thread in any state, and its author is notified.
create function private.note_reply()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reply public.email_replies;
  first public.emails;
begin
  select * into reply from public.email_replies r where r.id = new.reply_id;
  update public.emails e
  set first_reply_at = case
      -- Not an earlier one of a request that has joined it.
      when e.first_reply_at is null then case new.status when 'sent' then new.sent_at end
      when e.first_reply_at = case old.status when 'sent' then old.sent_at end
      then (
        select min(o.sent_at)
        from public.outbox o
        join public.email_replies r on r.id = o.reply_id
        join public.emails answered on answered.id = r.email_id
        where o.status = 'sent' and answered.thread_id = e.id
      )
      else e.first_reply_at
    end
  where e.id = (select answered.thread_id from public.emails answered where answered.id = reply.email_id)
  returning * into first;

  if new.status in ('failed', 'bounced') then
    update public.emails e
    set status = case when e.processed then 'in_progress' else e.status end, snoozed_until = null
    where e.id = first.id
    returning * into first;
    if first.spam_at is null then
      perform private.tell_staff(
        'undelivered', first.id, null,
        coalesce(private.staff_member(reply.author_id), private.staff_member(first.assigned_to_user_id))
      );
    end if;
  end if;

  update public.emails e set waiting_since = private.waiting_since(e) where e.id = first.id and not e.processed;
  return null;
end
$$;

create trigger outbox_note_reply
  after update on public.outbox
  for each row when (
    new.kind = 'reply' and new.status <> old.status
    and (new.status in ('sent', 'failed', 'bounced') or old.status = 'sent')
  )
  execute function private.note_reply();

-- Suspicious leads are announced together: a digest waits for an hour from the first of them.
create function private.announce_in_digest(to_email text)
returns void
language plpgsql set search_path = ''
as $$
begin
  -- Of two simultaneous leads the second finds the first one's digest.
  perform pg_advisory_xact_lock(hashtextextended('lead digest', 0));
  -- Transactions that overlap do not agree on now(): the digest counts from the earliest of them.
  update public.outbox o set created_at = least(o.created_at, now())
  where o.kind = 'lead_digest' and o.status = 'pending' and o.attempts = 0 and o.next_attempt_at > now();
  if not found then
    insert into public.outbox (kind, to_email, next_attempt_at, subject, text_body)
    values ('lead_digest', announce_in_digest.to_email, now() + interval '1 hour', '', '');
  end if;
end
$$;

-- How many there are is known when the digest leaves.
create function private.word_digest()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.subject := 'Подозрительные обращения за час: ' || (
    select count(*) from public.emails e where e.is_suspicious and e.created_at >= new.created_at
  );
  new.text_body := new.subject || E'.\n\nОни пришли сверх обычного, поэтому отдельных писем о них не было. '
    || 'Все сохранены: откройте в панели очередь «Подозрительные» и снимите пометку с настоящих.';
  return new;
end
$$;

create trigger outbox_word_digest
  before update on public.outbox
  for each row when (new.kind = 'lead_digest' and new.status = 'sending' and old.text_body = '')
  execute function private.word_digest();
