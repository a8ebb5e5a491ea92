-- Messages of visitors, the assistant and staff, and reports to managers. Only the functions below write them.

create type public.chat_role as enum ('user', 'assistant', 'staff');
create type public.chat_answerer as enum ('rules', 'model');
create type public.chat_end_reason as enum ('booking_confirmed', 'abandoned', 'completed');
create type public.chat_summary_reason as enum (
  'booking_confirmed', 'abandoned', 'completed', 'rating_submitted'
);

-- The client's address is not kept here, not even hashed: only private.rate_limits needs it, for an hour.
create table public.chat_sessions (
  id uuid primary key default gen_random_uuid(),
  -- private.stored_session_id of what the browser made: a prefix, a time and random text, which entitles to the
  -- conversation if it is secret (decision 43) and is stored as a hash: staff read this column.
  session_id text not null unique check (
    char_length(session_id) <= 80
    and session_id ~ '^[A-Za-z][A-Za-z0-9_.:-]{0,39}[0-9]{10,16}[_.:-][A-Za-z0-9-]{1,40}$'
  ),
  page_url text check (char_length(page_url) <= 2000),
  -- The conversation that fell silent and was taken up again here, or whose booking is spoken of here.
  continues_id uuid references public.chat_sessions (id) on delete set null,
  started_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_reason public.chat_end_reason,
  rating smallint check (rating between 1 and 5),
  rated_at timestamptz,
  -- What the assistant remembers besides the messages.
  state jsonb not null default '{}' check (jsonb_typeof(state) = 'object'),
  -- The visitor's; the assistant's come on top.
  message_count integer not null default 0 check (message_count >= 0),
  -- The booking is submitted under it, so that it is made once.
  submission_id uuid not null unique default gen_random_uuid(),
  -- The chat's one row of the inbox: the booking, or else the summary.
  email_id uuid references public.emails (id) on delete set null,
  -- The row of its summary, which stays when a booking's takes over.
  summary_id uuid references public.emails (id) on delete set null,
  -- When the managers were notified of its ending, and how often and when last that was tried.
  told_at timestamptz,
  closing_attempts integer not null default 0,
  closing_tried_at timestamptz,
  -- {name?, phone?, email?, messenger?}, since when, and the text that the visitor consented to by writing.
  contact jsonb check (jsonb_typeof(contact) = 'object'),
  contact_left_at timestamptz,
  consent_version text check (char_length(consent_version) between 1 and 40),
  -- Answers instead of the assistant, until they hand the chat back; and when a staff member last took it over.
  handler_id uuid references public.profiles (user_id) on delete set null,
  taken_over_at timestamptz,
  -- Since when the visitor waits for a staff member: to join, or to answer.
  waiting_since timestamptz,
  -- When the visitor's page was last heard of, to half a minute: while it waits for a person it asks all the time.
  visitor_seen_at timestamptz not null default now(),
  -- The last message that staff have seen.
  read_up_to bigint not null default 0,
  note text check (char_length(note) between 1 and 4000),
  constraint chat_sessions_ended_for_a_reason check ((ended_at is null) = (ended_reason is null)),
  constraint chat_sessions_rated_at_when_rated check ((rating is null) = (rated_at is null)),
  constraint chat_sessions_told_of_an_ending check (told_at is null or ended_at is not null),
  constraint chat_sessions_waits_while_open check (waiting_since is null or ended_at is null)
);

comment on column public.chat_sessions.note is 'Deprecated: notes are rows of email_notes, and this is empty';

create index chat_sessions_email_id_idx on public.chat_sessions (email_id);
create index chat_sessions_summary_id_idx on public.chat_sessions (summary_id);
create index chat_sessions_rated_at_idx on public.chat_sessions (rated_at desc) where rated_at is not null;
create index chat_sessions_taken_over_at_idx on public.chat_sessions (taken_over_at) where taken_over_at is not null;
create index chat_sessions_continues_id_idx on public.chat_sessions (continues_id);
create index chat_sessions_handler_id_idx on public.chat_sessions (handler_id);
-- The order of the list.
create index chat_sessions_last_message_at_idx on public.chat_sessions (last_message_at desc, id desc);
-- Of those that have not ended.
create index chat_sessions_live_idx on public.chat_sessions (last_message_at desc, id desc) where ended_at is null;
create index chat_sessions_untold_idx on public.chat_sessions (last_message_at) where told_at is null;
create index chat_sessions_waiting_since_idx on public.chat_sessions (waiting_since)
  where waiting_since is not null;

