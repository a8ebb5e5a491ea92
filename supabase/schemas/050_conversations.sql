-- What follows a lead: notes among colleagues, replies to the customer, and what the customer answers.

-- Notes -------------------------------------------------------------------------------------------------

-- What staff write to each other about an email, or about a chat and the request it has become. No customer ever sees it.
create table public.email_notes (
  id uuid primary key default gen_random_uuid(),
  email_id uuid references public.emails (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (user_id) on delete set null,
  body text not null check (char_length(body) <= 4000 and body ~ '\S'),
  created_at timestamptz not null default now(),
  -- Written in this chat; email_id follows the chat's.
  chat_id uuid,
  constraint email_notes_are_about_something check (num_nonnulls(email_id, chat_id) > 0)
);

create trigger email_notes_0_clean
  before insert or update of body on public.email_notes
  for each row execute function private.clean_columns('body');

create index email_notes_email_id_idx on public.email_notes (email_id, created_at);
create index email_notes_author_id_idx on public.email_notes (author_id);
create index email_notes_chat_id_idx on public.email_notes (chat_id);

create function private.audit_note()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Notes that go with their email are no change by a person.
  if auth.uid() is not null then
    perform private.audit(
      case tg_op when 'INSERT' then 'note_added' else 'note_deleted' end,
      case when coalesce(new.chat_id, old.chat_id) is null then 'email' else 'chat' end,
      coalesce(new.chat_id, old.chat_id, new.email_id, old.email_id),
      jsonb_build_object('note_id', coalesce(new.id, old.id))
    );
  end if;
  return null;
end
$$;

create trigger email_notes_audit
  after insert or delete on public.email_notes
  for each row execute function private.audit_note();

-- What a thread's first email says of those that have joined it. wrote_at: when its customer last wrote; an automatic
-- reply does not count.
create function private.joined_emails(first_id uuid)
returns table (answers integer, preview text, wrote_at timestamptz)
language sql stable set search_path = ''
as $$
  select
    (count(*) - 1)::integer,
    private.answer_preview(first_id),
    max(e.created_at) filter (where e.id = first_id or not e.processed)
  from public.emails e
  where e.thread_id = first_id
$$;

-- Waiting requests of one customer, from one address, become one conversation: the others join the first that has not
-- been answered, or the first of all. One promise runs, the earliest. Returns its id; null if one of them has been
-- answered, joined or deleted meanwhile, or is another's. undo_change takes it back.
create function public.join_requests(email_ids uuid[], change_id uuid)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  first public.emails;
  joining public.emails;
  moved uuid[];
  since timestamptz;
  deadline timestamptz;
  assignee uuid;
  all_tags text[];
begin
  perform private.require_staff('join requests');
  perform private.require(cardinality(email_ids) between 2 and 50, 'From 2 to 50 requests are joined');

  -- In the order of their ids: two who join the same requests do not block each other.
  perform from public.emails e where e.id = any (email_ids) order by e.id for update;
  if (
    select count(*) >= 2 and count(*) = (select count(distinct id) from unnest(email_ids) id)
      and count(distinct e.customer_id) = 1 and count(distinct coalesce(lower(e.from_email), '')) = 1
    from public.emails e
    where e.id = any (email_ids) and e.waits_until is not null and e.customer_id is not null
  ) is not true then
    return null;
  end if;
  select * into first from public.emails e
  where e.id = any (email_ids)
  order by e.first_reply_at is not null, e.created_at, e.id
  limit 1;
  select
    min(e.waiting_since),
    min(e.due_at) filter (where e.first_reply_at is null),
    coalesce(first.assigned_to_user_id, (
      array_agg(e.assigned_to_user_id order by e.created_at)
        filter (where private.staff_member(e.assigned_to_user_id) is not null)
    )[1])
  into since, deadline, assignee
  from public.emails e
  where e.id = any (email_ids);
  all_tags := array(
    select tag from public.emails e, unnest(e.tags) tag
    where e.id = any (email_ids)
    group by tag
    order by bool_or(e.id = first.id) desc, tag
  );

  for joining in
    select * from public.emails e where e.id = any (email_ids) and e.id <> first.id order by e.created_at, e.id
  loop
    with moving as (
      update public.emails e
      set thread_id = first.id,
        -- Its promise is the conversation's now.
        due_at = case when e.id <> joining.id or e.first_reply_at is not null then e.due_at end,
        change_id = null
      where e.thread_id = joining.id
      returning e.id
    )
    select array_agg(m.id) into moved from moving m;
    perform private.audit(
      'requests_joined', 'email', joining.id,
      jsonb_build_object(
        'change_id', join_requests.change_id, 'thread_id', first.id, 'emails', moved,
        'before', jsonb_build_object(
          'listed_at', joining.listed_at, 'due_at', joining.due_at, 'waiting_since', joining.waiting_since
        ),
        'first', jsonb_build_object('due_at', first.due_at, 'waiting_since', first.waiting_since)
      )
    );
  end loop;

  update public.emails e
  set answers = joined.answers,
    answer_preview = joined.preview,
    listed_at = joined.wrote_at,
    snoozed_until = null,
    refers_to_thread_id = case when e.refers_to_thread_id = any (email_ids) then null else e.refers_to_thread_id end,
    waiting_since = since,
    due_at = case when e.first_reply_at is null then deadline else e.due_at end,
    assigned_to_user_id = assignee,
    tags = case
      when cardinality(all_tags) <= 10 and length(array_to_string(all_tags, '')) <= 300
      then all_tags
      else e.tags
    end,
    change_id = join_requests.change_id
  from private.joined_emails(first.id) joined
  where e.id = first.id;
  return first.id;
end
$$;

-- Takes the caller's joining of requests back, unless their conversation was changed or answered since.
create function private.part_requests(change_id uuid)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
  first public.emails;
begin
  for entry in
    select l.at, l.entity_id as id, (l.details ->> 'thread_id')::uuid as first_id, l.details -> 'before' as before,
      l.details -> 'first' as first_before,
      array(select jsonb_array_elements_text(l.details -> 'emails')::uuid) as email_ids
    from public.audit_log l
    where l.details ->> 'change_id' = part_requests.change_id::text
      and l.action = 'requests_joined' and l.entity = 'email' and l.actor_id = auth.uid()
    order by l.id
  loop
    perform from public.emails e where e.id in (entry.id, entry.first_id) order by e.id for update;
    select * into first from public.emails e where e.id = entry.first_id;
    continue when first.change_id is distinct from part_requests.change_id
      or not exists (select from public.emails e where e.id = entry.id and e.thread_id = first.id)
      or exists (
        select from public.email_replies r join public.emails e on e.id = r.email_id
        where e.thread_id = first.id and r.created_at > entry.at
      );

    update public.emails e
    set thread_id = entry.id,
      -- By this undo_change tells that it was parted.
      change_id = case when e.id = entry.id then part_requests.change_id end,
      listed_at = case when e.id = entry.id then (entry.before ->> 'listed_at')::timestamptz end,
      waiting_since = case when e.id = entry.id then (entry.before ->> 'waiting_since')::timestamptz end,
      due_at = case when e.id = entry.id then (entry.before ->> 'due_at')::timestamptz else e.due_at end
    where e.id = any (entry.email_ids) and e.thread_id = first.id;
    update public.emails e
    set answers = joined.answers, answer_preview = joined.preview, listed_at = joined.wrote_at,
      waiting_since = (entry.first_before ->> 'waiting_since')::timestamptz,
      due_at = (entry.first_before ->> 'due_at')::timestamptz
    from private.joined_emails(first.id) joined
    where e.id = first.id;
    perform private.audit(
      'requests_parted', 'email', entry.id, jsonb_build_object('thread_id', first.id)
    );
  end loop;
end
$$;

-- Undoes an action of the caller on each email not changed since, with the note stored under the same number. restored,
-- missed (changed, or gone): how many emails; both 0: the caller has no such action.
create function public.undo_change(change_id uuid)
returns table (restored integer, missed integer)
language sql security definer set search_path = ''
as $$
  select private.require_staff('change emails');
  select private.part_requests(undo_change.change_id);
  with changes as (
    select l.entity_id as email_id, jsonb_object_agg(c.name, l.details -> c.detail) as before
    from public.audit_log l
    join (
      values ('status_changed', 'status', 'from'), ('status_changed', 'handled_at', 'handled_at'),
        ('assignee_changed', 'assigned_to_user_id', 'from'), ('suspicion_changed', 'is_suspicious', 'from'),
        ('spam_changed', 'spam_at', 'from'), ('snooze_changed', 'snoozed_until', 'from'), ('tags_changed', 'tags', 'from'),
        -- Counts what part_requests has parted.
        ('requests_joined', 'change_id', 'change_id')
    ) c (action, name, detail) on c.action = l.action
    where l.details ->> 'change_id' = undo_change.change_id::text
      and l.actor_id = auth.uid()
      and l.entity = 'email'
    group by l.entity_id
  ), unchanged as (
    -- In the order of their ids: two at once do not block each other.
    select e.id from public.emails e
    where e.change_id = undo_change.change_id
    order by e.id
    for update
  ), restored as (
    update public.emails e
    set (status, handled_at, assigned_to_user_id, is_suspicious, spam_at, snoozed_until, tags, change_id) = (
      select b.status, b.handled_at, b.assigned_to_user_id, b.is_suspicious, b.spam_at, b.snoozed_until, b.tags,
        null::uuid
      from jsonb_populate_record(e, c.before) b
    )
    from changes c join unchanged u on u.id = c.email_id
    where e.id = u.id
    returning e.id
  ), withdrawn as (
    delete from public.email_notes n
    where n.id = undo_change.change_id and n.author_id = auth.uid()
      and n.email_id not in (select c.email_id from changes c except select r.id from restored r)
    returning n.email_id as id
  ), undone as (
    select r.id from restored r union select w.id from withdrawn w
  )
  select count(u.id)::integer, (count(*) - count(u.id))::integer
  from changes c full join undone u on u.id = c.email_id;
$$;

-- Replies -----------------------------------------------------------------------------------------------

create table public.email_replies (
  -- Made by the browser. Also the outbox row's id, and so the part of the Message-ID by which answers are recognized.
  id uuid primary key,
  email_id uuid not null references public.emails (id) on delete cascade,
  author_id uuid references public.profiles (user_id) on delete set null,
  to_email text not null check (char_length(to_email) between 1 and 254),
  -- Who gets a copy, in lower case.
  cc text[] not null default '{}' check (cardinality(cc) <= 20),
  subject text not null check (char_length(subject) between 1 and 500 and subject !~ '[[:cntrl:]]'),
  body text not null check (char_length(body) <= 20000 and body ~ '\S'),
  created_at timestamptz not null default now(),
  -- The newest mail of the thread that its author had seen: later ones still wait. Null: all that had arrived.
  answers_until timestamptz
);

create index email_replies_email_id_idx on public.email_replies (email_id, created_at);
create index email_replies_author_id_idx on public.email_replies (author_id);

-- Stores a reply and queues its mail, together or not at all. It goes to the email's sender or its reply-to (the
-- default if a service sent it), with copies to its other recipients, and references that email's own chain only. A
-- thread without an assignee goes to the author. The mail leaves after hold_seconds, in which the author can recall it.
-- completes: finishes the thread. seen_until: the time of the latest reply that the author has seen; by default, all.
-- seen_mail_id: the latest mail of the thread that the author has seen; by default, all. What came later still waits,
-- and holds the reply back unless despite_new_mail.
-- outcome: 'stored'; 'duplicate' (a known reply_id; nothing changed); 'unknown' (no such email); 'no_address' (its
-- sender left none); 'unknown_recipient' (not in the email); 'answered_meanwhile' (a colleague wrote a later one);
-- 'written_meanwhile' (the customer did); 'unknown_attachment' (not the caller's, stored and unsent); 'attachments_too_large' (mailboxes refuse over 15 MB).
create function public.reply_to_email(
  reply_id uuid, email_id uuid, subject text, body text, attachment_ids uuid[] default '{}',
  hold_seconds integer default 0, completes boolean default false,
  to_address text default null, cc text[] default '{}', seen_until timestamptz default 'infinity',
  seen_mail_id uuid default null, despite_new_mail boolean default false
)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  email public.emails;
  first_id uuid;
  earlier_reply_id uuid;
  mail_references text[];
  recipient text;
  copies text[];
  files record;
  seen_mail_until timestamptz;
  has_new_mail boolean;
begin
  perform private.require_staff('reply');
  perform private.require(
    char_length(reply_to_email.subject) between 1 and 500 and reply_to_email.subject !~ '[[:cntrl:]]',
    'A subject is one line of 1 to 500 characters'
  );
  perform private.require(
    reply_to_email.body ~ '\S' and char_length(reply_to_email.body) <= 20000,
    'A reply has a text of at most 20000 characters'
  );

  -- The same reply sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('reply ' || reply_to_email.reply_id::text, 0));
  if exists (select from public.email_replies r where r.id = reply_to_email.reply_id) then
    return 'duplicate';
  end if;

  -- Locked like the customer's answer that raises it, or the retention that deletes it.
  select f.id into first_id from public.emails f
  where f.id = (select e.thread_id from public.emails e where e.id = reply_to_email.email_id)
  for update;
  select * into email from public.emails e where e.id = reply_to_email.email_id for key share;
  if email.id is null or first_id is null then
    return 'unknown';
  end if;
  recipient := coalesce(
    reply_to_email.to_address,
    case when email.is_relayed or email.from_email is null then email.reply_to else email.from_email end
  );
  copies := array(
    select distinct lower(named.address) from unnest(reply_to_email.cc) named (address)
    where lower(named.address) <> lower(recipient)
    order by 1
  );
  if recipient is null then
    return 'no_address';
  elsif not (copies || lower(recipient)) <@ array(
    select lower(address) from unnest(array[email.from_email, email.reply_to] || email.also_to || email.cc) address
  ) then
    return 'unknown_recipient';
  end if;
  if exists (
    select from public.email_replies r join public.emails e on e.id = r.email_id
    where e.thread_id = first_id and r.author_id is distinct from auth.uid() and r.created_at > seen_until
  ) then
    return 'answered_meanwhile';
  end if;
  if seen_mail_id is not null then
    -- The seen one may have been erased meanwhile; the answered one was seen.
    select max(e.created_at) into seen_mail_until from public.emails e
    where e.thread_id = first_id and e.id in (seen_mail_id, email.id);
  end if;
  -- As in private.waiting_since.
  has_new_mail := exists (
    select from public.emails e
    where e.thread_id = first_id and e.id <> first_id and not e.processed and e.created_at > seen_mail_until
  );
  if has_new_mail and not despite_new_mail then
    return 'written_meanwhile';
  end if;

  select count(*) as number, sum(u.size) as bytes into files
  from private.lock_uploads(reply_to_email.attachment_ids, auth.uid()) u;
  if files.number < cardinality(reply_to_email.attachment_ids) then
    return 'unknown_attachment';
  elsif files.bytes > 15 * 1024 * 1024 then
    return 'attachments_too_large';
  end if;

  select r.id into earlier_reply_id from public.email_replies r
  where r.email_id = email.id
  order by r.created_at desc limit 1;

  -- The thread's own id leads them all: it comes back even where a provider replaces our Message-ID.
  mail_references := array[email.thread_id::text]
    || email.reference_ids[greatest(cardinality(email.reference_ids) - 17, 1):]
    || array_remove(array[email.message_id, earlier_reply_id::text], null);

  -- Also without a new mail: one may be on its way into the thread.
  insert into public.email_replies (id, email_id, author_id, to_email, cc, subject, body, answers_until)
  values (reply_id, email.id, auth.uid(), recipient, copies, subject, body, seen_mail_until);

  update public.attachments a
  set reply_id = reply_to_email.reply_id, position = named.rank
  from unnest(reply_to_email.attachment_ids) with ordinality as named (id, rank)
  where a.id = named.id;

  insert into public.outbox
    (id, reply_id, email_id, kind, to_email, cc, subject, text_body, in_reply_to, reference_ids, next_attempt_at)
  values (
    reply_id, reply_id, email.id, 'reply', recipient, copies, subject, body,
    coalesce(earlier_reply_id::text, email.message_id), mail_references,
    now() + make_interval(secs => least(greatest(hold_seconds, 0), 60))
  );

  update public.emails e
  set assigned_to_user_id = coalesce(e.assigned_to_user_id, auth.uid()),
    status = case
      when reply_to_email.completes and not has_new_mail then 'completed'
      when e.status = 'new' then 'in_progress'
      else e.status
    end,
    -- Recalling the reply undoes this as well.
    change_id = reply_to_email.reply_id
  where e.id = first_id;

  perform private.audit(
    'reply_sent', 'email', first_id, jsonb_build_object('reply_id', reply_to_email.reply_id)
  );
  return 'stored';
