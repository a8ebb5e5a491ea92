-- What visitors send us. Only the service role writes leads; staff work with them.

create type public.email_status as enum ('new', 'processed', 'in_progress', 'completed');
create type public.lead_source as enum (
  'consultation', 'project_quiz', 'chat', 'inbound', 'newsletter', 'manual'
);
-- The receiving provider's verdict on a mail's sender, by SPF, DKIM and DMARC; 'none': no verdict.
create type public.mail_authentication as enum ('pass', 'fail', 'none');

-- Where staff find an email: in their work, among chats whose visitors cannot be answered, or among spam.
create type public.email_shelf as enum ('inbox', 'chats', 'spam');

-- The inbox: leads, mails that came in, summaries of chats, subscriptions.
create table public.emails (
  id uuid primary key default gen_random_uuid(),
  source public.lead_source,
  from_email text check (char_length(from_email) <= 254),
  -- The sender's name in a mail, which is unverified.
  from_name text check (char_length(from_name) <= 120),
  -- Null: it did not come by mail.
  authentication public.mail_authentication,
  to_email text check (char_length(to_email) <= 254),
  -- The other recipients of a mail, without ourselves: from its To and its Cc.
  also_to text[] not null default '{}' check (cardinality(also_to) <= 20),
  cc text[] not null default '{}' check (cardinality(cc) <= 20),
  -- The mail's Reply-To, which is unverified.
  reply_to text check (char_length(reply_to) <= 254),
  -- The sender reads no answers, such as a form service: they go to reply_to by default.
  is_relayed boolean not null default false check (not is_relayed or reply_to is not null),
  subject text check (char_length(subject) <= 500),
  body text check (char_length(body) <= 20000),
  html_content text check (char_length(html_content) <= 200000),
  -- How it begins; of a mail what its sender has written themselves (contracts/new-text.ts).
  preview text,
  created_at timestamptz not null default now(),
  received_at timestamptz not null default now(),

  status public.email_status not null default 'new',
  processed boolean not null default false,
  customer_id uuid references public.customers (id) on delete set null,
  assigned_to_user_id uuid references public.profiles (user_id) on delete set null,

  -- private.public_submission_id of what the visitor's browser made once per filled form: submitting it twice makes one
  -- lead. The browser's own id is not stored: it entitles its holder to correct the form.
  submission_id uuid unique,
  lead jsonb check (jsonb_typeof(lead) = 'object'),
  interest text check (char_length(interest) <= 160),
  page_url text check (char_length(page_url) <= 2000),
  referrer text check (char_length(referrer) <= 2000),
  utm jsonb check (jsonb_typeof(utm) = 'object'),
  -- The row goes with the subscription, 30 days after its owner has left, unless they have written to us.
  subscription_id uuid unique references public.newsletter_subscriptions (id) on delete set null,

  -- As in the mail's own headers (RFC 5322, section 3.6.4), angle brackets included.
  message_id text check (char_length(message_id) between 1 and 998),
  in_reply_to text check (char_length(in_reply_to) between 1 and 998),
  reference_ids text[] not null default '{}' check (cardinality(reference_ids) <= 100),
  -- The thread's first email: it stands for the thread in lists, and has its status, assignee and marks.
  thread_id uuid not null references public.emails (id) on delete cascade,
  -- The thread that a mail refers to without belonging to it: its sender is new there.
  refers_to_thread_id uuid,
  -- When its customer last wrote, or until when it is snoozed. Null: not the first of its thread.
  listed_at timestamptz,
  -- How many emails have joined, and how the latest of them begins.
  answers integer not null default 0,
  answer_preview text,

  -- Above a limit: announced only in a digest. Staff can clear the mark.
  is_suspicious boolean not null default false,
  -- A program wrote it: an absence note, a receipt, a report, a newsletter. Nobody waits for an answer.
  is_automatic boolean not null default false,
  -- Since when staff have marked it as spam.
  spam_at timestamptz,
  -- Until when staff have snoozed it; in the past: it has returned. A customer's answer ends it.
  snoozed_until timestamptz,
  tags text[] not null default '{}' check (
    cardinality(tags) <= 10 and array_position(tags, null) is null and array_to_string(tags, '') !~ '[[:cntrl:],]'
    and '' <> all (tags) and length(array_to_string(tags, '')) <= 300
  ),
  shelf public.email_shelf not null generated always as (
    case
      when spam_at is not null then 'spam'::public.email_shelf
      when source = 'chat' and lead is null and from_email is null then 'chats'::public.email_shelf
      else 'inbox'::public.email_shelf
    end
  ) stored,
  -- The last action of staff, while nothing else has changed it. Made by the browser, for any number of emails.
  change_id uuid,

  -- The deadline of the promised answer. Null: nothing was promised.
  due_at timestamptz,
  -- When the first reply reached the customer's server, or staff were done before the customer wrote again.
  first_reply_at timestamptz,
  -- When staff last marked it as processed, for instance after a call; null again if that was undone.
  handled_at timestamptz,
  answered_at timestamptz generated always as (least(first_reply_at, handled_at)) stored,
  -- The customer's first unanswered message (private.waiting_since); null if everything is answered.
  waiting_since timestamptz,
  -- Infinity: nothing was promised, or it was kept and the customer has written again. Null: no answer is expected, or
  -- possible (no address, no promised call); a subscription asks for nothing.
  waits_until timestamptz generated always as (
    case
      when waiting_since is not null and spam_at is null
        and (source is distinct from 'newsletter' or answers > 0)
        and (due_at is not null or from_email is not null or reply_to is not null)
      then case when first_reply_at is null then coalesce(due_at, 'infinity') else 'infinity' end
    end
  ) stored
);

