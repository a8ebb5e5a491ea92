-- What visitors and the assistant say to each other, and what managers hear of it. Only the service role
-- writes it; staff read it.

create type public.chat_role as enum ('user', 'assistant');
create type public.chat_answerer as enum ('rules', 'model');
create type public.chat_end_reason as enum ('booking_confirmed', 'abandoned', 'completed');
create type public.chat_summary_reason as enum (
  'booking_confirmed', 'abandoned', 'completed', 'rating_submitted'
);

-- The client's address is not kept here, not even hashed: only private.rate_limits needs it, for an hour.
create table public.chat_sessions (
  id uuid primary key default gen_random_uuid(),
  -- Made by the visitor's browser. Who knows it may go on with the conversation, and read none of it.
  session_id text not null unique
    check (char_length(session_id) <= 80 and session_id ~ '^[a-z]+_[0-9]{10,16}_[a-z0-9]{6,40}$'),
  page_url text check (char_length(page_url) <= 2000),
  started_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_reason public.chat_end_reason,
  rating smallint check (rating between 1 and 5),
  -- What the assistant remembers besides the messages.
  state jsonb not null default '{}' check (jsonb_typeof(state) = 'object'),
  -- The visitor's; the assistant's come on top.
  message_count integer not null default 0 check (message_count >= 0),
  -- The booking is submitted under it, so that it is made once.
  submission_id uuid not null unique default gen_random_uuid(),
  -- The chat's one row of the inbox: the booking, or else the summary.
  email_id uuid references public.emails (id) on delete set null,
  constraint chat_sessions_ended_for_a_reason check ((ended_at is null) = (ended_reason is null))
);

create index chat_sessions_email_id_idx on public.chat_sessions (email_id);
create index chat_sessions_last_message_at_idx on public.chat_sessions (last_message_at desc);

create table public.chat_messages (
  -- Also the order of the conversation.
  id bigint generated always as identity primary key,
  chat_id uuid not null references public.chat_sessions (id) on delete cascade,
  -- Made by the visitor's browser for what the visitor says; the answer has the same.
  message_id uuid not null,
  role public.chat_role not null,
  content text not null check (char_length(content) between 1 and 6000),
  created_at timestamptz not null default now(),
  -- Of a visitor's message: somebody is answering it until then. A crashed worker's lease runs out.
  leased_until timestamptz,
  -- Of an answer: all that the visitor was told, to be told again when the same message comes again.
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
      else num_nonnulls(reply, answered_by, model) = 0
    end
  ),
  constraint chat_messages_only_models_cost check (
    model is not null or (prompt_tokens = 0 and completion_tokens = 0 and cost_micros = 0)
  )
);

-- The transcript in its order, and what models have used since midnight.
create index chat_messages_chat_id_id_idx on public.chat_messages (chat_id, id);
create index chat_messages_model_created_at_idx on public.chat_messages (created_at)
  where model is not null;

-- What send-chat-summary was told of: one mail to the managers each.
create table public.chat_summaries (
  id uuid primary key default gen_random_uuid(),
  chat_id uuid not null references public.chat_sessions (id) on delete cascade,
  reason public.chat_summary_reason not null,
  rating smallint check (rating between 1 and 5),
  email_id uuid references public.emails (id) on delete set null,
  created_at timestamptz not null default now(),
  -- Its index serves the foreign key.
  unique (chat_id, reason),
  constraint chat_summaries_rating_when_submitted check (
    (reason = 'rating_submitted') = (rating is not null)
  )
);

create index chat_summaries_email_id_idx on public.chat_summaries (email_id);
create index chat_summaries_rated_at_idx on public.chat_summaries (created_at desc)
  where rating is not null;

-- Messages ----------------------------------------------------------------------------------------------
-- A message is answered once: whoever is answering holds a lease on it, and a message that is sent again
-- gets the stored answer again.

-- outcome: 'taken' (answer it, after retry_after_seconds where that is more than 0: history, state and what
-- models have used today come along); 'answered'
-- (before: reply); 'busy' (the session's message is being answered; come back in retry_after_seconds);
-- 'ended'; 'session_full'; 'rate_limited' (come back in retry_after_seconds). Nothing is stored unless
-- it is taken.
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
  page_url text default null
)
returns table (
  outcome text,
  retry_after_seconds integer,
  reply jsonb,
  history jsonb,
  state jsonb,
  tokens_today bigint,
  cost_micros_today bigint
)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  chat public.chat_sessions;
  known public.chat_messages;
  busy_until timestamptz;
  wait_seconds integer;