end
$$;

-- While its mail is held: undoes its change of the thread, and frees its files for the draft. False: sent, or gone.
create function public.recall_reply(reply_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  recalled public.email_replies;
  first_id uuid;
begin
  perform private.require_staff('take replies back');

  -- The lock is the one by which claim_outbox leases a mail: of the two, one finds nothing.
  select r.* into recalled
  from public.outbox o join public.email_replies r on r.id = o.id
  where o.id = recall_reply.reply_id and o.status = 'pending' and o.attempts = 0
    and o.next_attempt_at > now()
  for update of o;
  if recalled.author_id is distinct from auth.uid() then
    return false;
  end if;

  update public.attachments a set reply_id = null where a.reply_id = recalled.id;
  delete from public.email_replies r where r.id = recalled.id;
  select e.thread_id into first_id from public.emails e where e.id = recalled.email_id;
  perform public.undo_change(recalled.id);

  perform private.audit(
    'reply_recalled', 'email', first_id, jsonb_build_object('reply_id', recalled.id)
  );
  return true;
end
$$;

-- Templates of replies ----------------------------------------------------------------------------------

-- Texts that replies begin with. Placeholders such as {имя} are filled in when one is chosen.
create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) <= 80 and title ~ '\S' and title !~ '[[:cntrl:]]'),
  body text not null check (char_length(body) <= 4000 and body ~ '\S')
);

