set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.clean_columns()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return jsonb_populate_record(
    new, private.clean_fields((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new)) where key = any (tg_argv)))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.clean_fields (
  fields jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
  select coalesce(
    jsonb_object_agg(
      field.key,
      case jsonb_typeof(field.value)
        when 'string' then to_jsonb(private.clean_text(field.value #>> '{}'))
        when 'array' then (
          select coalesce(
            jsonb_agg(
              case jsonb_typeof(item) when 'string' then to_jsonb(private.clean_text(item #>> '{}')) else item end
            ),
            '[]'
          )
          from jsonb_array_elements(field.value) item
        )
        else field.value
      end
    ),
    '{}'
  )
  from jsonb_each(fields) field
$function$;

CREATE OR REPLACE FUNCTION private.clean_text (
  written text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
declare
  mark constant text :=
    '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]';
  cleaned text := regexp_replace(written, '\r\n?|[\u0085\u2028\u2029]', E'\n', 'g');
begin
  cleaned := regexp_replace(cleaned, '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]', ' ', 'g');
  cleaned := translate(cleaned, U&'\2010\2011', '--');
  cleaned := regexp_replace(
    cleaned,
    '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f'
      '\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffc]',
    '', 'g'
  );
  -- Flags are the only emoji that need tag characters.
  cleaned := regexp_replace(cleaned, '(?<![\U0001F3F4\U000E0000-\U000E0FFF])[\U000E0000-\U000E0FFF]+', '', 'g');
  -- Composing takes time with the square of the marks on one letter.
  return normalize(regexp_replace(cleaned, format('(%1$s{8})%1$s+', mark), '\1', 'g'), nfc);
end
$function$;

CREATE OR REPLACE FUNCTION private.plain_name (
  written text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN NULLIF("left"(btrim(regexp_replace(private.clean_text(written), '(?<!\s)\s+'::text, ' '::text, 'g'::text)), 120), ''::text);

CREATE OR REPLACE FUNCTION public.add_lead (
  submission_id uuid,
  lead          jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.answer_my_thread (
  request_id     uuid,
  answer_id      uuid,
  body           text,
  attachment_ids uuid[]  DEFAULT '{}'::uuid[],
  cancels        boolean DEFAULT false
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.own_address();
  own_message_id text := '<' || answer_my_thread.answer_id::text || '@account.invalid>';
  said text;
  first public.emails;
  new_email_id uuid;
begin
  perform private.require(
    address is not null, 'Confirm your address to answer', 'insufficient_privilege'
  );
  body := private.clean_text(answer_my_thread.body);
  perform private.require(answer_my_thread.body ~ '\S', 'The answer is empty');
  -- The same answer sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('mail ' || own_message_id, 0));
  select e.body into said from public.emails e where e.message_id = own_message_id;
  if found and said is distinct from answer_my_thread.body then
    -- A text changed after a lost answer is stored as well: the first one may have been read.
    own_message_id := '<' || answer_my_thread.answer_id::text || '.' || md5(answer_my_thread.body) || '@account.invalid>';
    perform from public.emails e where e.message_id = own_message_id;
  end if;
  if found then
    return 'duplicate';
  end if;
  if public.count_hit('account_answer', auth.uid()::text, 30, 3600) > 0 then
    return 'rate_limited';
  end if;

  select * into first from public.emails e
  where e.id = answer_my_thread.request_id for no key update;
  if not private.is_own_thread(answer_my_thread.request_id) then
    return 'unknown';
  end if;
  insert into public.emails (
    source, customer_id, thread_id, from_email, from_name, authentication, subject, body, message_id
  )
  values (
    'inbound', first.customer_id, first.id, address,
    (select p.full_name from public.profiles p where p.user_id = auth.uid()),
    -- The session proves the address, as a signature does.
    'pass',
    case
      when not answer_my_thread.cancels then first.subject
      when first.lead ->> 'kind' = 'order' then 'Отмена заказа'
      else 'Отмена консультации'
    end,
    answer_my_thread.body,
    own_message_id
  )
  returning id into new_email_id;
  perform private.give_uploads(answer_my_thread.attachment_ids, new_email_id);
  return 'stored';
end
$function$;

CREATE OR REPLACE FUNCTION public.say_in_chat (
  chat_id    uuid,
  message_id uuid,
  content    text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
  update public.chat_sessions s set last_message_at = now(), waiting_since = null where s.id = chat.id;
  return 'stored';
end
$function$;

CREATE TRIGGER customers_0_clean
  BEFORE INSERT OR UPDATE OF name, phone, company ON public.customers
  FOR EACH ROW
  EXECUTE FUNCTION private.clean_columns('name', 'phone', 'company');

CREATE TRIGGER email_notes_0_clean
  BEFORE INSERT OR UPDATE OF body ON public.email_notes
  FOR EACH ROW
  EXECUTE FUNCTION private.clean_columns('body');

CREATE TRIGGER emails_0_clean
  BEFORE UPDATE OF tags ON public.emails
  FOR EACH ROW
  EXECUTE FUNCTION private.clean_columns('tags');

CREATE TRIGGER newsletter_issues_0_clean
  BEFORE INSERT OR UPDATE OF subject, body ON public.newsletter_issues
  FOR EACH ROW
  EXECUTE FUNCTION private.clean_columns('subject', 'body');

CREATE TRIGGER reply_templates_0_clean
  BEFORE INSERT OR UPDATE OF title, body ON public.reply_templates
  FOR EACH ROW
  EXECUTE FUNCTION private.clean_columns('title', 'body');

CREATE TRIGGER saved_filters_0_clean
  BEFORE INSERT OR UPDATE OF title ON public.saved_filters
  FOR EACH ROW
  EXECUTE FUNCTION private.clean_columns('title');

REVOKE ALL ON FUNCTION "private"."clean_columns"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_fields"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_text"(text) FROM PUBLIC;
