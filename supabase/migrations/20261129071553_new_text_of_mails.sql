set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

DROP TRIGGER "emails_0_keep_other_columns" ON "public"."emails";

DROP FUNCTION "private"."thread_of"(text[]);

DROP FUNCTION "public"."my_thread"(uuid);

-- What it holds stays, until `stale_previews` is worked off.
ALTER TABLE "public"."emails"
  ALTER COLUMN "preview" DROP EXPRESSION;

CREATE TABLE "private"."stale_previews" (
  "email_id" uuid NOT NULL,
  CONSTRAINT "stale_previews_pkey" PRIMARY KEY (email_id)
);

ALTER TABLE "private"."stale_previews"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."outbox"
  ADD COLUMN "message_id" text;

CREATE OR REPLACE FUNCTION private.answer_preview (
  first_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select e.preview from public.emails e
  where e.thread_id = first_id and e.id <> first_id
  order by e.created_at desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.bare_subject (
  subject text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN regexp_replace(lower(btrim(subject)), '^((re|fwd?|aw|wg|sv|vs|odp|antw|ynt|на|отв|ответ|відп|пересл) ?(\[\d{1,3}\])?:\s*)+'::text, ''::text);

CREATE OR REPLACE FUNCTION private.complete_email()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.processed := new.status in ('processed', 'completed');

  if tg_op = 'INSERT' then
    new.preview := coalesce(new.preview, left(new.body, 240));
    new.thread_id := coalesce(new.thread_id, new.id);
    new.handled_at := case when new.processed then coalesce(new.handled_at, now()) end;
    if new.thread_id = new.id then
      new.listed_at := coalesce(new.listed_at, new.created_at);
      new.waiting_since := case
        when new.first_reply_at is null and new.handled_at is null then new.created_at
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
      new.change_id := old.change_id;
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
$function$;

CREATE OR REPLACE FUNCTION private.erase_emails (
  ids      uuid[],
  deadline timestamp with time zone
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  -- A thread's first comes last, since the rest of it goes with it.
  doomed constant uuid[] := array(
    select e.id from public.emails e
    where e.id in (
        select unnest(ids)
        union select answer.id from public.emails answer where answer.thread_id in (select unnest(ids))
      )
      and not exists (select from public.chat_sessions s where s.email_id = e.id)
      and not exists (select from public.chat_sessions s where s.summary_id = e.id)
    order by e.thread_id = e.id
  );
  touched_threads constant uuid[] := array(
    select distinct e.thread_id from public.emails e
    where e.id in (select unnest(ids)) and not exists (select from unnest(ids) own (id) where own.id = e.thread_id)
  );
  length constant integer := 1000;
  erased integer := 0;
begin
  while erased < cardinality(doomed) loop
    delete from public.emails e where e.id = any (doomed[erased + 1 : erased + length]);
    erased := erased + length;
    exit when clock_timestamp() > deadline;
  end loop;

  -- The remains of others' threads.
  update public.emails first
  set answers = (
      select count(*) from public.emails e where e.thread_id = first.id and e.id <> first.id
    ),
    answer_preview = private.answer_preview(first.id),
    waiting_since = case when first.processed then first.waiting_since else private.waiting_since(first) end
  where first.id = any (touched_threads);
  return erased >= cardinality(doomed);
end
$function$;

CREATE OR REPLACE FUNCTION private.likely_thread (
  address text,
  subject text
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.thread_of (
  message_ids text[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.my_thread (
  request_id uuid
)
  RETURNS TABLE (
    id        uuid,
    is_ours   boolean,
    author    text,
    body      text,
    sent_at   timestamp with time zone,
    files     jsonb,
    lead      jsonb,
    is_answer boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select said.id, said.is_ours, said.author, said.body, said.sent_at, coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('id', a.id, 'name', a.name, 'size', a.size) order by a.position, a.id
      )
      from public.attachments a
      where a.stored_at is not null and a.content_id is null and a.media_type <> 'application/octet-stream'
        and case when said.is_ours then a.reply_id = said.id else a.email_id = said.id end
    ),
    '[]'
  ), said.lead, said.is_answer
  from (
    -- From a form only their own words: the rest of its email, like everything that staff entered, is for staff.
    select e.id, false as is_ours, null::text as author,
      case
        when e.source = 'manual' then null
        when e.lead is not null or e.submission_id is not null
          then coalesce(e.lead ->> 'description', e.lead ->> 'topic')
        else e.body
      end as body,
      e.received_at as sent_at,
      case when e.source in ('consultation', 'project_quiz') then e.lead end as lead,
      -- What is typed here quotes nothing.
      e.in_reply_to is not null or e.reference_ids <> '{}' as is_answer
    from public.emails e
    where e.thread_id = my_thread.request_id and lower(e.from_email) = (select private.own_address())
    union all
    select r.id, true, p.full_name, r.body, r.created_at, null::jsonb, true
    from public.email_replies r
    join public.emails e on e.id = r.email_id
    left join public.profiles p on p.user_id = r.author_id
    where e.thread_id = my_thread.request_id
      and lower(r.to_email) = (select private.own_address())
      and private.is_said(r.id)
  ) said
  where private.is_own_thread(my_thread.request_id)
  order by said.sent_at, said.id
$function$;

REVOKE ALL ON FUNCTION "public"."my_thread"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_message_id (
  mail_id    uuid,
  message_id text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update public.outbox o set message_id = note_message_id.message_id where o.id = note_message_id.mail_id;
$function$;

REVOKE ALL ON FUNCTION "public"."note_message_id"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.receive_email (
  email jsonb
)
  RETURNS TABLE (
    outcome  text,
    email_id uuid
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.stale_previews (
  max_rows integer
)
  RETURNS TABLE (
    email_id      uuid,
    subject       text,
    body          text,
    in_reply_to   text,
    reference_ids text[]
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select e.id, e.subject, e.body, e.in_reply_to, e.reference_ids
  from private.stale_previews s join public.emails e on e.id = s.email_id
  order by e.created_at desc
  limit max_rows
$function$;

REVOKE ALL ON FUNCTION "public"."stale_previews"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.store_previews (
  previews jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  ids constant uuid[] := array(select jsonb_object_keys(previews)::uuid);
begin
  update public.emails e set preview = left(previews ->> e.id::text, 240) where e.id = any (ids);
  update public.emails first set answer_preview = private.answer_preview(first.id)
  where first.answer_preview is not null
    and first.id in (select e.thread_id from public.emails e where e.id = any (ids) and e.thread_id <> e.id);
  delete from private.stale_previews s where s.email_id = any (ids);
end
$function$;

REVOKE ALL ON FUNCTION "public"."store_previews"(jsonb) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."stale_previews"
  ADD CONSTRAINT "stale_previews_email_id_fkey" FOREIGN KEY (email_id) REFERENCES public.emails(id) ON DELETE CASCADE;

ALTER TABLE "public"."outbox"
  ADD CONSTRAINT "outbox_message_id_check" CHECK (((char_length(message_id) >= 1) AND (char_length(message_id) <= 998))) NOT VALID;

CREATE TRIGGER emails_0_keep_other_columns
  BEFORE UPDATE ON public.emails
  FOR EACH ROW
  EXECUTE FUNCTION
    private.keep_other_columns('status', 'assigned_to_user_id', 'is_suspicious', 'spam_at', 'snoozed_until', 'tags', 'change_id', 'answered_at', 'waits_until', 'shelf');

REVOKE ALL ON FUNCTION "private"."answer_preview"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."answer_preview"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."bare_subject"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."bare_subject"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."likely_thread"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."likely_thread"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."thread_of"(text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."thread_of"(text[]) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."my_thread"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."note_message_id"(uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."stale_previews"(integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."store_previews"(jsonb) TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "private"."stale_previews" TO "service_role";