create trigger reply_templates_0_clean
  before insert or update of title, body on public.reply_templates
  for each row execute function private.clean_columns('title', 'body');

create unique index reply_templates_title_key on public.reply_templates (lower(title));

-- Inbound mail ------------------------------------------------------------------------------------------

-- The id in a Message-ID of ours, with any domain: of a mail that we sent, or of a thread.
create function private.own_id(message_id text)
returns uuid
language sql immutable set search_path = ''
return (
  regexp_match(lower(message_id), '^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@')
)[1]::uuid;

-- The thread of the first known mail among the given ids; null if none is known.
create function private.thread_of(message_ids text[])
returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select found.thread_id
    from unnest(message_ids) with ordinality as named (message_id, rank)
    cross join lateral (select private.own_id(named.message_id) as id) own
    cross join lateral (
      select coalesce(
        (select e.thread_id from public.emails e where e.message_id = named.message_id),
        (
          select e.thread_id from public.outbox o join public.emails e on e.id = o.email_id
          where o.message_id = named.message_id or o.provider_message_id = named.message_id
          limit 1
        ),
        (select e.thread_id from public.email_replies r join public.emails e on e.id = r.email_id where r.id = own.id),
        -- A thread that has joined another goes on under that one's id.
        (select e.thread_id from public.emails e where e.id = own.id)
      ) as thread_id
    ) found
    where found.thread_id is not null
    order by named.rank
    limit 1
  );