begin
  -- One at a time for each session, before its row is there.
  perform pg_advisory_xact_lock(hashtextextended('chat ' || take_chat_message.session_id, 0));

  select * into chat from public.chat_sessions s
  where s.session_id = take_chat_message.session_id;
  if found then
    select m.reply into reply from public.chat_messages m
    where m.chat_id = chat.id
      and m.message_id = take_chat_message.message_id
      and m.role = 'assistant';
    if found then
      outcome := 'answered';
      return next;
      return;
    end if;

    if chat.ended_at is not null then
      outcome := 'ended';
      return next;
      return;
    end if;

    select max(m.leased_until) into busy_until from public.chat_messages m
    where m.chat_id = chat.id and m.leased_until > now();
    if busy_until is not null then
      outcome := 'busy';
      retry_after_seconds := greatest(1, ceil(extract(epoch from busy_until - now())));
      return next;
      return;
    end if;

    select * into known from public.chat_messages m
    where m.chat_id = chat.id
      and m.message_id = take_chat_message.message_id
      and m.role = 'user';
    if not found and chat.message_count >= take_chat_message.max_messages then
      outcome := 'session_full';
      return next;
      return;
    end if;
  end if;

  -- Above the limit answers slow down, by a second for every message; far above it they stop.
  select t.seconds_left, greatest(t.hits - take_chat_message.max_per_window, 0)
  into wait_seconds, retry_after_seconds
  from private.tally_hit('chat', take_chat_message.client_hash, take_chat_message.window_seconds) t;
  if retry_after_seconds > 19 * take_chat_message.max_per_window then
    outcome := 'rate_limited';
    retry_after_seconds := wait_seconds;
    return next;
    return;
  end if;
  retry_after_seconds := least(retry_after_seconds, 10);

  insert into public.chat_sessions as s (session_id, page_url, message_count)
  values (take_chat_message.session_id, take_chat_message.page_url, 1)
  on conflict (session_id) do update
  set last_message_at = now(),
    message_count = s.message_count + case when known.id is null then 1 else 0 end
  returning s.* into chat;

  -- A worker whose lease ran out while it answered another message has lost: its answer would come
  -- after this one.
  update public.chat_messages m set leased_until = null
  where m.chat_id = chat.id and m.leased_until is not null;

  insert into public.chat_messages (chat_id, message_id, role, content, leased_until)
  values (
    chat.id,
    take_chat_message.message_id,
    'user',
    take_chat_message.message,
    now() + make_interval(secs => take_chat_message.lease_seconds)
  )
  on conflict (chat_id, message_id, role) do update
  set content = excluded.content, leased_until = excluded.leased_until;

  outcome := 'taken';
  state := chat.state;
  select coalesce(
    jsonb_agg(jsonb_build_object('role', latest.role, 'content', latest.content) order by latest.id),
    '[]'
  ) into history
  from (
    select m.id, m.role, m.content from public.chat_messages m
    where m.chat_id = chat.id and m.message_id <> take_chat_message.message_id
    order by m.id desc
    limit take_chat_message.history_length
  ) latest;
  select coalesce(sum(m.prompt_tokens + m.completion_tokens), 0), coalesce(sum(m.cost_micros), 0)
  into tokens_today, cost_micros_today
  from public.chat_messages m
  where m.model is not null and m.created_at >= date_trunc('day', now(), 'UTC');
  return next;
end
$$;

-- Stores the answer to a message that was taken, and the reason if it ends the chat. Returns the reply
-- that counts: the first one stored. Null, and nothing stored: the lease is lost, and the conversation
-- has gone on.
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
#variable_conflict use_column
declare
  answered_chat_id uuid;
  stored_reply jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('chat ' || store_chat_answer.session_id, 0));

  select s.id into answered_chat_id from public.chat_sessions s
  where s.session_id = store_chat_answer.session_id;

  select m.reply into stored_reply from public.chat_messages m
  where m.chat_id = answered_chat_id
    and m.message_id = store_chat_answer.message_id
    and m.role = 'assistant';
  if found then
    return stored_reply;
  end if;

  update public.chat_messages m set leased_until = null
  where m.chat_id = answered_chat_id
    and m.message_id = store_chat_answer.message_id
    and m.role = 'user'
    and m.leased_until is not null;
  if not found then
    return null;
  end if;

  insert into public.chat_messages (
    chat_id, message_id, role, content, reply,
    answered_by, model, prompt_tokens, completion_tokens, cost_micros
  )
  values (
    answered_chat_id,
    store_chat_answer.message_id,
    'assistant',
    store_chat_answer.content,
    private.unwrap_json(store_chat_answer.reply),
    store_chat_answer.answered_by,
    store_chat_answer.model,
    store_chat_answer.prompt_tokens,
    store_chat_answer.completion_tokens,
    store_chat_answer.cost_micros
  )
  returning reply into stored_reply;

  update public.chat_sessions s
  set state = private.unwrap_json(store_chat_answer.state),
    last_message_at = now(),
    ended_reason = coalesce(s.ended_reason, store_chat_answer.ended_reason),
    ended_at = case
      when coalesce(s.ended_reason, store_chat_answer.ended_reason) is not null
      then coalesce(s.ended_at, now())
    end
  where s.id = answered_chat_id;
  return stored_reply;
end
$$;

-- Gives a message up that could not be answered: it may be sent again at once.
create function public.release_chat_message(session_id text, message_id uuid)
returns void
language sql set search_path = ''
as $$
  update public.chat_messages m
  set leased_until = null
  from public.chat_sessions s
  where s.session_id = release_chat_message.session_id
    and m.chat_id = s.id
    and m.message_id = release_chat_message.message_id
    and m.leased_until is not null
