-- The bell, browser notifications, a digest by mail, Telegram: one row per user and event, written with the event.

create type public.notification_kind as enum (
  'new_lead', 'answer', 'assigned', 'undelivered', 'returned', 'due_soon', 'overdue', 'visitor_waits', 'mentioned'
);
-- 'app' is the bell; what it does not show is not sent by browser or mail either.
create type public.notification_channel as enum ('app', 'browser', 'mail', 'telegram');

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  -- Null: the team's chat in Telegram.
  user_id uuid references public.profiles (user_id) on delete cascade,
  kind public.notification_kind not null,
  email_id uuid references public.emails (id) on delete cascade,
  chat_id uuid references public.chat_sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- The bell counts at once; everything else waits until then.
  announce_at timestamptz not null,
  read_at timestamptz,
  -- The digest or the Telegram message that tells of it; its text is written when it is sent.
  mail_id uuid references public.outbox (id) on delete set null,
  constraint notifications_subject check (
    num_nonnulls(email_id, chat_id) = 1
    and case when kind = 'visitor_waits' then chat_id is not null else kind = 'mentioned' or email_id is not null end
  ),
  -- Once per user and event, even if it is written twice.
  constraint notifications_once unique nulls not distinct (user_id, kind, email_id, chat_id)
);

create index notifications_user_id_created_at_idx on public.notifications (user_id, created_at desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_email_id_idx on public.notifications (email_id);
create index notifications_chat_id_idx on public.notifications (chat_id);
create index notifications_mail_id_idx on public.notifications (mail_id);

-- A waiting digest may mention what was erased: its text is written again.
create function private.forget_digest()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox o set subject = null, text_body = null, html_body = null
  where o.id = old.mail_id and o.kind = 'notification_digest' and o.subject is not null;
  return null;
end
$$;

create trigger notifications_forget_digest
  after delete on public.notifications
  for each row when (old.mail_id is not null)
  execute function private.forget_digest();

-- Choices -----------------------------------------------------------------------------------------------

-- A user's choices; without a user: the team's, for its chat in Telegram.
create table private.notification_choices (
  id bigint generated always as identity primary key,
  user_id uuid references public.profiles (user_id) on delete cascade,
  kind public.notification_kind not null,
  channel public.notification_channel not null,
  is_on boolean not null,
  constraint notification_choices_once unique nulls not distinct (user_id, kind, channel),
  constraint notification_choices_of_team check ((channel = 'telegram') = (user_id is null))
);

-- Whether the functions have a bot, by their latest report. One row at most.
create table private.telegram (
  is_only_row boolean primary key default true check (is_only_row),
  is_connected boolean not null,
  checked_at timestamptz not null default now(),
  -- The chat of the setting, and its id since it was upgraded to a supergroup.
  chat_id text,
  moved_to text
);

-- The id that the chat of the setting has now.
create function public.telegram_chat(chat_id text)
returns text
language sql stable security definer set search_path = ''
return coalesce(
  (select t.moved_to from private.telegram t where t.chat_id = telegram_chat.chat_id), chat_id
);

create function public.move_telegram_chat(chat_id text, moved_to text)
returns void
language sql security definer set search_path = ''
as $$
  insert into private.telegram as t (is_connected, chat_id, moved_to)
  values (true, move_telegram_chat.chat_id, move_telegram_chat.moved_to)
  on conflict (is_only_row) do update set chat_id = excluded.chat_id, moved_to = excluded.moved_to
$$;

-- A user's choice, or the default; a null user is the team.
create function private.wants(
  person uuid, kind public.notification_kind, channel public.notification_channel
)
returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select c.is_on from private.notification_choices c
      where c.user_id is not distinct from wants.person
        and c.kind = wants.kind
        and c.channel = wants.channel
    ),
    case wants.channel
      when 'mail' then wants.kind in ('assigned', 'undelivered', 'due_soon', 'overdue', 'mentioned')
      when 'telegram' then wants.kind not in ('assigned', 'undelivered', 'returned', 'mentioned')
      else true
    end
  )
$$;