end
$$;

-- Whether an address belongs to a thread: it has written in it, was written to, or is its customer's.
create function private.belongs_to_thread(address text, thread_id uuid)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.emails e left join public.customers c on c.id = e.customer_id
    where e.thread_id = belongs_to_thread.thread_id
      and (lower(e.from_email) = address or c.email = address or c.other_emails @> array[address])
  ) or exists (
    select from public.email_replies r join public.emails e on e.id = r.email_id
    where e.thread_id = belongs_to_thread.thread_id and (lower(r.to_email) = address or r.cc @> array[address])
  )
$$;

-- A subject without what mail programs put before it.
create function private.bare_subject(subject text)
returns text
language sql immutable set search_path = ''
return regexp_replace(
  lower(btrim(subject)), '^((re|fwd?|aw|wg|sv|vs|odp|antw|ynt|на|отв|ответ|відп|пересл) ?(\[\d{1,3}\])?:\s*)+', ''
);

-- The latest thread in which we have written to an address under this subject. A guess: no proof of anything.
create function private.likely_thread(address text, subject text)
returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select e.thread_id
    from public.emails e
    join (
      select r.email_id, r.to_email, r.subject, r.created_at from public.email_replies r
      union all
      select o.email_id, o.to_email, o.subject, o.created_at from public.outbox o where o.kind = 'lead_confirmation'
    ) sent on sent.email_id = e.id
    where lower(e.from_email) = likely_thread.address
      and lower(sent.to_email) = likely_thread.address
      and private.bare_subject(sent.subject) = private.bare_subject(likely_thread.subject)
    order by sent.created_at desc
    limit 1
  );
