-- What managers hear of a chat: its booking, and its summaries. A chat has one row in the inbox, which
-- the booking makes or else the first summary, and which later summaries keep up to date; each is
-- mailed. Its status is left to staff: a rating that comes after a booking is no new work.

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

revoke all on function public.book_chat (
  text, text, integer, integer, jsonb, jsonb, jsonb, jsonb
) from public, anon, authenticated, service_role;
revoke all on function public.end_chat (
  text, public.chat_summary_reason, text, integer, integer, jsonb, jsonb, integer
) from public, anon, authenticated, service_role;
grant execute on function public.book_chat (
  text, text, integer, integer, jsonb, jsonb, jsonb, jsonb
) to service_role;
grant execute on function public.end_chat (
  text, public.chat_summary_reason, text, integer, integer, jsonb, jsonb, integer
) to service_role;