-- The lists' orders: the id decides between emails of the same moment.
create index emails_listed_at_idx on public.emails (listed_at desc, id desc) where listed_at is not null;
create index emails_status_idx on public.emails (status, listed_at desc, id desc) where listed_at is not null;
-- For the planner, which sees the later mails of threads among the new ones, and would look for them in the whole list.
create index emails_new_idx on public.emails (listed_at desc, id desc) where status = 'new' and listed_at is not null;
create index emails_source_idx on public.emails (source, listed_at desc, id desc) where listed_at is not null;
create index emails_assigned_to_user_id_idx on public.emails (assigned_to_user_id, listed_at desc, id desc);
create index emails_customer_id_idx on public.emails (customer_id, listed_at desc, id desc);
create index emails_waits_until_idx on public.emails (waits_until, waiting_since, id)
  where waits_until is not null;
create index emails_created_at_idx on public.emails (created_at);
create index emails_due_at_idx on public.emails (due_at) where due_at is not null;
create index emails_thread_id_idx on public.emails (thread_id, created_at);
create index emails_suspicious_idx on public.emails (listed_at desc, id desc) where is_suspicious;
create index emails_shelf_idx on public.emails (shelf, listed_at desc, id desc) where shelf <> 'inbox';
create index emails_snoozed_until_idx on public.emails (snoozed_until, id) where snoozed_until is not null;
create index emails_tags_idx on public.emails using gin (tags) where tags <> '{}';
-- Counting all tags reads it alone; the other has no lists, and the rows are wide.
create index emails_tag_lists_idx on public.emails (tags) where tags <> '{}';
create index emails_change_id_idx on public.emails (change_id) where change_id is not null;
-- The leads that were announced one by one.
create index emails_announced_leads_idx on public.emails (created_at)
  where submission_id is not null and not is_suspicious;
-- A mail that is delivered twice is one email.
create unique index emails_message_id_key on public.emails (message_id)
  where message_id is not null;

-- The proof that a person consented to our use of their data: to which text, on which page, when.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  email_id uuid not null references public.emails (id) on delete cascade,
  -- Null: a contact with only a messenger account has no card.
  customer_id uuid references public.customers (id) on delete cascade,
  text_version text not null check (char_length(text_version) between 1 and 40),
  page_url text check (char_length(page_url) <= 2000),
  given_at timestamptz not null default now()
);

create index consents_email_id_idx on public.consents (email_id);
create index consents_customer_id_idx on public.consents (customer_id);

-- What may change of an email, and what follows from it --------------------------------------------------
-- Triggers of one event fire in the order of their names: the content is compared before anything is derived.

create trigger emails_0_clean
  before update of tags on public.emails
  for each row execute function private.clean_columns('tags');

create trigger emails_0_keep_other_columns
  before update on public.emails
  for each row execute function private.keep_other_columns(
    'status', 'assigned_to_user_id', 'is_suspicious', 'spam_at', 'snoozed_until', 'tags', 'change_id',
    'answered_at', 'waits_until', 'shelf'
  );

create function private.check_staff_change()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not row_security_active('public.emails') then
    return new;
  end if;
  if old.thread_id <> old.id then
    raise invalid_parameter_value using message = 'Only the first email of a thread can be changed';
  end if;
  if new.snoozed_until is distinct from old.snoozed_until
    and new.snoozed_until not between now() and now() + interval '1 year'
  then
    raise invalid_parameter_value using message = 'An email can be snoozed for a year at most';
  end if;
  -- Retention counts from it: staff cannot backdate it.
  if new.spam_at is not null then
    new.spam_at := coalesce(old.spam_at, now());
  end if;
  return new;