create table public.chat_messages (
  -- Also the order of the conversation.
  id bigint generated always as identity primary key,
  chat_id uuid not null references public.chat_sessions (id) on delete cascade,
  -- Made by the visitor's browser for what the visitor says; the answer has the same.
  message_id uuid not null,
  role public.chat_role not null,
  content text not null check (char_length(content) between 1 and 6000),
  created_at timestamptz not null default now(),
  author_id uuid references public.profiles (user_id) on delete set null,
  -- For a visitor's message: until when a worker is answering it. A crashed worker's lease expires.
  leased_until timestamptz,
  -- For an answer: the whole reply, which is returned when the same message is sent again.
  reply jsonb check (jsonb_typeof(reply) = 'object'),
  answered_by public.chat_answerer,
  -- The model that was asked, and what it used: the rules may have answered in its place.
  model text check (char_length(model) <= 120),
  prompt_tokens integer not null default 0 check (prompt_tokens >= 0),
  completion_tokens integer not null default 0 check (completion_tokens >= 0),
  -- In millionths of a dollar.
  cost_micros bigint not null default 0 check (cost_micros >= 0),
  -- One message and one answer to it; its index serves the foreign key.
  unique (chat_id, message_id, role),
  constraint chat_messages_answer_is_complete check (
    case role
      when 'assistant' then num_nulls(reply, answered_by) = 0 and leased_until is null
      when 'user' then num_nonnulls(reply, answered_by, model) = 0
      else num_nonnulls(reply, answered_by, model, leased_until) = 0
    end
  ),
  constraint chat_messages_staff_are_authors check (author_id is null or role = 'staff'),
  constraint chat_messages_only_models_cost check (
    model is not null or (prompt_tokens = 0 and completion_tokens = 0 and cost_micros = 0)
  )
);

create index chat_messages_chat_id_id_idx on public.chat_messages (chat_id, id);
create index chat_messages_author_id_idx on public.chat_messages (author_id);
-- What a search of the chats reads.
create index chat_messages_words_idx on public.chat_messages using gin (
  to_tsvector('pg_catalog.russian', translate(lower(content), 'ё', 'е'))
);

-- Whether an id has 26 random characters apart from its time, and so cannot be guessed: no other gets anything of its
-- conversation.
create function private.is_secret_session(session_id text)
returns boolean
language sql immutable set search_path = ''
return is_secret_session.session_id ~ '[0-9]{10,16}[_.:-]([A-Za-z0-9-]+-)?[a-z0-9]{26,40}$';

-- What is stored of a browser's session id: prefix and time where they can be told apart, and a hash of it all, which
-- is as secret as the id. Anything that is not an id stays as it is, and is refused by the table.
-- Each function that is told an id by a browser converts it, once; all others are given stored ones.
create function private.stored_session_id(session_id text)
returns text
language sql immutable set search_path = ''
return case
  when session_id ~ '^[A-Za-z](?=.*[0-9])[A-Za-z0-9_.:~+/=-]{11,}$' then
    coalesce(
      substring(session_id from '^([A-Za-z][A-Za-z0-9_.:-]{0,39}[0-9]{10,16}[_.:-])[A-Za-z0-9-]{1,40}$'),
      'chat_0000000000_'
    ) || left(
      encode(sha256(convert_to(session_id, 'UTF8')), 'hex'),
      case when private.is_secret_session(session_id) then 26 else 16 end
    )
  else session_id
end;

-- For the functions that read a chat themselves.
create function public.stored_session_id(session_id text)
returns text
language sql immutable set search_path = ''
return private.stored_session_id(session_id);

-- Messages ----------------------------------------------------------------------------------------------
-- The worker that answers a message holds a lease on it; a message that is sent again gets the stored answer.

-- The chat, locked for this transaction; null if it does not exist.
create function private.lock_chat(session_id text)
returns public.chat_sessions
language sql set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('chat ' || session_id, 0));
  select * from public.chat_sessions s where s.session_id = lock_chat.session_id;
$$;

