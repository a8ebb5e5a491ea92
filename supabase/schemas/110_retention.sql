-- The terms are promises of the privacy page: its texts are in src/content/retention.ts, and a test compares the two.

create function private.retention_terms(
  -- After a person's last request: their requests, contact data and consents.
  out requests interval,
  -- After the last attempt: the outbox's copies of mails that were sent, or failed for good.
  out mails interval,
  -- After it was entered: an address whose owner has not confirmed the newsletter.
  out unconfirmed interval,
  -- After it stopped getting the newsletter: the address.
  out unsubscribed interval,
  -- After its last message: a chat, and its summary unless a booking or a contact made a request of it.
  out chats interval,
  -- After it was opened: how far a quiz came.
  out quizzes interval,
  -- After staff called it spam: what it said.
  out spam interval,
  -- After the sign-up: an account whose owner has not confirmed the address.
  out accounts interval,
  -- After the event: a line of the security log.
  out security interval,
  -- After they left, or were invited: the name and address of staff, for the logs.
  out team interval
)
language sql immutable set search_path = ''
as $$
  select interval '3 years', interval '90 days', interval '30 days', interval '30 days',
    interval '1 year', interval '1 year', interval '30 days', interval '7 days',
    interval '1 year', interval '3 years'
$$;

-- Says how many rows it deleted, by term or by table, without what goes with them. Of emails, chats and mails max_rows
-- at a time: running it again goes on with what is left. No role of the API may call it.
create function private.prune_old_data(max_rows integer default 10000)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  terms constant record := private.retention_terms();
  deleted record;
begin
  select 0 as rate_limits, 0 as llm_spending, 0 as quizzes, 0 as notifications, 0 as unchecked_files,
    0 as unconfirmed, 0 as unsubscribed, 0 as accounts, 0 as security, 0 as team, 0 as invitations, 0 as mails, 0 as letters,
    0 as spam, 0 as summaries, 0 as chats, 0 as requests, 0 as customers
  into deleted;

  -- First, and never waiting: count_hit locks these rows before any other.
  delete from private.rate_limits
  where (bucket, client_hash) in (
    select expired.bucket, expired.client_hash
    from private.rate_limits expired
    where expired.window_ends_at <= now()
    for update skip locked
  );
  get diagnostics deleted.rate_limits = row_count;

  -- Of the budget's day.
  delete from private.llm_spending s where s.day < (now() at time zone 'UTC')::date;
  get diagnostics deleted.llm_spending = row_count;

  delete from public.quiz_runs r where r.started_at <= now() - terms.quizzes;
  get diagnostics deleted.quizzes = row_count;

  -- Staff's own list, which contains nothing beyond its emails and chats.
  delete from public.notifications n where n.created_at <= now() - interval '30 days';
  get diagnostics deleted.notifications = row_count;

  -- Unchecked files of mails: the message they came with stays, and says so.
  delete from public.attachments a
  where a.media_type = 'application/octet-stream' and a.created_at <= now() - interval '30 days';
  get diagnostics deleted.unchecked_files = row_count;

  delete from public.newsletter_subscriptions s
  where s.status = 'pending' and s.requested_at <= now() - terms.unconfirmed;
  get diagnostics deleted.unconfirmed = row_count;

  delete from public.newsletter_subscriptions s where s.ended_at <= now() - terms.unsubscribed;
  get diagnostics deleted.unsubscribed = row_count;

  -- Another person's address, mistyped or misused, is not kept. Staff were invited by an admin.
  delete from auth.users u
  where u.email_confirmed_at is null
    and u.phone_confirmed_at is null
    and u.created_at <= now() - terms.accounts
    and private.staff_member(u.id) is null;
  get diagnostics deleted.accounts = row_count;

  delete from public.security_log l where l.at <= now() - terms.security;
  get diagnostics deleted.security = row_count;

  delete from public.former_staff f where f.left_at <= now() - terms.team;
  get diagnostics deleted.team = row_count;

  update public.audit_log l set details = l.details - 'from' - 'to'
  where l.kind = 'person' and l.action in ('person_invited', 'invitation_withdrawn')
    and l.details ? 'to' and l.at <= now() - terms.team;

  delete from public.invitations i
  where i.accepted_at is null and i.expires_at <= now() - terms.unconfirmed;
  get diagnostics deleted.invitations = row_count;

  -- A mail that failed for good has the time at which it did.
  delete from public.outbox
  where id in (
    select o.id from public.outbox o
    where o.status in ('sent', 'failed', 'bounced')
      and coalesce(o.sent_at, o.next_attempt_at) <= now() - terms.mails
    limit max_rows for update of o
  );
  get diagnostics deleted.mails = row_count;

  -- Letters in progress when their issue was cancelled, and are not any more.
  delete from public.outbox o using public.newsletter_issues i
  where i.id = o.issue_id
    and i.status = 'cancelled'
    and o.status in ('pending', 'sending')
    and coalesce(o.leased_until, o.next_attempt_at) <= now();
  get diagnostics deleted.letters = row_count;

  -- Whole threads, unless something came in since, to be found. One taken back meanwhile is rechecked under its lock.
  delete from public.emails
  where id in (
    select e.id from public.emails e
    where e.spam_at <= now() - terms.spam
      and not exists (
        select from public.emails answer
        where answer.thread_id = e.id and answer.id <> e.id and answer.created_at > now() - terms.spam
      )
    limit max_rows for update of e
  );
  get diagnostics deleted.spam = row_count;

  -- Not what staff are working on, nor a booking or a contact. The summary first, while it is known whose it is.
  delete from public.emails
  where id in (
    select e.id from public.emails e
    join public.chat_sessions s on s.summary_id = e.id
    where s.last_message_at <= now() - terms.chats
      and e.lead is null
      and e.answers = 0
      and e.status <> 'in_progress'
    limit max_rows for update of e
  );
  get diagnostics deleted.summaries = row_count;

  -- Only once no summary waits for the next time.
  delete from public.chat_sessions
  where id in (
    select s.id from public.chat_sessions s
    where s.last_message_at <= now() - terms.chats
      and not exists (
        select from public.emails e where e.id = s.email_id and e.status = 'in_progress'
      )
      and deleted.summaries < max_rows
    limit max_rows for update of s
  );
  get diagnostics deleted.chats = row_count;

  -- What staff are still working on stays, and so does whatever a person sent who has written since.
  delete from public.emails
  where id in (
    select e.id from public.emails e
    where e.thread_id = e.id
      and e.status <> 'in_progress'
      and e.received_at <= now() - terms.requests
      and not exists (
        select from public.emails answer
        where answer.thread_id = e.id and answer.received_at > now() - terms.requests
      )
      and not exists (
        select from public.customers c
        where c.id = e.customer_id and c.last_seen_at > now() - terms.requests
      )
    limit max_rows for update of e
  );
  get diagnostics deleted.requests = row_count;

  -- A subscription is no request: it keeps only its own address.
  delete from public.customers c
  where c.last_seen_at <= now() - terms.requests
    and not exists (
      select from public.emails e
      where e.customer_id = c.id and e.source is distinct from 'newsletter'
    );
  get diagnostics deleted.customers = row_count;

  delete from public.retention_runs r where r.started_at <= now() - interval '1 year';
  return to_jsonb(deleted);