end
$$;

create trigger emails_1_check_staff_change
  before update on public.emails
  for each row execute function private.check_staff_change();

-- Contact within so many working hours after a consultation, a chat's booking or a lead entered by staff; a proposal
-- within so many hours, counted on working days, after the quiz: `promises` of src/content/company.ts, as deliver-mail
-- hands them over. Null: nothing is promised.
create function private.promised_until(source public.lead_source, moment timestamptz)
returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  promises constant jsonb := (select s.promises from private.schedule s);
begin
  return case
    when source in ('consultation', 'chat', 'manual') then
      private.add_working_time(moment, (promises ->> 'consultationHours')::numeric * interval '1 hour')
    when source = 'project_quiz' then
      private.add_working_days(moment, (promises ->> 'proposalHours')::numeric * interval '1 hour')
  end;
end
$$;

-- The customer's first message after our answers, or our first reply since that did not arrive. A reply answers what
-- its author had seen, unless it bounced; processing the thread answers all.
create function private.waiting_since(first public.emails)
returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  answered_until timestamptz;
  replied_at timestamptz;
begin
  -- The mails of old replies are not kept. Without a reply it was processed before it was reopened.
  select
    greatest(coalesce(max(coalesce(r.answers_until, r.created_at)), first.first_reply_at), first.handled_at),
    greatest(coalesce(max(r.created_at), first.first_reply_at), first.handled_at)
  into answered_until, replied_at
  from public.email_replies r
  join public.emails e on e.id = r.email_id
  left join public.outbox o on o.id = r.id
  where e.thread_id = first.id and coalesce(o.status, 'sent') = 'sent';

  if first.created_at > answered_until is not false and not first.is_automatic then
    return first.created_at;
  end if;
  return least(
    (
      select min(e.created_at) from public.emails e
      where e.thread_id = first.id and e.id <> first.id and not e.processed
        and e.created_at > coalesce(answered_until, first.created_at)
    ),
    (
      select min(r.created_at)
      from public.email_replies r
      join public.emails e on e.id = r.email_id
      join public.outbox o on o.id = r.id
      where e.thread_id = first.id and o.status in ('failed', 'bounced') and r.created_at > replied_at
    )
  );
end
$$;

create function private.complete_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.processed := new.status in ('processed', 'completed');

  if tg_op = 'INSERT' then
    new.preview := coalesce(new.preview, left(new.body, 240));
    new.thread_id := coalesce(new.thread_id, new.id);
    new.handled_at := case when new.processed then coalesce(new.handled_at, now()) end;
    if new.thread_id = new.id then
      new.listed_at := coalesce(new.listed_at, new.created_at);
      new.waiting_since := case
        -- A program waits for nothing.
        when new.first_reply_at is null and new.handled_at is null and not new.is_automatic then new.created_at
      end;
    end if;
    -- Forms have an id made by the browser, and a chat's contact is a lead too; other emails have no promise.
    if new.submission_id is not null or new.source = 'chat' and new.lead is not null then
      new.due_at := coalesce(new.due_at, private.promised_until(new.source, new.received_at));
    end if;
  else
    if new.body is distinct from old.body then
      new.preview := left(new.body, 240);
    end if;

    if (new.status, new.assigned_to_user_id, new.is_suspicious, new.spam_at, new.snoozed_until, new.tags)
      is not distinct from (
        old.status, old.assigned_to_user_id, old.is_suspicious, old.spam_at, old.snoozed_until, old.tags
      )
    then
      -- A thread that another joins is changed by that, and so is the one that joins.
      if (new.answers, new.thread_id) = (old.answers, old.thread_id) then
        new.change_id := old.change_id;
      end if;
    elsif new.change_id is not distinct from old.change_id then
      new.change_id := null;
    end if;

    if new.thread_id <> new.id then
      new.listed_at := null;
      new.waiting_since := null;
    else
      if new.processed then
        -- A processed email can be snoozed as well: «позвонить через неделю».
        if new.status <> old.status and new.snoozed_until is not distinct from old.snoozed_until then
          new.snoozed_until := null;
        end if;
        new.waiting_since := null;
        -- Undo restores the earlier time.
        if not old.processed and new.handled_at is not distinct from old.handled_at then
          new.handled_at := now();
        end if;
        new.handled_at := coalesce(new.handled_at, now());
      elsif old.processed then
        -- A thread reopened by its customer stays processed until the time they wrote.
        if new.handled_at is not distinct from old.handled_at and new.answers = old.answers then
          new.handled_at := null;
        end if;
        new.waiting_since := private.waiting_since(new);
      end if;
      if new.snoozed_until is distinct from old.snoozed_until then
        -- When its customer last wrote; an automatic reply does not count.
        new.listed_at := coalesce(new.snoozed_until, greatest(new.created_at, (
          select max(e.created_at) from public.emails e
          where e.thread_id = new.id and e.id <> new.id and not e.processed
        )));
      end if;
    end if;
  end if;

  -- Only a change is checked: an email stays assigned to former staff.
  if new.assigned_to_user_id is not null
    and new.assigned_to_user_id is distinct from old.assigned_to_user_id
    and private.staff_member(new.assigned_to_user_id) is null
  then
    raise invalid_parameter_value using message = 'An email can be assigned to staff only';
  end if;

  return new;