-- contact: how this message says the visitor can be reached; what was known before stays. continues: the session id of
-- a chat that fell silent or has booked; a new one takes over what was said and remembered.
-- outcome: 'taken' (answer it, after retry_after_seconds; history and state are empty where the session's id is no
-- secret); 'handled' (by a person); 'answered' (before: reply); 'busy' (the session's message is being answered) and
-- 'rate_limited': come back in retry_after_seconds; 'ended'; 'session_full'. Stored only if taken or handled: then a
-- booking is submitted under submission_id.
create function public.take_chat_message(
  session_id text,
  message_id uuid,
  message text,
  client_hash text,
  max_per_window integer,
  window_seconds integer,
  max_messages integer,
  history_length integer,
  lease_seconds integer,
  page_url text default null,
  contact jsonb default null,
  consent_version text default null,
  continues text default null
)
returns table (
  outcome text,
  retry_after_seconds integer,
  reply jsonb,
  history jsonb,
  state jsonb,
  submission_id uuid
)
language plpgsql set search_path = ''
as $$
declare
  chat public.chat_sessions;
  before public.chat_sessions;
  is_known boolean := false;
  busy_until timestamptz;
  client record;
  reached_at constant timestamptz := case when contact ?| array['phone', 'email', 'messenger'] then now() end;
begin
  -- Before anything is looked up, so that guesses of ids count too. Above the limit answers slow down, by a second per
  -- message up to ten; twenty times above it they stop.
  client := private.tally_hit('chat', client_hash, window_seconds);
  if client.hits > 20 * max_per_window then
    outcome := 'rate_limited';
    retry_after_seconds := client.seconds_left;
    return next;
    return;
  end if;

  -- One at a time for each session, before its row is there.
  session_id := private.stored_session_id(session_id);
  chat := private.lock_chat(session_id);
  if chat.id is not null then
    select (array_agg(m.reply) filter (where m.role = 'assistant'))[1], count(*) filter (where m.role = 'user') > 0
    into reply, is_known
    from public.chat_messages m
    where m.chat_id = chat.id and m.message_id = take_chat_message.message_id;
    select max(m.leased_until) into busy_until from public.chat_messages m
    where m.chat_id = chat.id and m.leased_until > now();
    outcome := case
      when reply is not null then 'answered'
      when chat.ended_at is not null then 'ended'
      when busy_until is not null then 'busy'
      when not is_known and chat.message_count >= take_chat_message.max_messages then 'session_full'
    end;
    if outcome is not null then
      retry_after_seconds := case outcome
        when 'busy' then greatest(1, ceil(extract(epoch from busy_until - now())))::integer
      end;
      return next;
      return;
    end if;
  else
    select * into before from public.chat_sessions s
    where s.session_id = private.stored_session_id(take_chat_message.continues) and s.ended_reason is distinct from 'completed';
  end if;

  insert into public.chat_sessions as s
    (session_id, page_url, continues_id, state, message_count, contact, contact_left_at, consent_version)
  values (session_id, page_url, before.id, coalesce(before.state, '{}'), 1, contact, reached_at, consent_version)
  on conflict on constraint chat_sessions_session_id_key do update
  set last_message_at = now(),
    visitor_seen_at = now(),
    message_count = s.message_count + (not is_known)::integer,
    contact = coalesce(s.contact || excluded.contact, excluded.contact, s.contact),
    contact_left_at = coalesce(s.contact_left_at, excluded.contact_left_at),
    consent_version = coalesce(excluded.consent_version, s.consent_version),
    waiting_since = case
      when s.handler_id is not null and not is_known then coalesce(s.waiting_since, now())
      else s.waiting_since
    end
  returning s.* into chat;

  -- A worker whose lease ran out has lost: its answer to another message would come after this one.
  update public.chat_messages m set leased_until = null
  where m.chat_id = chat.id and m.leased_until is not null;

  insert into public.chat_messages (chat_id, message_id, role, content, leased_until)
  values (
    chat.id, message_id, 'user', message,
    case when chat.handler_id is null then now() + make_interval(secs => lease_seconds) end
  )
  on conflict on constraint chat_messages_chat_id_message_id_role_key do update
  set content = excluded.content, leased_until = excluded.leased_until;

  outcome := case when chat.handler_id is null then 'taken' else 'handled' end;
  submission_id := chat.submission_id;
  retry_after_seconds := least(greatest(client.hits - max_per_window, 0), 10);
  state := '{}';
  history := '[]';
  if private.is_secret_session(chat.session_id) then
    state := chat.state;
    select coalesce(
      jsonb_agg(jsonb_build_object('role', latest.role, 'content', latest.content) order by latest.id),
      '[]'
    ) into history
    from (
      select m.id, m.role, m.content from public.chat_messages m
      where m.chat_id in (chat.id, chat.continues_id) and m.message_id <> take_chat_message.message_id
      order by m.id desc
      limit take_chat_message.history_length
    ) latest;
  end if;
  return next;
end
$$;

-- Returns the valid reply: the first one stored. Null, and nothing stored: the lease is lost, the chat has gone on.
create function public.store_chat_answer(
  session_id text,
  message_id uuid,
  content text,
  reply jsonb,
  state jsonb,
  answered_by public.chat_answerer,
  ended_reason public.chat_end_reason default null,
  model text default null,
  prompt_tokens integer default 0,
  completion_tokens integer default 0,
  cost_micros bigint default 0
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  chat public.chat_sessions;
  stored_reply jsonb;
begin
  chat := private.lock_chat(private.stored_session_id(session_id));
  select m.reply into stored_reply from public.chat_messages m
  where m.chat_id = chat.id
    and m.message_id = store_chat_answer.message_id
    and m.role = 'assistant';
  if found then
    return stored_reply;
  end if;

  update public.chat_messages m set leased_until = null
  where m.chat_id = chat.id
    and m.message_id = store_chat_answer.message_id
    and m.role = 'user'
    and m.leased_until is not null;
  if not found then
    return null;
  end if;

  insert into public.chat_messages as m (
    chat_id, message_id, role, content, reply,
    answered_by, model, prompt_tokens, completion_tokens, cost_micros
  )
  values (
    chat.id, message_id, 'assistant', content, reply,
    answered_by, model, prompt_tokens, completion_tokens, cost_micros
  )
  returning m.reply into stored_reply;

  update public.chat_sessions s
  set state = store_chat_answer.state,
    last_message_at = now(),
    waiting_since = case when store_chat_answer.ended_reason is null then s.waiting_since end,
    ended_reason = coalesce(s.ended_reason, store_chat_answer.ended_reason),
    ended_at = coalesce(s.ended_at, case when store_chat_answer.ended_reason is not null then now() end)
  where s.id = chat.id;
  return stored_reply;
end
$$;

-- Releases a message that could not be answered: it can be sent again at once.
create function public.release_chat_message(session_id text, message_id uuid)
returns void
language sql set search_path = ''
as $$
  update public.chat_messages m
  set leased_until = null
  from public.chat_sessions s
  where s.session_id = private.stored_session_id(release_chat_message.session_id)
    and m.chat_id = s.id
    and m.message_id = release_chat_message.message_id
    and m.leased_until is not null
$$;

-- The language model's budget -----------------------------------------------------------------------------
-- Reserved before the model is asked: simultaneous answers cannot overrun it, nor can one client use it up alone.

create table private.llm_spending (
  -- The answer's, made by the function that gives it.
  id uuid primary key,
  -- In UTC. Kept no longer than that.
  day date not null,
  client_hash text not null check (char_length(client_hash) between 1 and 128),
  -- Reserved, and used once it is settled.
  tokens bigint not null check (tokens >= 0),
  cost_micros bigint not null check (cost_micros >= 0),
  -- Null: settled. A crashed worker's reservation expires then.
  reserved_until timestamptz
);

create index llm_spending_day_idx on private.llm_spending (day);

-- Until when the rules answer without asking the model, because it refused or did not answer: for all workers at once.
create table private.llm_pause (
  id boolean primary key default true check (id),
  until timestamptz not null
);

-- What an answer may use in all, in place of its earlier reservation. client_percent: one client's share of the day's
-- budget. 'reserved'; 'day_spent', 'client_spent' or 'paused' (what was reserved before stays).
create function public.reserve_llm_budget(
  answer_id uuid,
  client_hash text,
  tokens bigint,
  cost_micros bigint,
  tokens_per_day bigint,
  client_percent integer,
  lease_seconds integer,
  cost_micros_per_day bigint default null
)
returns text
language plpgsql set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  others record;
begin
  if exists (select from private.llm_pause p where p.until > now()) then
    return 'paused';
  end if;
  -- One at a time: each sees the reservations before it.
  perform pg_advisory_xact_lock(hashtextextended('llm budget', 0));
  delete from private.llm_spending s where s.day < today;

  select
    coalesce(sum(s.tokens), 0) as tokens,
    coalesce(sum(s.cost_micros), 0) as cost_micros,
    coalesce(sum(s.tokens) filter (where s.client_hash = reserve_llm_budget.client_hash), 0)
      as client_tokens,
    coalesce(sum(s.cost_micros) filter (where s.client_hash = reserve_llm_budget.client_hash), 0)
      as client_cost_micros
  into others
  from private.llm_spending s
  where s.day = today
    and s.id <> reserve_llm_budget.answer_id
    and (s.reserved_until is null or s.reserved_until > now());

  if others.tokens + reserve_llm_budget.tokens > tokens_per_day
    or others.cost_micros + reserve_llm_budget.cost_micros > cost_micros_per_day
  then
    return 'day_spent';
  end if;
  if 100 * (others.client_tokens + reserve_llm_budget.tokens) > client_percent * tokens_per_day
    or 100 * (others.client_cost_micros + reserve_llm_budget.cost_micros)
      > client_percent * cost_micros_per_day
  then
    return 'client_spent';
  end if;

  insert into private.llm_spending as s (id, day, client_hash, tokens, cost_micros, reserved_until)
  values (answer_id, today, client_hash, tokens, cost_micros, now() + make_interval(secs => lease_seconds))
  on conflict (id) do update
  set tokens = excluded.tokens,
    cost_micros = excluded.cost_micros,
    reserved_until = excluded.reserved_until;
  return 'reserved';
end
$$;

-- pause_seconds: for how long the model is not asked. A pause is never shortened.
create function public.settle_llm_budget(
  answer_id uuid,
  tokens bigint,
  cost_micros bigint,
  pause_seconds integer default 0
)
returns void
language sql set search_path = ''
as $$
  update private.llm_spending s
  set tokens = settle_llm_budget.tokens,
    cost_micros = settle_llm_budget.cost_micros,
    reserved_until = null
  where s.id = settle_llm_budget.answer_id;

  insert into private.llm_pause as p (until)
  select now() + make_interval(secs => pause_seconds)
  where pause_seconds > 0
  on conflict (id) do update set until = greatest(p.until, excluded.until)
$$;

-- People --------------------------------------------------------------------------------------------------
-- A visitor asks for a person, or a staff member takes over the chat; until they hand it back, the assistant is silent.

-- The name that a visitor sees of a staff member.
create function private.first_name(user_id uuid)
returns text
language sql stable set search_path = ''
as $$
  select split_part(p.full_name, ' ', 1) from public.profiles p where p.user_id = first_name.user_id
$$;

-- In working time, with their page open: it reports every minute, and touch_last_seen stores it once in five.
create function private.is_staff_present()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_working_time(now()) and exists (
    select from public.user_presence seen
    where private.staff_member(seen.user_id) is not null and seen.last_seen_at > now() - interval '7 minutes'
  )
$$;

-- False: no staff are present, or the visitor would not get their messages.
create function public.call_person(session_id text)
returns boolean
language plpgsql set search_path = ''
as $$
begin
  if not private.is_staff_present() or not private.is_secret_session(call_person.session_id) then
    return false;
  end if;
  session_id := private.stored_session_id(session_id);
  perform private.lock_chat(session_id);
  update public.chat_sessions s set waiting_since = coalesce(s.waiting_since, now())
  where s.session_id = call_person.session_id and s.ended_at is null;
  return found;
end
$$;

-- {"person": {"stage": "called" | "here", "name"} | null, "ended": reason | null, "messages": [{"id", "text", "name"}]
-- of staff after after_id}, or {"retry_after_seconds"}. An unknown session looks like an inactive one.
create function public.chat_updates(
  session_id text,
  after_id bigint,
  client_hash text,
  max_per_window integer,
  window_seconds integer
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  chat public.chat_sessions;
  wait_seconds constant integer := public.count_hit('chat_updates', client_hash, max_per_window, window_seconds);
begin
  if wait_seconds > 0 then
    return jsonb_build_object('retry_after_seconds', wait_seconds);
  end if;

  select * into chat from public.chat_sessions s
  where s.session_id = private.stored_session_id(chat_updates.session_id) and private.is_secret_session(s.session_id);
  update public.chat_sessions s set visitor_seen_at = now()
  where s.id = chat.id and s.visitor_seen_at < now() - interval '30 seconds';
  return jsonb_build_object(
    'person', case
      when chat.ended_at is not null then null
      when chat.handler_id is not null then jsonb_build_object('stage', 'here', 'name', private.first_name(chat.handler_id))
      when chat.waiting_since is not null then jsonb_build_object('stage', 'called', 'name', null)
    end,
    'ended', chat.ended_reason,
    'messages', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', m.id, 'text', m.content, 'name', private.first_name(m.author_id)) order by m.id
        ),
        '[]'
      )
      from public.chat_messages m
      where m.chat_id = chat.id and m.role = 'staff' and m.id > chat_updates.after_id
    )
  );