end
$$;

create function private.is_same_mail(email_id uuid, mail jsonb)
returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from public.emails e
    where e.id = is_same_mail.email_id
      and (e.from_email, e.subject, e.body, e.html_content) is not distinct from
        (mail ->> 'from_email', mail ->> 'subject', mail ->> 'body', mail ->> 'html_content')
  ) and not exists (
    select f.* from jsonb_to_recordset(mail -> 'attachments') as f (position smallint, name text, size integer)
    except select a.position, a.name, a.size from public.attachments a where a.email_id = is_same_mail.email_id
  );
end
$$;

-- Mails of which only the provider's event is stored, because it did not let us read them yet.
create table private.unread_mails (
  email_id uuid primary key references public.emails (id) on delete cascade,
  -- The provider's id.
  provider_id text not null check (char_length(provider_id) <= 100),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now() + interval '1 hour'
);

-- Those to be asked for again: after an hour, two, four, then daily for a month.
create function public.claim_unread_mails(max_rows integer)
returns table (provider_id text, message_id text)
language sql security definer set search_path = ''
as $$
  update private.unread_mails u
  set attempts = u.attempts + 1,
    next_attempt_at = now() + least(interval '1 hour' * 2 ^ least(u.attempts, 5), interval '1 day')
  from public.emails e
  where e.id = u.email_id and u.email_id = any (array(
    select due.email_id from private.unread_mails due
    where due.next_attempt_at <= now() and due.attempts < 36
    order by due.next_attempt_at
    limit max_rows
    for update skip locked
  ))
  returning u.provider_id, e.message_id