$$;

-- Bookings and summaries --------------------------------------------------------------------------------
-- A chat has one row in the inbox, which the booking makes or else the first summary, and which later
-- summaries keep up to date; each is mailed. Its status is left to staff: a rating that comes after
-- a booking is no new work.

-- Books what the visitor has confirmed: submit_lead under the chat's own submission id, so that a chat
-- books once. outcome: as submit_lead, or 'unknown': there is no such chat.
create function public.book_chat(
  session_id text,
  client_hash text,
  max_per_window integer,
  window_seconds integer,
  email jsonb,
  customer jsonb,
  consent jsonb,
  notification jsonb
)
returns table (outcome text, email_id uuid, retry_after_seconds integer)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  chat public.chat_sessions;
begin
  perform pg_advisory_xact_lock(hashtextextended('chat ' || book_chat.session_id, 0));
  select * into chat from public.chat_sessions s where s.session_id = book_chat.session_id;
  if not found then
    outcome := 'unknown';
    return next;
    return;
  end if;

  select lead.outcome, lead.email_id, lead.retry_after_seconds
  into outcome, email_id, retry_after_seconds
  from public.submit_lead(
    chat.submission_id,
    book_chat.client_hash,
    book_chat.max_per_window,
    book_chat.window_seconds,
    book_chat.email,
    book_chat.customer,
    book_chat.consent,
    book_chat.notification
  ) lead;

  -- A summary may have been first: its row stays, and the booking's takes over.
  if outcome = 'stored' then
    update public.chat_sessions s set email_id = book_chat.email_id where s.id = chat.id;
  end if;
  return next;
end
$$;

-- Ends a chat, or takes its rating, and tells the managers, together or not at all.
--
-- outcome: 'stored'; 'duplicate' (this reason of this chat is known; nothing changed); 'unknown' (no such
-- chat); 'rate_limited' (come back in retry_after_seconds; nothing stored).
create function public.end_chat(
  session_id text,
  reason public.chat_summary_reason,
  client_hash text,
  max_per_window integer,
  window_seconds integer,
  email jsonb,
  notification jsonb,
  rating integer default null
)
returns table (outcome text, retry_after_seconds integer)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  chat public.chat_sessions;
  wait_seconds integer;
  summary_email_id uuid;
begin
  email := private.unwrap_json(end_chat.email);
  notification := private.unwrap_json(end_chat.notification);

  -- The same reason twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('chat ' || end_chat.session_id, 0));
  select * into chat from public.chat_sessions s where s.session_id = end_chat.session_id;
  if not found then
    return query select 'unknown', null::integer;
    return;
  end if;

  perform from public.chat_summaries s where s.chat_id = chat.id and s.reason = end_chat.reason;
  if found then
    return query select 'duplicate', null::integer;
    return;
  end if;

  wait_seconds := private.count_hit(
    'chat_summary',
    end_chat.client_hash,
    end_chat.max_per_window,
    end_chat.window_seconds
  );
  if wait_seconds > 0 then
    return query select 'rate_limited', wait_seconds;
    return;
  end if;

  summary_email_id := chat.email_id;
  if summary_email_id is null then
    insert into public.emails
      (source, from_email, to_email, subject, body, html_content, page_url, lead)
    values (
      'chat',
      end_chat.email ->> 'from_email',
      end_chat.email ->> 'to_email',
      end_chat.email ->> 'subject',
      end_chat.email ->> 'body',
      end_chat.email ->> 'html_content',
      chat.page_url,
      nullif(end_chat.email -> 'lead', 'null')
    )
    returning id into summary_email_id;
  elsif chat.rating is null then
    -- A rating is the last word; what was written before it but comes later is older.
    update public.emails e
    set body = end_chat.email ->> 'body', html_content = end_chat.email ->> 'html_content'
    where e.id = summary_email_id;
  end if;

  insert into public.chat_summaries (chat_id, reason, rating, email_id)
  values (chat.id, end_chat.reason, end_chat.rating, summary_email_id);

  update public.chat_sessions s
  set email_id = summary_email_id,
    rating = coalesce(end_chat.rating, s.rating),
    ended_at = case
      when end_chat.reason = 'rating_submitted' then s.ended_at
      else coalesce(s.ended_at, now())
    end,
    ended_reason = case
      when end_chat.reason = 'rating_submitted' then s.ended_reason
      else coalesce(s.ended_reason, end_chat.reason::text::public.chat_end_reason)
    end
  where s.id = chat.id;

  insert into public.outbox (email_id, kind, to_email, reply_to, subject, text_body, html_body)
  values (
    summary_email_id,
    'chat_summary',
    end_chat.notification ->> 'to_email',
    end_chat.notification ->> 'reply_to',
    end_chat.notification ->> 'subject',
    end_chat.notification ->> 'text_body',
    end_chat.notification ->> 'html_body'
  );
  return query select 'stored', null::integer;
end
$$;