end
$$;

create trigger emails_2_complete
  before insert or update on public.emails
  for each row execute function private.complete_email();

create function private.audit_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.audit(
    change.action, 'email', new.id,
    jsonb_build_object('from', change.before, 'to', change.after) || jsonb_strip_nulls(jsonb_build_object(
      'change_id', new.change_id,
      -- The status alone does not say since when.
      'handled_at', case change.action when 'status_changed' then old.handled_at end
    ))
  )
  from (
    values
      ('status_changed', old.status::text, new.status::text),
      ('assignee_changed', old.assigned_to_user_id::text, new.assigned_to_user_id::text),
      ('suspicion_changed', old.is_suspicious::text, new.is_suspicious::text),
      ('spam_changed', old.spam_at::text, new.spam_at::text),
      ('snooze_changed', old.snoozed_until::text, new.snoozed_until::text),
      ('tags_changed', old.tags::text, new.tags::text)
  ) change (action, before, after)
  where change.before is distinct from change.after;
  return null;
end
$$;

create trigger emails_audit
  after update on public.emails
  for each row execute function private.audit_email();

-- How the latest answer in a thread begins, of a form that has joined it what its sender wrote; null without an answer.
create function private.answer_preview(first_id uuid)
returns text
language sql stable set search_path = ''
as $$
  select coalesce(left(coalesce(e.lead ->> 'description', e.lead ->> 'topic', e.interest), 240), e.preview)
  from public.emails e
  where e.thread_id = first_id and e.id <> first_id
  order by e.created_at desc limit 1
$$;

-- Also reopens it, ends its snooze, and takes it from an assignee who left. An automatic reply is only counted.
create function private.raise_thread()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'new' then
    update public.emails e set answers = e.answers + 1 where e.id = new.thread_id;
    return null;
  end if;
  update public.emails e
  set answers = e.answers + 1,
    answer_preview = new.preview,
    listed_at = greatest(case when e.snoozed_until is null then e.listed_at end, new.created_at),
    snoozed_until = null,
    first_reply_at = coalesce(e.first_reply_at, e.handled_at),
    waiting_since = coalesce(e.waiting_since, new.created_at),
    status = 'new',
    assigned_to_user_id = private.staff_member(e.assigned_to_user_id)
  where e.id = new.thread_id;
  return null;
end
$$;

create trigger emails_raise_thread
  after insert on public.emails
  for each row when (new.thread_id <> new.id)
  execute function private.raise_thread();

-- What its owner has written in its thread outlives a subscription.
create function private.delete_subscription_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.emails e where e.subscription_id = old.id and e.answers = 0;
  return old;
end
$$;

create trigger newsletter_subscriptions_delete_email
  before delete on public.newsletter_subscriptions
  for each row execute function private.delete_subscription_email();

-- Limits ------------------------------------------------------------------------------------------------
-- Offices and mobile networks share an address: the first limit only marks; one that no office reaches refuses.

-- Fixed windows per client and purpose. A client is known by a keyed hash only, never by its address.
create table private.rate_limits (
  bucket text not null check (char_length(bucket) <= 40),
  client_hash text not null check (char_length(client_hash) between 1 and 128),
  hits integer not null,
  window_ends_at timestamptz not null,
  primary key (bucket, client_hash)
);

create index rate_limits_window_ends_at_idx on private.rate_limits (window_ends_at);

-- How many hits this window has, and how many seconds are left of it: a hit does not prolong it.
create function private.tally_hit(
  bucket text,
  client_hash text,
  window_seconds integer,
  out hits integer,
  out seconds_left integer
)
language plpgsql set search_path = ''
as $$
declare
  counted private.rate_limits;