$$;

create function private.await_mail(email_id uuid, provider_id text)
returns void
language sql security definer set search_path = ''
as $$
  insert into private.unread_mails (email_id, provider_id) values (await_mail.email_id, await_mail.provider_id)
$$;

-- Makes room for a mail that can be read now, unless staff have worked on what stood for it. Null: it was no unread one;
-- false: they have, and the mail joins it as another one.
create function private.replace_unread(email_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.unread_mails u where u.email_id = replace_unread.email_id;
  if not found then
    return null;
  end if;
  delete from public.emails e
  where e.id = replace_unread.email_id
    and e.status = 'new' and e.assigned_to_user_id is null and e.spam_at is null and e.tags = '{}'
    and not exists (select from public.email_notes n where n.email_id = e.id)
    and not exists (select from public.email_replies r where r.email_id = e.id)
    and not exists (select from public.emails other where other.thread_id = e.id and other.id <> e.id);
  return found;
end
$$;

-- Mails whose preview is not made of their new text: stored before there was such a text, or by a function of that time.
create table private.stale_previews (
  email_id uuid primary key references public.emails (id) on delete cascade
);

create function public.stale_previews(max_rows integer)
returns table (email_id uuid, subject text, body text, in_reply_to text, reference_ids text[])
language sql stable set search_path = ''
as $$
  select e.id, e.subject, e.body, e.in_reply_to, e.reference_ids
  from private.stale_previews s join public.emails e on e.id = s.email_id
  order by e.created_at desc
  limit max_rows
$$;

-- previews: by the email's id.
create function public.store_previews(previews jsonb)
returns void
language plpgsql set search_path = ''
as $$
declare
  ids constant uuid[] := array(select jsonb_object_keys(previews)::uuid);
begin
  update public.emails e set preview = left(previews ->> e.id::text, 240) where e.id = any (ids);
  update public.emails first set answer_preview = private.answer_preview(first.id)
  where first.answer_preview is not null
    and first.id in (select e.thread_id from public.emails e where e.id = any (ids) and e.thread_id <> e.id);
  delete from private.stale_previews s where s.email_id = any (ids);
end
$$;

-- outcome: 'stored' or 'duplicate' (email_id says as which). Another mail under a known message id gets its own id,
-- derived from its content, and references the original. A reference is no proof: a mail joins the thread that it names
-- only if its sender belongs there and the provider does not call the sender forged; otherwise it starts a thread,
-- which shows the one it refers to, or seems to answer. Only a verified sender has a customer; a service that writes for others
-- (is_relayed) is not a customer, and joins no thread. Its attachments are stored after it. Above a limit it is stored as
-- suspicious: nobody is notified. unread_id: the provider's id of a mail that cannot be read yet; once it can, it takes
-- the place of what was stored.
create function public.receive_email(email jsonb)
returns table (outcome text, email_id uuid)
language plpgsql set search_path = ''
as $$
declare
  mail public.emails;
  new_message_id text;
  sender text;
  names text[];
  named_thread_id uuid;
  is_guess boolean;
  joins boolean;
  is_verified boolean;
  sender_id uuid;
  new_email_id uuid;
  is_known boolean;
  is_replaced boolean;
begin
  mail := jsonb_populate_record(null::public.emails, email);
  mail.authentication := coalesce(mail.authentication, 'none');
  mail.is_relayed := coalesce(mail.is_relayed, false);
  new_message_id := mail.message_id;
  sender := lower(btrim(mail.from_email));

  -- The same mail delivered twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('mail ' || mail.message_id, 0));
  select e.id into new_email_id from public.emails e where e.message_id = mail.message_id;
  is_known := found;
  if is_known and email ? 'unread_id' then
    return query select 'duplicate', new_email_id;
    return;
  end if;
  if is_known then
    is_replaced := private.replace_unread(new_email_id);
    is_known := is_replaced is distinct from true;
  end if;
  if is_known and not private.is_same_mail(new_email_id, email) then
    if not is_replaced then
      -- Beside what staff have made of it meanwhile.
      mail.in_reply_to := coalesce(mail.in_reply_to, mail.message_id);
    end if;
    new_message_id := '<' || encode(sha256(convert_to((email - 'authentication' - 'preview')::text, 'UTF8')), 'hex') || '@repeated.invalid>';
    select e.id into new_email_id from public.emails e where e.message_id = new_message_id;
    is_known := found;
  end if;
  if is_known then
    return query select 'duplicate', new_email_id;
    return;
  end if;

  -- Its direct parent says more than earlier references, and of those the latest says most.
  names := coalesce(mail.reference_ids, '{}');
  named_thread_id := private.thread_of(
    array_remove(array[mail.in_reply_to], null)
    || array(select n.name from unnest(names) with ordinality as n (name, rank) order by n.rank desc)
  );
  is_guess := named_thread_id is null;
  if is_guess and not mail.is_relayed
    and (mail.in_reply_to is not null or names <> '{}' or private.bare_subject(mail.subject) <> lower(btrim(mail.subject)))
  then
    -- Providers may have replaced our ids by unknown ones. Staff decide.
    named_thread_id := private.likely_thread(sender, mail.subject);
  end if;
  -- Joining the thread to another and deleting it wait for this, or this for them.
  select e.thread_id into named_thread_id from public.emails e
  where e.id = named_thread_id for no key update;
  joins := coalesce(
    not is_guess and mail.authentication <> 'fail' and not mail.is_relayed
      and private.belongs_to_thread(sender, named_thread_id),
    false
  );

  -- Automatic replies are not announced. Verified senders are limited separately: mail forged in a client's name cannot
  -- use up the client's.
  if coalesce(mail.status, 'new') = 'new' then
    is_verified := mail.authentication = 'pass';
    mail.is_suspicious := not private.may_get('mail', concat_ws(' ', sender, case when is_verified then 'verified' end))
      or not joins and private.are_many_mails(is_verified);
  end if;

  if mail.authentication = 'pass' and sender is not null and not mail.is_relayed then
    sender_id := private.save_customer(jsonb_build_object('email', sender, 'name', mail.from_name), true);
  end if;

  insert into public.emails (
    source, status, customer_id, thread_id, refers_to_thread_id,
    from_email, from_name, authentication, to_email, also_to, cc, reply_to, is_relayed, subject, body, preview, html_content,
    message_id, in_reply_to, reference_ids, is_suspicious, is_automatic
  )
  values (
    'inbound', coalesce(mail.status, 'new'), sender_id,
    case when joins then named_thread_id end, case when not joins then named_thread_id end,
    mail.from_email, mail.from_name, mail.authentication, mail.to_email, coalesce(mail.also_to, '{}'),
    coalesce(mail.cc, '{}'), mail.reply_to, mail.is_relayed, mail.subject, mail.body, left(mail.preview, 240),
    mail.html_content,
    new_message_id, mail.in_reply_to,
    -- Its sender knows it by that id only.
    names || case when new_message_id <> mail.message_id then array[mail.message_id] else '{}' end,
    coalesce(mail.is_suspicious, false), coalesce(mail.is_automatic, false)
  )
  returning id into new_email_id;

  insert into public.attachments (email_id, position, name, media_type, size, content_id)
  select new_email_id, f.position, f.name, f.media_type, f.size, f.content_id
  from jsonb_to_recordset(receive_email.email -> 'attachments')
    as f (position smallint, name text, media_type text, size integer, content_id text);

  if email ? 'unread_id' then
    perform private.await_mail(new_email_id, email ->> 'unread_id');
  end if;
  if not email ? 'preview' then
    insert into private.stale_previews (email_id) values (new_email_id);
  end if;
  return query select 'stored', new_email_id;
