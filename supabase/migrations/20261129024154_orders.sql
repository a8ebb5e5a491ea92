set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.promised_until (
  source public.lead_source,
  moment timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (source = ANY (ARRAY['consultation'::public.lead_source, 'order'::public.lead_source, 'chat'::public.lead_source, 'manual'::public.lead_source])) THEN
  private.add_working_time(moment, '02:00:00'::interval) WHEN (source = 'project_quiz'::public.lead_source) THEN private.add_working_days(moment, '24:00:00'::interval) ELSE
  NULL::timestamp WITH time zone END;

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
    address is not null, 'Only who has confirmed an address may answer', 'insufficient_privilege'
  );
  perform private.require(answer_my_thread.body ~ '\S', 'An answer says something');
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
      when first.source = 'order' then 'Отмена заказа'
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

CREATE OR REPLACE FUNCTION public.my_thread (
  request_id uuid
)
  RETURNS TABLE (
    id      uuid,
    is_ours boolean,
    author  text,
    body    text,
    sent_at timestamp with time zone,
    files   jsonb,
    lead    jsonb
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
  ), said.lead
  from (
    -- Of a form only their own words: the rest of its email, like everything that staff entered, is for staff.
    select e.id, false as is_ours, null::text as author,
      case
        when e.source = 'manual' then null
        when e.lead is not null or e.submission_id is not null
          then coalesce(e.lead ->> 'description', e.lead ->> 'topic')
        else e.body
      end as body,
      e.received_at as sent_at,
      case when e.source in ('consultation', 'order', 'project_quiz') then e.lead end as lead
    from public.emails e
    where e.thread_id = my_thread.request_id and lower(e.from_email) = (select private.own_address())
    union all
    select r.id, true, p.full_name, r.body, r.created_at, null::jsonb
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

CREATE OR REPLACE FUNCTION public.submit_lead (
  submission_id  uuid,
  client_hash    text,
  max_per_window integer,
  window_seconds integer,
  email          jsonb,
  customer       jsonb,
  consent        jsonb,
  notification   jsonb,
  refuse_above   integer DEFAULT NULL::integer,
  max_per_hour   integer DEFAULT NULL::integer,
  max_per_day    integer DEFAULT NULL::integer,
  confirmation   jsonb   DEFAULT NULL::jsonb,
  attachment_ids uuid[]  DEFAULT '{}'::uuid[],
  proved_human   boolean DEFAULT false
)
  RETURNS TABLE (
    outcome                text,
    email_id               uuid,
    retry_after_seconds    integer,
    missing_attachment_ids uuid[],
    due_at                 timestamp with time zone,
    is_suspicious          boolean
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  client record;
  is_correction boolean;
  is_lead_suspicious boolean;
  public_id constant uuid := private.public_submission_id(submit_lead.submission_id);
  lead public.emails;
  corrected public.emails;
  message_email_id uuid;
  recipient constant text := submit_lead.email ->> 'from_email';
  owed_confirmation jsonb;
begin
  -- The same form sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(submit_lead.submission_id::text, 0));

  select * into lead from public.emails e where e.submission_id = public_id;
  -- A chat books once, whatever is said after it.
  is_correction := lead.source in ('consultation', 'order', 'project_quiz') and lead.spam_at is null
    and lead.lead is distinct from submit_lead.email -> 'lead';
  if lead.id is null or is_correction then
    client := private.tally_hit('lead', submit_lead.client_hash, submit_lead.window_seconds);
    if client.hits > coalesce(submit_lead.refuse_above, 20 * submit_lead.max_per_window) then
      return query
      select 'rate_limited', null::uuid, client.seconds_left, null::uuid[], null::timestamptz, null::boolean;
      return;
    end if;
  end if;
  if jsonb_typeof(submit_lead.confirmation) = 'object' and (
    lead.id is null
    or is_correction and lead.from_email is distinct from recipient
    or lead.is_suspicious and submit_lead.proved_human
  ) then
    -- Null, for nobody, is counted as little as it is mailed.
    owed_confirmation := case when private.may_get('lead_confirmation', recipient) then submit_lead.confirmation end;
  end if;
  if lead.id is not null then
    if is_correction then
      corrected := private.correct_lead(lead, submit_lead.email, submit_lead.customer);
      if corrected.id is null then
        message_email_id := private.follow_lead(
          lead, submit_lead.email, lead.is_suspicious or client.hits > submit_lead.max_per_window
        );
      else
        lead := corrected;
      end if;
      perform private.give_uploads(submit_lead.attachment_ids, coalesce(message_email_id, lead.id));
      if message_email_id is null and not lead.is_suspicious and client.hits <= submit_lead.max_per_window then
        perform private.announce_correction(lead, submit_lead.notification, owed_confirmation);
      end if;
    end if;
    if submit_lead.proved_human and lead.is_suspicious and lead.spam_at is null then
      perform private.trust_lead(lead, submit_lead.notification, owed_confirmation);
      lead.is_suspicious := false;
    end if;
    return query
    select 'duplicate', lead.id, null::integer,
      private.missing_uploads(submit_lead.attachment_ids, coalesce(message_email_id, lead.id)),
      lead.due_at, lead.is_suspicious;
    return;
  end if;

  is_lead_suspicious := not submit_lead.proved_human and (
    client.hits > submit_lead.max_per_window
    or private.is_over_ceiling(submit_lead.max_per_hour, submit_lead.max_per_day)
  );

  insert into public.emails (
    source, submission_id, customer_id,
    from_email, to_email, subject, body, html_content,
    lead, interest, page_url, referrer, utm, is_suspicious
  )
  select
    m.source, public_id, private.save_customer(submit_lead.customer),
    m.from_email, m.to_email, m.subject, m.body, m.html_content,
    m.lead, m.interest, m.page_url, m.referrer, m.utm, is_lead_suspicious
  from jsonb_populate_record(null::public.emails, submit_lead.email) m
  returning * into lead;
  perform private.give_uploads(submit_lead.attachment_ids, lead.id);

  if jsonb_typeof(submit_lead.consent) = 'object' then
    insert into public.consents (email_id, customer_id, text_version, page_url)
    values (lead.id, lead.customer_id, consent ->> 'text_version', consent ->> 'page_url');
  end if;

  -- Of a chat's booking: also after a summary, whose row stays.
  update public.chat_sessions s set email_id = lead.id where s.submission_id = submit_lead.submission_id;

  if is_lead_suspicious then
    perform private.announce_in_digest(submit_lead.notification ->> 'to_email');
  else
    perform private.announce_lead(lead, submit_lead.notification, owed_confirmation);
  end if;

  return query
  select 'stored', lead.id, null::integer,
    private.missing_uploads(submit_lead.attachment_ids, lead.id), lead.due_at, lead.is_suspicious;
end
$function$;