end
$$;

-- The daily runs ----------------------------------------------------------------------------------------------

-- When old data was deleted and how much, or why not. For admins.
create table public.retention_runs (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null default clock_timestamp(),
  -- Rows, as prune_old_data counts them; null if it failed.
  deleted jsonb,
  -- Why nothing was deleted.
  error text check (char_length(error) between 1 and 500),
  check (num_nonnulls(deleted, error) = 1)
);

create index retention_runs_started_at_idx on public.retention_runs (started_at);

-- Runs for a minute at most, since the platform ends a statement after two; the next day goes on. A failure takes back
-- its own part; the first of a day alerts the admins. The schedule (docs/deployment.md) runs it daily as the owner.
create function private.run_retention()
returns void
language plpgsql set search_path = ''
as $$
declare
  began_at constant timestamptz := clock_timestamp();
  max_rows constant integer := 10000;
  part jsonb;
  counts jsonb := '{}'::jsonb;
  failure text;
begin
  loop
    begin
      part := private.prune_old_data(max_rows);
    -- A statement that took too long is none of the others.
    exception when query_canceled or others then
      failure := left(sqlstate || ': ' || sqlerrm, 500);
      exit;
    end;
    counts := (
      select jsonb_object_agg(key, value::bigint + coalesce((counts ->> key)::bigint, 0)) from jsonb_each_text(part)
    );
    exit when clock_timestamp() > began_at + interval '1 minute'
      or not exists (select from jsonb_each_text(part) where value::bigint >= max_rows);
  end loop;
  insert into public.retention_runs (started_at, deleted, error)
  values (began_at, case when failure is null then counts end, failure);
  if failure is not null and not exists (
    select from public.security_log l
    where l.event = 'retention_failed' and private.company_day(l.at) = private.company_day(now())
  ) then
    perform private.note_security('retention_failed', null);
  end if;
end
$$;
