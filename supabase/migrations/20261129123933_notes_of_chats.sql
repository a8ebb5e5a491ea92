set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

ALTER TABLE "public"."email_notes"
  ADD COLUMN "chat_id" uuid;

ALTER TABLE "public"."email_notes"
  -- Pages of 0.9.0 ask for the notes of an email.
  -- squawk-ignore ban-drop-not-null
  ALTER COLUMN "email_id" DROP NOT NULL;

CREATE OR REPLACE FUNCTION private.audit_note()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.place_note()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Locked: else a request made of the chat meanwhile would miss the note.
  select s.email_id into new.email_id from public.chat_sessions s where s.id = new.chat_id for share;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_notes_along()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'UPDATE' then
    update public.email_notes n set email_id = new.email_id where n.chat_id = new.id;
    return new;
  end if;
  -- The request outlives its chat.
  update public.email_notes n set chat_id = null where n.chat_id = old.id and n.email_id is not null;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION public.export_person (
  address text,
  part    integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '2min'
  AS $function$
declare
  length constant integer := 2000;
  begins_at constant bigint := length * part::bigint;
  is_admin constant boolean := private.has_role('admin');
  -- Our ids, our bookkeeping, and what another column says as well.
  of_email constant text[] := '{id,thread_id,refers_to_thread_id,customer_id,subscription_id,submission_id,change_id,'
    'assigned_to_user_id,message_id,in_reply_to,reference_ids,html_content,preview,answer_preview,answers,processed,shelf,'
    'listed_at,waits_until}'::text[];
  of_chat constant text[] := '{id,session_id,continues_id,email_id,summary_id,submission_id,handler_id,read_up_to,told_at,'
    'closing_attempts,closing_tried_at,message_count,note}'::text[];
  of_message constant text[] := '{id,chat_id,message_id,author_id,leased_until,reply,model,prompt_tokens,'
    'completion_tokens,cost_micros}'::text[];
  of_mail constant text[] := '{id,email_id,subscription_id,issue_id,reply_id,event_id,invitation_id,in_reply_to,'
    'reference_ids,message_id,provider_message_id,bounce_id,html_body,attempts,uncounted_attempts,lost_attempts,'
    'next_attempt_at,leased_until,last_error}'::text[];
  of_note constant text[] := '{id,email_id,chat_id,author_id}'::text[];
  of_file constant text[] := '{id,email_id,reply_id,uploaded_by,content_id,position,stored_at}'::text[];
  -- Staff's judgement of a request or a chat, for admins only.
  of_staff constant text[] := case when is_admin then '{}' else
    '{tags,is_suspicious,is_automatic,spam_at,snoozed_until,authentication}'::text[] end;
  owned record;
  known jsonb := '{}'::jsonb;
begin
  address := lower(btrim(address));
  perform private.require_access_to_person(address);
  owned := private.traces_of(address, is_admin);

  -- Everything that is not a list is in the first part only.
  if part > 0 is not true then
    known := jsonb_build_object(
      'address', export_person.address,
      'exported_at', now(),
      'account', (
        select coalesce(to_jsonb(p) - array['id', 'user_id', 'search_text'], '{}') || jsonb_build_object(
          'email', u.email, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at,
          'role', ur.role, 'last_seen_at', seen.last_seen_at
        )
        from auth.users u
        left join public.profiles p on p.user_id = u.id
        left join public.user_roles ur on ur.user_id = u.id
        left join public.user_presence seen on seen.user_id = u.id
        where u.id = owned.account_id
      ),
      'account_events', (
        select jsonb_agg(jsonb_build_object('at', l.at, 'event', l.event) order by l.id)
        from public.security_log l where l.user_id = owned.account_id
      ),
      'saved_filters', (
        select jsonb_agg(to_jsonb(f) - array['id', 'user_id'])
        from public.saved_filters f where f.user_id = owned.account_id
      ),
      'invitations', (
        select jsonb_agg(to_jsonb(i) - array['id', 'token_hash', 'invited_by'])
        from public.invitations i where i.email = any (owned.addresses)
      ),
      'newsletter', (
        select jsonb_agg(to_jsonb(s) - array['id', 'generation'])
        from public.newsletter_subscriptions s where s.email = any (owned.addresses)
      ),
      'contacts', (
        select jsonb_agg(to_jsonb(c) - array['id', 'search_text'] order by c.created_at)
        from public.customers c where c.id = any (owned.customer_ids)
      )
    );
  end if;
  known := known || jsonb_build_object(
    'requests', (
      select jsonb_agg(
        to_jsonb(e) - of_email - of_staff || jsonb_build_object('files', (
          select jsonb_agg(to_jsonb(a) - of_file order by a.position)
          from public.attachments a where a.email_id = e.id
        )) || case when is_admin then jsonb_build_object('notes_of_staff', (
          select jsonb_agg(to_jsonb(n) - of_note order by n.created_at)
          from public.email_notes n where n.email_id = e.id
        )) else '{}' end
        order by e.received_at
      )
      from public.emails e where e.id in (
        select own.id from public.emails own where own.id in (select unnest(owned.email_ids))
        order by own.received_at, own.id offset begins_at limit length
      )
    ),
    'answers', (
      select jsonb_agg(
        to_jsonb(r) - array['id', 'email_id', 'author_id', 'answers_until'] || jsonb_build_object('files', (
          select jsonb_agg(to_jsonb(a) - of_file order by a.position)
          from public.attachments a where a.reply_id = r.id
        ))
        order by r.created_at
      )
      from public.email_replies r where r.id in (
        select own.id from public.email_replies own where lower(own.to_email) = any (owned.addresses)
        order by own.created_at, own.id offset begins_at limit length
      )
    ),
    'chats', (
      select jsonb_agg(
        to_jsonb(s) - of_chat - of_staff || jsonb_build_object('messages', (
          select jsonb_agg(to_jsonb(m) - of_message order by m.id)
          from public.chat_messages m where m.chat_id = s.id
        )) || case when is_admin then jsonb_build_object('notes_of_staff', (
          select jsonb_agg(to_jsonb(n) - of_note order by n.created_at)
          from public.email_notes n where n.chat_id = s.id and n.email_id is null
        )) else '{}' end
        order by s.started_at
      )
      from public.chat_sessions s where s.id in (
        select own.id from public.chat_sessions own where own.id in (select unnest(owned.chat_ids))
        order by own.started_at, own.id offset begins_at limit length
      )
    ),
    'consents', (
      select jsonb_agg(to_jsonb(c) - array['id', 'email_id', 'customer_id'] order by c.given_at)
      from (
        select by_email.* from public.consents by_email where by_email.email_id in (select unnest(owned.email_ids))
        union select by_card.* from public.consents by_card where by_card.customer_id = any (owned.customer_ids)
        order by given_at, id offset begins_at limit length
      ) c
    ),
    'mails_sent', (
      select jsonb_agg(to_jsonb(o) - of_mail order by o.created_at, o.id)
      from public.outbox o where o.id in (
        select own.id from public.outbox own where lower(own.to_email) = any (owned.addresses)
        order by own.created_at, own.id offset begins_at limit length
      )
    )
  );
  known := known || jsonb_build_object('has_more', exists (
    select from unnest(array['requests', 'answers', 'chats', 'consents', 'mails_sent']) list
    where jsonb_array_length(nullif(known -> list, 'null')) = length
  ));

  perform private.audit(
    'person_exported', 'person', coalesce(owned.customer_ids[1], owned.account_id, gen_random_uuid())
  );
  perform private.note_security('data_exported', owned.account_id, '{"what": "person"}');
  return known;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_chat (
  chat_id uuid,
  note    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

ALTER TABLE "public"."email_notes"
  -- Staff's notes: thousands, read in milliseconds.
  -- squawk-ignore constraint-missing-not-valid
  ADD CONSTRAINT "email_notes_are_about_something" CHECK ((num_nonnulls(email_id, chat_id) > 0));

ALTER TABLE "public"."email_notes"
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ADD CONSTRAINT "email_notes_chat_id_fkey" FOREIGN KEY (chat_id) REFERENCES public.chat_sessions(id) ON DELETE CASCADE;

-- squawk-ignore require-concurrent-index-creation
CREATE INDEX email_notes_chat_id_idx ON public.email_notes USING btree (chat_id);

CREATE TRIGGER chat_sessions_notes_follow
  AFTER UPDATE OF email_id ON public.chat_sessions
  FOR EACH ROW
  WHEN (((new.email_id IS DISTINCT FROM old.email_id) AND (new.email_id IS NOT NULL)))
  EXECUTE FUNCTION private.take_notes_along();

CREATE TRIGGER chat_sessions_notes_stay
  BEFORE DELETE ON public.chat_sessions
  FOR EACH ROW
  EXECUTE FUNCTION private.take_notes_along();

CREATE TRIGGER email_notes_1_place
  BEFORE INSERT ON public.email_notes
  FOR EACH ROW
  WHEN ((new.chat_id IS NOT NULL))
  EXECUTE FUNCTION private.place_note();

COMMENT ON COLUMN "public"."chat_sessions"."note" IS 'Deprecated: notes are rows of email_notes, and this is empty';

COMMENT ON FUNCTION "public"."note_chat"(uuid, text) IS 'Deprecated: staff insert into email_notes';

REVOKE ALL ON FUNCTION "private"."place_note"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_notes_along"() FROM PUBLIC;

REVOKE ALL ("chat_id") ON TABLE "public"."email_notes" FROM "authenticated";

GRANT INSERT ("chat_id") ON TABLE "public"."email_notes" TO "authenticated";

-- Whose they are is not known.
insert into public.email_notes (chat_id, body, created_at)
select s.id, s.note, s.last_message_at from public.chat_sessions s where s.note ~ '\S';

update public.chat_sessions s set note = null where s.note is not null;