-- What reaches the caller by which channel, and what reaches the team's chat where a bot is connected.
create function public.notification_switches()
returns table (kind public.notification_kind, channel public.notification_channel, is_on boolean)
language sql stable security definer set search_path = ''
as $$
  select private.require_staff('have notifications');
  select k.kind, c.channel,
    private.wants(case when c.channel <> 'telegram' then auth.uid() end, k.kind, c.channel)
  from unnest(enum_range(null::public.notification_kind)) k (kind),
    unnest(enum_range(null::public.notification_channel)) c (channel)
  where c.channel <> 'telegram' or exists (select from private.telegram t where t.is_connected)
  order by k.kind, c.channel;
$$;

-- Chooses for the caller; by Telegram, for the team.
create function public.switch_notification(
  kind public.notification_kind, channel public.notification_channel, is_on boolean
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(
    channel <> 'telegram' and private.is_staff() or private.has_role('admin'),
    'Only admins may choose for the team', 'insufficient_privilege'
  );
  insert into private.notification_choices (user_id, kind, channel, is_on)
  values (case when channel <> 'telegram' then auth.uid() end, kind, channel, is_on)
  on conflict on constraint notification_choices_once do update set is_on = excluded.is_on;
  if channel = 'telegram' then
    perform private.note_security('setting_changed', null, jsonb_build_object('what', 'telegram', 'to', is_on));
  end if;
end
$$;

-- Telling -----------------------------------------------------------------------------------------------

-- Notifies one user, or all who have chosen it, and the team's chat. An assignment, an answer, an undelivered reply, a
-- return and a waiting visitor are repeated when they happen again. It must not fail: a lead is stored with it.
create function private.tell_staff(
  kind public.notification_kind,
  email_id uuid,
  chat_id uuid,
  person uuid
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  is_urgent constant boolean := tell_staff.kind in ('undelivered', 'due_soon', 'overdue', 'visitor_waits');
  announced constant timestamptz := case
    when is_urgent or private.is_working_time(now()) then now()
    else private.next_opening(now())
  end;
begin
  with readers as (
    select p.user_id, null::uuid as mail_id
    from public.profiles p join public.user_roles ur on ur.user_id = p.user_id
    where ur.role in ('staff', 'admin')
      and (tell_staff.person is null or p.user_id = tell_staff.person)
      and private.wants(p.user_id, tell_staff.kind, 'app')
    order by p.user_id
    -- A user who is just being deleted is left out, to avoid blocking.
    for key share of p
  ), told as (
    insert into public.notifications as n (user_id, mail_id, kind, email_id, chat_id, announce_at)
    select r.*, tell_staff.kind, tell_staff.email_id, tell_staff.chat_id, announced
    from (
      select * from readers
      union all
      -- A visitor who waits for the colleague handling their chat does not concern the team.
      select null, gen_random_uuid()
      where num_nonnulls(tell_staff.chat_id, tell_staff.person) < 2
        and exists (select from private.telegram t where t.is_connected)
        and private.wants(null, tell_staff.kind, 'telegram')
    ) r
    on conflict on constraint notifications_once do update
    set created_at = now(), announce_at = excluded.announce_at, read_at = null, mail_id = excluded.mail_id
    where n.kind not in ('new_lead', 'due_soon', 'overdue')
    returning n.mail_id
  )
  insert into public.outbox (id, kind, email_id, next_attempt_at)
  select t.mail_id, 'notification_telegram', tell_staff.email_id, announced from told t where t.mail_id is not null;
end
$$;

-- A form, a contact left in a chat, and a mail that starts a thread are leads; a mail that joins one is an answer.
-- The hour's digest reports suspicious leads; an automatic reply arrives as processed.
create function private.tell_of_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    -- Taken back, or given to another.
    delete from public.notifications n
    where n.email_id = new.id and n.kind = 'assigned' and n.user_id = old.assigned_to_user_id and n.read_at is null;
    if new.assigned_to_user_id is not null and new.assigned_to_user_id is distinct from auth.uid() then
      perform private.tell_staff('assigned', new.id, null, new.assigned_to_user_id);
    end if;
  elsif new.source = 'inbound' and new.thread_id <> new.id then
    -- What follows spam counts as spam, until staff say otherwise.
    perform private.tell_staff('answer', e.id, null, private.staff_member(e.assigned_to_user_id))
    from public.emails e where e.id = new.thread_id and e.spam_at is null;
  elsif new.submission_id is not null
    or new.source = 'inbound'
    or new.source = 'chat' and new.lead is not null
  then
    perform private.tell_staff('new_lead', new.id, null, null);
  end if;
  return null;
end
$$;

create trigger emails_tell_of_new
  after insert on public.emails
  for each row when (new.status = 'new' and not new.is_suspicious and new.spam_at is null)
  execute function private.tell_of_email();

create trigger emails_tell_of_assignment
  after update of assigned_to_user_id on public.emails
  for each row when (new.assigned_to_user_id is distinct from old.assigned_to_user_id)
  execute function private.tell_of_email();

-- For a colleague to join, or for the one in the chat to answer, which marks the notification as read.
create function private.tell_of_visitor()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.waiting_since is null or new.handler_id is distinct from old.handler_id then
    update public.notifications n set read_at = now()
    where n.chat_id = new.id and n.kind = 'visitor_waits' and n.read_at is null;
  elsif old.waiting_since is null then
    perform private.tell_staff('visitor_waits', null, new.id, private.staff_member(new.handler_id));
  end if;
  return null;
end
$$;

create trigger chat_sessions_tell_of_visitor
  after update of waiting_since, handler_id on public.chat_sessions
  for each row when (
    (new.waiting_since is null) <> (old.waiting_since is null)
    or new.handler_id is distinct from old.handler_id
  )
  execute function private.tell_of_visitor();

-- The colleagues whom a note calls: «@Айгерим», or by the whole name where others have the same first one.
create function private.mentioned_in(note text)
returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with said as (
    select ' ' || regexp_replace(lower(note), '(?<![^[:alnum:]@])[^[:alnum:]@]+', ' ', 'g') || ' ' as text
  ), named as (
    select p.user_id, ' @' || split_part(n.name, ' ', 1) || ' ' as first, ' @' || n.name || ' ' as whole
    from public.profiles p
    join public.user_roles ur on ur.user_id = p.user_id and ur.role in ('staff', 'admin')
    cross join lateral (
      select btrim(regexp_replace(lower(coalesce(p.full_name, p.email)), '(?<![^[:alnum:]@])[^[:alnum:]@]+', ' ', 'g')) as name
    ) n
  )
  select n.user_id from named n, said
  where strpos(said.text, n.whole) > 0
    or strpos(said.text, n.first) > 0
      and not exists (select from named o where o.first = n.first and strpos(said.text, o.whole) > 0)
$$;

create function private.tell_of_mention()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  thread_id constant uuid := (select e.thread_id from public.emails e where e.id = new.email_id);
begin
  perform private.tell_staff('mentioned', thread_id, case when thread_id is null then new.chat_id end, mentioned.id)
  from private.mentioned_in(new.body) mentioned (id)
  where mentioned.id is distinct from new.author_id;
  return null;
end
$$;

create trigger email_notes_tell_of_mention
  after insert on public.email_notes
  for each row when (strpos(new.body, '@') > 0)
  execute function private.tell_of_mention();

-- Reading -----------------------------------------------------------------------------------------------

-- What the bell counts, with how many notifications stand in each entry: those of one kind within an hour of the newest, of
-- kinds that have a queue to go to. Of the caller, by the table's policy.
create function public.unread_entries()
returns table (kind public.notification_kind, newest timestamptz, size integer)
language plpgsql stable set search_path = ''
as $$
declare
  one record;
begin
  for one in
    select n.kind, n.created_at from public.notifications n
    where n.read_at is null
    order by n.kind, n.created_at desc
  loop
    if one.kind = kind and kind in ('new_lead', 'assigned', 'due_soon', 'overdue')
      and newest - one.created_at <= interval '1 hour'
    then
      size := size + 1;
    else
      if size > 0 then
        return next;
      end if;
      kind := one.kind;
      newest := one.created_at;
      size := 1;
    end if;
  end loop;
  if size > 0 then
    return next;
  end if;
end
$$;

create function public.read_notifications(email_id uuid default null, chat_id uuid default null)
returns void
language sql security definer set search_path = ''
as $$
  update public.notifications n
  set read_at = now()
  where n.user_id = auth.uid()
    and (select private.is_staff())
    and n.read_at is null
    and (read_notifications.email_id is null or n.email_id = read_notifications.email_id)
    and (read_notifications.chat_id is null or n.chat_id = read_notifications.chat_id)
$$;

-- Deadlines and digests -----------------------------------------------------------------------------------

-- Not reported yet: deadlines within half an hour of working time; those passed, and emails returned, within a day.
create function private.untold_moments()
returns table (email_id uuid, kind public.notification_kind, person uuid)
language sql stable set search_path = ''
as $$
  select e.id, late.kind, private.staff_member(e.assigned_to_user_id)
  from public.emails e
  cross join lateral (
    select case when e.waits_until <= now() then 'overdue' else 'due_soon' end::public.notification_kind as kind
  ) late
  where e.waits_until > now() - interval '1 day'
    and e.waits_until <= private.add_working_time(now(), interval '30 minutes')
    and not e.is_suspicious
    and not exists (
      select from public.notifications n where n.email_id = e.id and n.kind = late.kind
    )
  union all
  select e.id, 'returned', private.staff_member(e.assigned_to_user_id)
  from public.emails e
  where e.snoozed_until between now() - interval '1 day' and now()
    and e.spam_at is null
    and not exists (
      select from public.notifications n
      where n.email_id = e.id and n.kind = 'returned' and n.created_at >= e.snoozed_until
    )
$$;

-- Unread for five minutes and for a week at most, in no mail yet, wanted by mail. At most one digest an hour per user;
-- outside working hours only deadlines and undelivered replies, and never what was met or answered in the meantime.
create function private.undigested()
returns table (id uuid, user_id uuid, address text)
language sql stable set search_path = ''
as $$
  select n.id, n.user_id, p.email
  from public.notifications n
  join public.profiles p on p.user_id = n.user_id
  left join public.emails e on e.id = n.email_id
  where n.read_at is null
    and n.mail_id is null
    and n.announce_at between now() - interval '7 days' and now() - interval '5 minutes'
    and case
      when n.kind in ('undelivered', 'due_soon', 'overdue') then e.waits_until is not null
      else private.is_working_time(now())
    end
    and private.staff_member(n.user_id) is not null
    and private.wants(n.user_id, n.kind, 'mail')
    and not exists (
      select from public.outbox o
      where o.kind = 'notification_digest'
        and o.to_email = p.email
        and o.created_at > now() - interval '1 hour'
    )
$$;

-- Returns how many digests it queues. has_telegram: whether the caller has a bot. Scheduled by way of deliver-mail.
create function public.remind_staff(has_telegram boolean)
returns integer
language sql security definer set search_path = ''
as $$
  -- Of two simultaneous workers the second finds nothing left to report.
  select pg_advisory_xact_lock(hashtextextended('notifications', 0));

  insert into private.telegram as t (is_connected) values (has_telegram)
  on conflict (is_only_row) do update set is_connected = excluded.is_connected, checked_at = now()
  where t.is_connected <> excluded.is_connected or t.checked_at <= now() - interval '1 hour';

  select private.tell_staff(u.kind, u.email_id, null, u.person) from private.untold_moments() u;

  with digests as materialized (
    select gen_random_uuid() as id, u.address, array_agg(u.id) as told from private.undigested() u group by u.user_id, u.address
  ), queued as (
    insert into public.outbox (id, kind, to_email) select d.id, 'notification_digest', d.address from digests d
  ), noted as (
    update public.notifications n set mail_id = d.id from digests d where n.id = any (d.told)
  )
  select count(*)::integer from digests;
$$;

-- Whether remind_staff has anything to do. For the schedule (docs/deployment.md).
create function private.is_reminder_due()
returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from private.untold_moments())
    or exists (select from private.undigested())
    or not exists (select from private.telegram t where t.checked_at > now() - interval '1 hour')
$$;