begin
  insert into private.rate_limits as r (bucket, client_hash, hits, window_ends_at)
  values (tally_hit.bucket, tally_hit.client_hash, 1, now() + make_interval(secs => window_seconds))
  on conflict on constraint rate_limits_pkey do update
  set hits = case when r.window_ends_at <= now() then 1 else r.hits + 1 end,
    window_ends_at = case
      when r.window_ends_at <= now() then excluded.window_ends_at
      else r.window_ends_at
    end
  returning r.* into counted;

  -- Expired windows are deleted. Never waits (locked rows are being renewed), so two callers cannot deadlock here. What
  -- private.may_get counts is left to the retention: a caller of it counts twice.
  delete from private.rate_limits r
  where tally_hit.bucket not like 'to %' and (r.bucket, r.client_hash) in (
    select expired.bucket, expired.client_hash
    from private.rate_limits expired
    where expired.window_ends_at <= now() and expired.bucket not like 'to %'
    limit 100
    for update skip locked
  );

  hits := counted.hits;
  -- Transactions that overlap do not agree on now(): never more than the window, never nothing.
  seconds_left := least(window_seconds, greatest(1, ceil(extract(epoch from counted.window_ends_at - now()))::integer));
end
$$;

-- Limits per recipient, independent of who causes it: mails to an address, notifications of a sender's mails, lines of
-- the security log about an account.
create function private.recipient_limits()
returns table (purpose text, most integer, seconds integer)
language sql immutable set search_path = ''
as $$
  values
    ('lead_confirmation', 5, 86400),
    -- Until the first of them has expired.
    ('newsletter_confirmation', 3, 7 * 86400),
    -- Per kind.
    ('account_notice', 5, 3600),
    ('account_invitation', 5, 86400),
    -- Notifications of mails, for verified and other senders each: of one; of all who begin a thread.
    ('mail', 20, 3600),
    ('mails', 60, 3600),
    -- Per kind.
    ('log', 100, 3600)
$$;

create function private.recipient_hash(recipient text)
returns text
language sql immutable set search_path = ''
return encode(sha256(convert_to(lower(recipient), 'UTF8')), 'hex');

-- Counts one more for a recipient; whether that is within the limit. Before other rows are locked: the retention locks
-- these first.
create function private.may_get(purpose text, recipient text)
returns boolean
language sql set search_path = ''
as $$
  select t.hits <= l.most
  from private.recipient_limits() l
  cross join lateral private.tally_hit('to ' || l.purpose, private.recipient_hash(recipient), l.seconds) t
  where l.purpose = may_get.purpose and recipient is not null
$$;

-- Counted separately for verified and other senders. Takes no lock, like private.is_over_ceiling.
create function private.are_many_mails(is_verified boolean)
returns boolean
language sql stable set search_path = ''
as $$
  select (
    select count(*) from public.emails e
    where e.source = 'inbound' and e.thread_id = e.id and not e.is_suspicious
      and (e.authentication = 'pass') = is_verified
      and e.created_at > now() - make_interval(secs => l.seconds)
  ) >= l.most
  from private.recipient_limits() l where l.purpose = 'mails'
$$;

-- Counts one hit. Returns 0 when it is within the limit, otherwise the seconds until the window ends. For functions that
-- anyone may call: before their work, or any other look at the database.
create function public.count_hit(
  bucket text,
  client_hash text,
  max_per_window integer,
  window_seconds integer
)
returns integer
language sql set search_path = ''
as $$
  select case when t.hits <= max_per_window then 0 else t.seconds_left end
  from private.tally_hit(bucket, client_hash, window_seconds) t
$$;

-- Whether the mail quota is in danger. Without a lock: of simultaneous leads a few more may pass. Null: no limit.
create function private.is_over_ceiling(max_per_hour integer, max_per_day integer)
returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(count(*) filter (where e.created_at > now() - interval '1 hour') >= max_per_hour, false)
    or coalesce(count(*) >= max_per_day, false)
  from public.emails e
  where e.submission_id is not null and not e.is_suspicious and e.created_at > now() - interval '1 day'
$$;

-- Taking a lead in --------------------------------------------------------------------------------------

-- What is stored of an id that a browser has made: its first digits, of which the lead's number is made, and a hash.
create function private.public_submission_id(secret uuid)
returns uuid
language sql immutable set search_path = ''
as $$
  select (
    left(secret::text, 8) || '-' || left(hash, 4) || '-8' || substr(hash, 5, 3) || '-8' || substr(hash, 8, 3) || '-'
      || substr(hash, 11, 12)
  )::uuid
  from encode(sha256(uuid_send(secret)), 'hex') hash
$$;

