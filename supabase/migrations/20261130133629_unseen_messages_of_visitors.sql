set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

DROP FUNCTION "public"."finish_chat"(uuid);

DROP FUNCTION "public"."hand_back_chat"(uuid);

CREATE OR REPLACE FUNCTION private.require_seen (
  chat_id    uuid,
  seen_up_to bigint
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.require(
    not exists (
      select from public.chat_messages m
      where m.chat_id = require_seen.chat_id and m.role = 'user' and m.id > seen_up_to
    ),
    'The visitor has written meanwhile'
  )
$function$;

CREATE OR REPLACE FUNCTION public.finish_chat (
  chat_id    uuid,
  seen_up_to bigint DEFAULT NULL::bigint
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."finish_chat"(uuid, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.hand_back_chat (
  chat_id    uuid,
  seen_up_to bigint DEFAULT NULL::bigint
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."hand_back_chat"(uuid, bigint) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."require_seen"(uuid, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."finish_chat"(uuid, bigint) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."hand_back_chat"(uuid, bigint) TO "authenticated";