end
$$;

-- A colleague's chat can be taken over once its visitor has waited for five minutes or the colleague has left the staff.
-- outcome: 'taken'; 'held' (by handler_name); 'ended'; 'unknown' (no such chat); 'unreachable' (its visitor would get
-- no messages: the session's id is no secret).
create function public.take_over_chat(chat_id uuid)
returns table (outcome text, handler_name text)
language plpgsql security definer set search_path = ''
as $$
declare
  chat public.chat_sessions;
begin
  perform private.require_staff('take over chats');

  chat := private.lock_chat((select s.session_id from public.chat_sessions s where s.id = take_over_chat.chat_id));
  outcome := case
    when chat.id is null then 'unknown'
    when chat.ended_at is not null then 'ended'
    when not private.is_secret_session(chat.session_id) then 'unreachable'
    when chat.handler_id <> auth.uid()
      and chat.waiting_since < now() - interval '5 minutes' is not true
      and private.staff_member(chat.handler_id) is not null
    then 'held'
    else 'taken'
  end;
  if outcome = 'held' then
    select coalesce(p.full_name, p.email) into handler_name
    from public.profiles p where p.user_id = chat.handler_id;
  elsif outcome = 'taken' and chat.handler_id is distinct from auth.uid() then
    update public.chat_sessions s
    set handler_id = auth.uid(),
      taken_over_at = now(),
      waiting_since = coalesce(s.waiting_since, (
        -- The visitor's latest message, if it is unanswered.
        select case latest.role when 'user' then latest.created_at end
        from public.chat_messages latest where latest.chat_id = s.id order by latest.id desc limit 1
      ))
    where s.id = chat.id;
    -- An answer on its way comes too late.
    update public.chat_messages m set leased_until = null
    where m.chat_id = chat.id and m.leased_until is not null;
    perform private.audit('chat_taken_over', 'chat', chat.id, jsonb_build_object('from', chat.handler_id));
  end if;
  return next;
end
$$;

-- Refuses to leave a visitor whose message the caller has not seen; without seen_up_to (pages of 0.9.0) it never does.
create function private.require_seen(chat_id uuid, seen_up_to bigint)
returns void
language sql stable set search_path = ''
as $$
  select private.require(
    not exists (
      select from public.chat_messages m
      where m.chat_id = require_seen.chat_id and m.role = 'user' and m.id > seen_up_to
    ),
    'The visitor has written meanwhile'
  )
$$;

-- Hands a chat back to the assistant, whose language model is told of it once. False: the caller does not handle it.
create function public.hand_back_chat(chat_id uuid, seen_up_to bigint default null)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('hand chats back');

  perform private.lock_chat((select s.session_id from public.chat_sessions s where s.id = hand_back_chat.chat_id));
  update public.chat_sessions s
  set handler_id = null,
    waiting_since = null,
    -- A booking that was under way before is no longer what they talk about.
    state = (s.state - 'booking' - 'called') || '{"handedBack": true}'
  where s.id = hand_back_chat.chat_id and s.handler_id = auth.uid() and s.ended_at is null;
  if not found then
    return false;
  end if;
  perform private.require_seen(hand_back_chat.chat_id, seen_up_to);
  perform private.audit('chat_handed_back', 'chat', hand_back_chat.chat_id);
  return true;
end
$$;

-- Ends a chat for the visitor; the schedule tells the managers of it. False: a colleague has it, or it is over.
create function public.finish_chat(chat_id uuid, seen_up_to bigint default null)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('end chats');

  perform private.lock_chat((select s.session_id from public.chat_sessions s where s.id = finish_chat.chat_id));
  update public.chat_sessions s
  set ended_at = now(), ended_reason = 'completed', waiting_since = null
  where s.id = finish_chat.chat_id and s.ended_at is null and coalesce(s.handler_id, auth.uid()) = auth.uid();
  if not found then
    return false;
  end if;
  perform private.require_seen(finish_chat.chat_id, seen_up_to);
  -- An answer on its way comes too late.
  update public.chat_messages m set leased_until = null
  where m.chat_id = finish_chat.chat_id and m.leased_until is not null;
  perform private.audit('chat_finished', 'chat', finish_chat.chat_id);
  return true;
end
$$;

create function public.mark_chat_read(chat_id uuid, up_to bigint)
returns void
language sql security definer set search_path = ''
as $$
  select private.require_staff('read chats');
  update public.chat_sessions s set read_up_to = up_to where s.id = chat_id and s.read_up_to < up_to;
$$;

-- Notes of a chat ---------------------------------------------------------------------------------------

alter table public.email_notes
  add constraint email_notes_chat_id_fkey foreign key (chat_id) references public.chat_sessions (id) on delete cascade;

create function private.place_note()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked: else a request made of the chat meanwhile would miss the note.
  select s.email_id into new.email_id from public.chat_sessions s where s.id = new.chat_id for share;
  return new;
end
$$;

create trigger email_notes_1_place
  before insert on public.email_notes
  for each row when (new.chat_id is not null)
  execute function private.place_note();

create function private.take_notes_along()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    update public.email_notes n set email_id = new.email_id where n.chat_id = new.id;
    return new;
  end if;
  -- The request outlives its chat.
  update public.email_notes n set chat_id = null where n.chat_id = old.id and n.email_id is not null;
  return old;
end
$$;

create trigger chat_sessions_notes_follow
  after update of email_id on public.chat_sessions
  for each row when (new.email_id is distinct from old.email_id and new.email_id is not null)
  execute function private.take_notes_along();

create trigger chat_sessions_notes_stay
  before delete on public.chat_sessions
  for each row execute function private.take_notes_along();

-- For pages of 0.9.0, which know one note a chat: keeps one of each author, so that none replaces a colleague's.
create function public.note_chat(chat_id uuid, note text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  note_id constant uuid := md5(note_chat.chat_id::text || auth.uid()::text)::uuid;
begin
  perform private.require_staff('note on chats');
  if note_chat.note ~ '\S' then
    insert into public.email_notes (id, chat_id, author_id, body)
    select note_id, s.id, auth.uid(), btrim(note_chat.note)
    from public.chat_sessions s where s.id = note_chat.chat_id
    on conflict (id) do update set body = excluded.body;
  else
    delete from public.email_notes n where n.id = note_id;
  end if;
end
$$;

comment on function public.note_chat is 'Deprecated: staff insert into email_notes';

-- message_id is made by the browser. seen_up_to: the latest message that the author has seen; for a later one the
-- visitor still waits; by default, all. outcome: 'stored'; 'duplicate' (a known message_id; nothing changed); 'not_yours'
-- (the caller does not handle the chat); 'ended'; 'unknown' (no such chat).
create function public.say_in_chat(chat_id uuid, message_id uuid, content text, seen_up_to bigint default null)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  chat public.chat_sessions;
begin
  perform private.require_staff('speak in chats');
  content := private.clean_text(say_in_chat.content);
  perform private.require(say_in_chat.content ~ '\S', 'The message is empty');

  chat := private.lock_chat((select s.session_id from public.chat_sessions s where s.id = say_in_chat.chat_id));
  if chat.id is null then
    return 'unknown';
  elsif exists (
    select from public.chat_messages m
    where m.chat_id = chat.id and m.message_id = say_in_chat.message_id and m.role = 'staff'
  ) then
    return 'duplicate';
  elsif chat.ended_at is not null then
    return 'ended';
  elsif chat.handler_id is distinct from auth.uid() then
    return 'not_yours';
  end if;

  insert into public.chat_messages (chat_id, message_id, role, content, author_id)
  values (chat.id, message_id, 'staff', content, auth.uid());
  update public.chat_sessions s
  set last_message_at = now(),
    waiting_since = (
      select min(m.created_at) from public.chat_messages m
      where m.chat_id = chat.id and m.role = 'user' and m.id > seen_up_to
    )
  where s.id = chat.id;
  return 'stored';
end
$$;

-- Bookings and summaries --------------------------------------------------------------------------------
-- A booking (submit_lead under the chat's own submission id), or else the ending, makes the chat's one row of the
-- inbox. A rating after a booking makes no new work.

-- Not reported to the managers yet: ended, or without a message for idle_seconds (attended_idle_seconds if a staff
-- member is in it or waited for). Those being changed right now are left for the next call. An attempt counts before it is
-- made, since its worker may die of it: a chat that fails is tried after all others, and after a growing pause.
create function public.idle_chats(idle_seconds integer, attended_idle_seconds integer, max_rows integer)
returns table (session_id text, attempts integer)
language sql set search_path = ''
as $$
  update public.chat_sessions s
  set closing_attempts = s.closing_attempts + 1, closing_tried_at = now()
  where s.id = any (array(
    select due.id from public.chat_sessions due
    where due.told_at is null
      and (
        due.ended_at is not null
        or due.last_message_at <= now() - make_interval(secs => case
          when num_nonnulls(due.handler_id, due.waiting_since) = 0 then idle_chats.idle_seconds
          else idle_chats.attended_idle_seconds
        end)
      )
      and (
        due.closing_attempts = 0
        or due.closing_tried_at <= now() - least(power(2, least(due.closing_attempts, 10) - 1), 60) * interval '1 minute'
      )
    order by due.closing_attempts, due.last_message_at
    limit idle_chats.max_rows
    for update skip locked
  ))
  returning s.session_id, s.closing_attempts
$$;

-- Ends a chat, or takes its rating, and tells the managers, together or not at all. A contact left in it (email's
-- `lead`) makes its row a lead, due since the message that left it, with a customer if it names an address or a number.
-- session_id: the browser's own if by_browser, otherwise as idle_chats gives it (functions of 0.9.0: the browser's own).
-- read_up_to: the last message that the texts were made of. A browser does not end what a person attends to; the server
-- does. outcome: 'stored'; 'duplicate' (told before; nothing changed); 'unknown' (no such chat); 'outdated' (something
-- was said since, or it ended in another way: read it again); 'attended'; 'not_ended' (there is nothing to rate yet).
create function public.end_chat(
  session_id text,
  reason public.chat_summary_reason,
  read_up_to bigint,
  email jsonb,
  notification jsonb,
  customer jsonb default null,
  rating integer default null,
  by_browser boolean default false
)
returns text
language plpgsql set search_path = ''
as $$
declare
  chat public.chat_sessions;
  is_rating constant boolean := end_chat.reason = 'rating_submitted';
  is_booked boolean;
  summary_email_id uuid;
  lead_customer_id uuid;
begin
  if by_browser or not exists (select from public.chat_sessions s where s.session_id = end_chat.session_id) then
    session_id := private.stored_session_id(session_id);
  end if;
  -- The same ending twice at once: the second waits here, then finds the first one's row. So does a booking's.
  chat := private.lock_chat(session_id);
  perform pg_advisory_xact_lock(hashtextextended(chat.submission_id::text, 0));
  chat := private.lock_chat(session_id);
  if chat.id is null then
    return 'unknown';
  elsif is_rating and chat.ended_at is null then
    return 'not_ended';
  elsif is_rating and chat.rating is not null or not is_rating and chat.told_at is not null then
    return 'duplicate';
  elsif not is_rating and by_browser and chat.ended_at is null
    and num_nonnulls(chat.handler_id, chat.waiting_since) > 0
  then
    return 'attended';
  end if;

  -- A message to the managers does not count as a booking.
  is_booked := exists (
    select from public.emails e
    where e.submission_id = private.public_submission_id(chat.submission_id) and not coalesce(e.lead ? 'isClientMatter', false)
  );
  if exists (
      select from public.chat_messages m where m.chat_id = chat.id and m.id > end_chat.read_up_to
    )
    or not is_rating and end_chat.reason::text <> coalesce(
      chat.ended_reason::text,
      case
        when is_booked then 'booking_confirmed'
        when end_chat.reason = 'booking_confirmed' then 'abandoned'
        else end_chat.reason::text
      end
    )
  then
    return 'outdated';
  end if;

  summary_email_id := chat.email_id;
  if summary_email_id is null then
    insert into public.emails (
      source, customer_id, from_email, to_email, subject, body, html_content, page_url, lead, received_at
    )
    select
      'chat', private.save_customer(end_chat.customer), m.from_email, m.to_email, m.subject, m.body, m.html_content, chat.page_url, m.lead,
      coalesce(chat.contact_left_at, now())
    from jsonb_populate_record(null::public.emails, end_chat.email) m
    returning id, customer_id into summary_email_id, lead_customer_id;
    if chat.contact_left_at is not null and chat.consent_version is not null then
      insert into public.consents (email_id, customer_id, text_version, page_url, given_at)
      values (
        summary_email_id, lead_customer_id, chat.consent_version, chat.page_url, chat.contact_left_at
      );
    end if;
  elsif chat.rating is null then
    -- A rating is the last event; an ending reported after it is older.
    update public.emails e
    set body = end_chat.email ->> 'body', html_content = end_chat.email ->> 'html_content'
    where e.id = summary_email_id;
  end if;

  update public.chat_sessions s
  set email_id = summary_email_id,
    summary_id = case when chat.email_id is null then summary_email_id else s.summary_id end,
    rating = coalesce(end_chat.rating, s.rating),
    rated_at = case when is_rating then now() else s.rated_at end,
    told_at = case when is_rating then s.told_at else now() end,
    ended_at = coalesce(s.ended_at, now()),
    ended_reason = case
      when is_rating then s.ended_reason
      else end_chat.reason::text::public.chat_end_reason
    end,
    waiting_since = null
  where s.id = chat.id;

  insert into public.outbox (email_id, kind, to_email, reply_to, subject, text_body, html_body)
  select summary_email_id, 'chat_summary', m.to_email, m.reply_to, m.subject, m.text_body, m.html_body
  from jsonb_populate_record(null::public.outbox, end_chat.notification) m;
  return 'stored';
end
$$;

-- The list of the chats ---------------------------------------------------------------------------------

-- Runs as its owner, like inbox_page: behind row-level security no index may serve a search. kind: 'all', 'live',
-- 'ended', 'contact' (reachable), 'taken_over' (a person spoke), 'waiting' (for a person, page open). search:
-- words of the conversation, or a part of the contact. after_…: the last row before. 100 rows at most, latest first.
create function public.chats_page(
  kind text default 'all',
  search text default null,
  after_last_message_at timestamptz default null,
  after_id uuid default null,
  page_size integer default 50
)
returns table (
  id uuid,
  started_at timestamptz,
  last_message_at timestamptz,
  ended_at timestamptz,
  ended_reason public.chat_end_reason,
  rating smallint,
  message_count integer,
  contact jsonb,
  handler_id uuid,
  handler_name text,
  taken_over_at timestamptz,
  waiting_since timestamptz,
  visitor_seen_at timestamptz,
  page_url text,
  preview text,
  preview_role public.chat_role,
  unread_count integer,
  cost_micros bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  plain constant text := private.plain_text(nullif(btrim(left(search, 200)), ''));
  typed constant text := coalesce(nullif(private.folded(plain), ''), plain);
  sought constant text[] := private.sought_parts(typed);
  -- The code of a telephone number may be written in another way, or not at all.
  digits constant text := right(ltrim(regexp_replace(typed, '\D', '', 'g'), '0'), 9);
  query constant tsquery := websearch_to_tsquery('pg_catalog.russian', plain);
begin
  perform private.require_staff('read chats');

  return query
    select s.id, s.started_at, s.last_message_at, s.ended_at, s.ended_reason, s.rating, s.message_count,
      s.contact, s.handler_id, coalesce(p.full_name, p.email), s.taken_over_at, s.waiting_since,
      s.visitor_seen_at, s.page_url, latest.preview, latest.role, seen.unread_count, seen.cost_micros
    from (
      select c.* from public.chat_sessions c
      where case kind
          when 'live' then c.ended_at is null
          when 'ended' then c.ended_at is not null
          when 'contact' then c.contact_left_at is not null
          when 'taken_over' then c.taken_over_at is not null
          when 'waiting' then c.waiting_since is not null and c.visitor_seen_at > now() - interval '2 minutes'
          else true
        end
        and (
          typed is null
          or c.id in (
            select m.chat_id from public.chat_messages m
            where to_tsvector('pg_catalog.russian', translate(lower(m.content), 'ё', 'е')) @@ query
              or private.folded(m.content) like private.containing(sought[1])
                and private.has_parts(private.folded(m.content), sought)
          )
          or strpos(private.same_letters(lower(c.contact::text)), typed) > 0
          or length(digits) >= 4
            and strpos(regexp_replace(c.contact ->> 'phone', '\D', '', 'g'), digits) > 0
        )
        and (after_id is null or (c.last_message_at, c.id) < (after_last_message_at, after_id))
      order by c.last_message_at desc, c.id desc
      limit least(greatest(page_size, 1), 100)
    ) s
    left join public.profiles p on p.user_id = s.handler_id
    left join lateral (
      select left(m.content, 240) as preview, m.role from public.chat_messages m
      where m.chat_id = s.id order by m.id desc limit 1
    ) latest on true
    cross join lateral (
      select
        count(*) filter (where m.role = 'user' and m.id > s.read_up_to and s.ended_at is null)::integer
          as unread_count,
        coalesce(sum(m.cost_micros), 0)::bigint as cost_micros
      from public.chat_messages m where m.chat_id = s.id
    ) seen
    order by s.last_message_at desc, s.id desc;
end
$$;