create function private.announce_lead(lead public.emails, notification jsonb, confirmation jsonb)
returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.outbox (email_id, kind, to_email, reply_to, subject, text_body, html_body)
  select lead.id, 'lead_notification', m.to_email, m.reply_to, m.subject, m.text_body, m.html_body
  from jsonb_populate_record(null::public.outbox, announce_lead.notification) m;
  -- It names the thread, whose id is its first email's, so that an answer comes back into it.
  insert into public.outbox (email_id, kind, to_email, subject, text_body, html_body, reference_ids)
  select lead.id, 'lead_confirmation', lead.from_email, m.subject, m.text_body, m.html_body, array[lead.id::text]
  from jsonb_populate_record(null::public.outbox, announce_lead.confirmation) m
  where jsonb_typeof(announce_lead.confirmation) = 'object' and lead.from_email is not null;
end
$$;

-- Announces a suspicious lead whose sender has since solved a captcha. An empty digest is deleted.
create function private.trust_lead(lead public.emails, notification jsonb, confirmation jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.emails e set is_suspicious = false where e.id = lead.id;
  perform private.announce_lead(lead, trust_lead.notification, trust_lead.confirmation);
  perform private.tell_staff('new_lead', lead.id, null, null);
  -- The same lock as of private.announce_in_digest.
  perform pg_advisory_xact_lock(hashtextextended('lead digest', 0));
  delete from public.outbox o
  where o.kind = 'lead_digest' and o.status = 'pending' and o.attempts = 0
    and not exists (
      select from public.emails e where e.is_suspicious and e.created_at >= o.created_at
    );
end
$$;

-- For how long, and how often, a form that is sent again replaces what it said.
create function private.correction_terms(out within interval, out times integer)
language sql immutable set search_path = ''
as $$
  select interval '15 minutes', 5
$$;

-- Applies the corrected text of a form that is sent again after a lost answer, while nobody has answered or worked on
-- its lead; the log keeps the former one. Null: it is too late for that.
create function private.correct_lead(lead public.emails, email jsonb, customer jsonb)
returns public.emails
language plpgsql security definer set search_path = ''
as $$
declare
  terms constant record := private.correction_terms();
  corrected public.emails;
  card_id uuid;
begin
  if lead.status <> 'new'
    or lead.answered_at is not null
    or lead.answers > 0
    or lead.thread_id <> lead.id
    or lead.created_at <= now() - terms.within
    or exists (
      select from public.email_replies r join public.emails e on e.id = r.email_id where e.thread_id = lead.thread_id
    )
    or terms.times <= (
      select count(*) from public.audit_log l
      where l.entity = 'email' and l.entity_id = lead.id and l.action = 'lead_corrected'
    )
  then
    return null;
  end if;

  -- A card that was created by this form would keep the wrong data.
  update public.consents c set customer_id = null where c.email_id = lead.id;
  delete from public.customers c
  where c.id = lead.customer_id and c.created_at = lead.created_at
    and not exists (select from public.emails e where e.customer_id = c.id and e.id <> lead.id);
  card_id := private.save_customer(correct_lead.customer, lead.source = 'manual');
  update public.consents c set customer_id = card_id where c.email_id = lead.id;

  update public.emails e
  set customer_id = card_id,
    from_email = correct_lead.email ->> 'from_email',
    subject = correct_lead.email ->> 'subject',
    body = correct_lead.email ->> 'body',
    html_content = correct_lead.email ->> 'html_content',
    lead = correct_lead.email -> 'lead',
    interest = correct_lead.email ->> 'interest'
  where e.id = lead.id
  returning * into corrected;
  perform private.audit(
    'lead_corrected', 'email', lead.id,
    jsonb_build_object('from', concat_ws(E'\n', lead.from_email, lead.lead ->> 'phone', lead.subject, lead.body))
  );
  return corrected;
end
$$;

-- The log outlives a lead, not what was once written in it.
create function private.forget_corrections()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.audit_log l set details = l.details - 'from' - 'to'
  where l.entity = 'email' and l.entity_id = old.id and l.action = 'lead_corrected';
  return null;
end
$$;

create trigger emails_forget_corrections
  after delete on public.emails
  for each row when (old.submission_id is not null)
  execute function private.forget_corrections();

-- Mails that have not left say what the form says now. After those that have, one more leaves, once no correction can
-- follow; a confirmation only to another address.
create function private.announce_correction(lead public.emails, notification jsonb, confirmation jsonb)
returns void
language plpgsql set search_path = ''
as $$
declare
  latest constant timestamptz := lead.created_at + (private.correction_terms()).within;
  notified_at timestamptz;
  confirmed_at timestamptz;
begin
  with replaced as (
    delete from public.outbox o
    where o.email_id = lead.id
      and (
        o.kind = 'lead_notification'
        or o.kind = 'lead_confirmation' and (o.status = 'pending' or o.to_email is distinct from lead.from_email)
      )
    returning o.kind, case when o.status = 'pending' and o.attempts = 0 then o.next_attempt_at else latest end as at
  )
  select max(r.at) filter (where r.kind = 'lead_notification'), max(r.at) filter (where r.kind = 'lead_confirmation')
  into notified_at, confirmed_at
  from replaced r;

  perform private.announce_lead(
    lead, announce_correction.notification,
    case when not exists (
      select from public.outbox o where o.email_id = lead.id and o.kind = 'lead_confirmation'
    ) then announce_correction.confirmation end
  );
  update public.outbox o
  set next_attempt_at = coalesce(case o.kind when 'lead_notification' then notified_at else confirmed_at end, latest)
  where o.email_id = lead.id and o.kind in ('lead_notification', 'lead_confirmation') and o.status = 'pending';
end
$$;

-- Stores a form that comes too late to correct its lead as a message in the lead's thread, like a mail from an unverified
-- sender. Returns its id; the same text twice is one message.
create function private.follow_lead(lead public.emails, email jsonb, is_suspicious boolean)
returns uuid
language plpgsql set search_path = ''
as $$
declare
  said_id constant text :=
    '<' || lead.submission_id::text || '.' || md5((follow_lead.email -> 'lead')::text) || '@form.invalid>';
  message_email_id uuid;
begin
  select e.id into message_email_id from public.emails e where e.message_id = said_id;
  if message_email_id is null then
    -- Joining the thread to another and deleting it wait for this, or this for them.
    perform from public.emails e where e.id = lead.thread_id for no key update;
    insert into public.emails (
      source, thread_id, authentication, message_id, is_suspicious,
      from_email, from_name, to_email, subject, body, html_content, lead, interest, page_url
    )
    select 'inbound', lead.thread_id, 'none', said_id, follow_lead.is_suspicious,
      m.from_email, left(m.lead ->> 'name', 120), m.to_email, m.subject, m.body, m.html_content, m.lead, m.interest,
      m.page_url
    from jsonb_populate_record(null::public.emails, follow_lead.email) m
    returning id into message_email_id;
  end if;
  return message_email_id;
end
$$;

-- Stores customer, email, consent and mails together or not at all. A lead above max_per_window of its client, or above
-- what all may announce in an hour or a day (null: any number), is suspicious: only the hour's digest tells of it,
-- unless its sender has passed a captcha (proved_human), also later, by the same lead with the proof.
-- outcome: 'stored'; 'duplicate' (a known submission_id: its lead now says what this form does, or a message in its
-- thread, see private.correct_lead; only a difference counts for the rate limit); 'rate_limited' (above refuse_above, 20 times max_per_window by
-- default: come back in retry_after_seconds; nothing stored). Missing files (missing_attachment_ids) keep no lead back.
-- due_at and is_suspicious are the stored lead's.
create function public.submit_lead(
  submission_id uuid,
  client_hash text,
  max_per_window integer,
  window_seconds integer,
  email jsonb,
  customer jsonb,
  consent jsonb,
  notification jsonb,
  refuse_above integer default null,
  max_per_hour integer default null,
  max_per_day integer default null,
  confirmation jsonb default null,
  attachment_ids uuid[] default '{}',
  proved_human boolean default false
)
returns table (
  outcome text, email_id uuid, retry_after_seconds integer, missing_attachment_ids uuid[],
  due_at timestamptz, is_suspicious boolean
)
language plpgsql set search_path = ''
as $$
declare
  client record;
  is_correction boolean;
  is_lead_suspicious boolean;
  public_id constant uuid := private.public_submission_id(submit_lead.submission_id);
  lead public.emails;
  corrected public.emails;
  message_email_id uuid;
  recipient constant text := submit_lead.email ->> 'from_email';
  owed_confirmation jsonb;
begin
  -- The same form sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(submit_lead.submission_id::text, 0));

  select * into lead from public.emails e where e.submission_id = public_id;
  -- A chat books once, even if the visitor asks again.
  is_correction := lead.source in ('consultation', 'project_quiz') and lead.spam_at is null
    and lead.lead is distinct from submit_lead.email -> 'lead';
  if lead.id is null or is_correction then
    client := private.tally_hit('lead', submit_lead.client_hash, submit_lead.window_seconds);
    if client.hits > coalesce(submit_lead.refuse_above, 20 * submit_lead.max_per_window) then
      return query
      select 'rate_limited', null::uuid, client.seconds_left, null::uuid[], null::timestamptz, null::boolean;
      return;
    end if;
  end if;
  if jsonb_typeof(submit_lead.confirmation) = 'object' and (
    lead.id is null
    or is_correction and lead.from_email is distinct from recipient
    or lead.is_suspicious and submit_lead.proved_human
  ) then
    -- A lead without an address is neither mailed nor counted.
    owed_confirmation := case when private.may_get('lead_confirmation', recipient) then submit_lead.confirmation end;
  end if;
  if lead.id is not null then
    if is_correction then
      corrected := private.correct_lead(lead, submit_lead.email, submit_lead.customer);
      if corrected.id is null then
        message_email_id := private.follow_lead(
          lead, submit_lead.email, lead.is_suspicious or client.hits > submit_lead.max_per_window
        );
      else
        lead := corrected;
      end if;
      perform private.give_uploads(submit_lead.attachment_ids, coalesce(message_email_id, lead.id));
      if message_email_id is null and not lead.is_suspicious and client.hits <= submit_lead.max_per_window then
        perform private.announce_correction(lead, submit_lead.notification, owed_confirmation);
      end if;
    end if;
    if submit_lead.proved_human and lead.is_suspicious and lead.spam_at is null then
      perform private.trust_lead(lead, submit_lead.notification, owed_confirmation);
      lead.is_suspicious := false;
    end if;
    return query
    select 'duplicate', lead.id, null::integer,
      private.missing_uploads(submit_lead.attachment_ids, coalesce(message_email_id, lead.id)),
      lead.due_at, lead.is_suspicious;
    return;
  end if;

  is_lead_suspicious := not submit_lead.proved_human and (
    client.hits > submit_lead.max_per_window
    or private.is_over_ceiling(submit_lead.max_per_hour, submit_lead.max_per_day)
  );

  insert into public.emails (
    source, submission_id, customer_id,
    from_email, to_email, subject, body, html_content,
    lead, interest, page_url, referrer, utm, is_suspicious
  )
  select
    m.source, public_id, private.save_customer(submit_lead.customer),
    m.from_email, m.to_email, m.subject, m.body, m.html_content,
    m.lead, m.interest, m.page_url, m.referrer, m.utm, is_lead_suspicious
  from jsonb_populate_record(null::public.emails, submit_lead.email) m
  returning * into lead;
  perform private.give_uploads(submit_lead.attachment_ids, lead.id);

  if jsonb_typeof(submit_lead.consent) = 'object' then
    insert into public.consents (email_id, customer_id, text_version, page_url)
    values (lead.id, lead.customer_id, consent ->> 'text_version', consent ->> 'page_url');
  end if;

  -- The booking of a chat takes over from its summary, whose row stays.
  update public.chat_sessions s set email_id = lead.id where s.submission_id = submit_lead.submission_id;

  if is_lead_suspicious then
    perform private.announce_in_digest(submit_lead.notification ->> 'to_email');
  else
    perform private.announce_lead(lead, submit_lead.notification, owed_confirmation);
  end if;

  return query
  select 'stored', lead.id, null::integer,
    private.missing_uploads(submit_lead.attachment_ids, lead.id), lead.due_at, lead.is_suspicious;
