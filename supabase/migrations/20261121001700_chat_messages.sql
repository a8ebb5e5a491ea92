-- Taking a visitor's message in, and storing what was answered. A message is answered once: whoever is
-- answering holds a lease on it, and a message that is sent again gets the stored answer again.

-- outcome: 'taken' (answer it: history, state and what models have used today come along); 'answered'
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

  wait_seconds := private.count_hit(
    'chat',
    take_chat_message.client_hash,
    take_chat_message.max_per_window,
    take_chat_message.window_seconds
  );
  if wait_seconds > 0 then
    outcome := 'rate_limited';
    retry_after_seconds := wait_seconds;
    return next;
    return;
  end if;

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

revoke all on function public.take_chat_message (
  text, uuid, text, text, integer, integer, integer, integer, integer, text
) from public, anon, authenticated, service_role;
revoke all on function public.store_chat_answer (
  text, uuid, text, jsonb, jsonb, public.chat_answerer, public.chat_end_reason,
  text, integer, integer, bigint
) from public, anon, authenticated, service_role;
revoke all on function public.release_chat_message (text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.take_chat_message (
  text, uuid, text, text, integer, integer, integer, integer, integer, text
) to service_role;
grant execute on function public.store_chat_answer (
  text, uuid, text, jsonb, jsonb, public.chat_answerer, public.chat_end_reason,
  text, integer, integer, bigint
) to service_role;
grant execute on function public.release_chat_message (text, uuid) to service_role;