end
$$;

-- Staff know the sender: all their emails join the thread referred to. False: the email refers to no other thread.
create function public.join_thread(email_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  email public.emails;
  target_id uuid;
  moved integer;
begin
  perform private.require_staff('join threads');

  -- The thread that it refers to may have joined another itself.
  select named.thread_id into target_id
  from public.emails e join public.emails named on named.id = e.refers_to_thread_id
  where e.id = join_thread.email_id;
  -- In the order of their ids: two simultaneous joins do not block each other.
  perform from public.emails e where e.id in (join_thread.email_id, target_id) order by e.id for update;
  select * into email from public.emails e where e.id = join_thread.email_id;
  if email.refers_to_thread_id is null
    or not exists (select from public.emails e where e.id = target_id and e.id <> email.id)
  then
    return false;
  end if;

  update public.emails e
  set thread_id = target_id, refers_to_thread_id = null
  where e.thread_id = email.id;
  get diagnostics moved = row_count;

  update public.emails e
  set answers = e.answers + moved,
    answer_preview = case
      when email.listed_at > e.listed_at then coalesce(email.answer_preview, email.preview)
      else e.answer_preview
    end,
    listed_at = greatest(e.listed_at, email.listed_at),
    assigned_to_user_id = coalesce(e.assigned_to_user_id, email.assigned_to_user_id),
    first_reply_at = case
      when email.processed then e.first_reply_at else coalesce(e.first_reply_at, e.handled_at)
    end,
    waiting_since = least(e.waiting_since, email.waiting_since),
    status = case when e.processed and not email.processed then 'new' else e.status end
  where e.id = target_id;

  perform private.audit(
    'thread_joined', 'email', email.id, jsonb_build_object('thread_id', target_id)
  );
  return true;
end
$$;