end
$$;

-- Like a form, but without consent and mail. lead: contracts/manual-lead.ts. A known submission_id corrects its lead.
create function public.add_lead(submission_id uuid, lead jsonb)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  public_id constant uuid := private.public_submission_id(add_lead.submission_id);
  known public.emails;
  email jsonb;
  lead_email_id uuid;
begin
  perform private.require_staff('add leads');
  lead := private.clean_fields(add_lead.lead) || '{"kind": "manual"}';
  perform private.require(
    btrim(add_lead.lead ->> 'name') <> ''
      and coalesce(add_lead.lead ->> 'email', add_lead.lead ->> 'phone') is not null,
    'A lead has a name and a way to answer'
  );

  email := jsonb_build_object(
    'from_email', lower(add_lead.lead ->> 'email'),
    'subject', 'Обращение: ' || concat_ws(', ', add_lead.lead ->> 'name', add_lead.lead ->> 'company'),
    'body', add_lead.lead ->> 'description', 'lead', add_lead.lead
  );

  -- The same form sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(add_lead.submission_id::text, 0));
  select * into known from public.emails e
  where e.submission_id = public_id and e.source = 'manual';
  if known.id is not null then
    if known.lead is distinct from add_lead.lead then
      perform private.require(
        (private.correct_lead(known, email, add_lead.lead)).id is not null,
        'This lead is stored already: add a note about what has changed'
      );
    end if;
    return known.id;
  end if;

  insert into public.emails (source, submission_id, customer_id, from_email, subject, body, lead)
  values (
    'manual', public_id, private.save_customer(add_lead.lead, true),
    email ->> 'from_email', email ->> 'subject', email ->> 'body', email -> 'lead'
  )
  returning id into lead_email_id;
  perform private.audit('lead_added', 'email', lead_email_id);
  return lead_email_id;
end
$$;
