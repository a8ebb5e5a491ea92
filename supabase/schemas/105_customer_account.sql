-- The owner of a confirmed address sees its requests and our answers, never staff's notes: columns are listed.

-- The caller's confirmed address in lower case; null for other callers.
create function private.own_address()
returns text
language sql stable security definer set search_path = ''
as $$
  select lower(u.email) from auth.users u
  where u.id = (select auth.uid()) and u.email_confirmed_at is not null and (select private.is_assured())
$$;

-- A sender admitted to another customer's thread sees it in their mail only.
create function private.is_own_thread(first_id uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.emails e
    where e.id = first_id
      and e.thread_id = e.id
      and lower(e.from_email) = (select private.own_address())
      and e.source is distinct from 'newsletter'
  )
$$;

create index emails_from_email_idx on public.emails (lower(from_email), listed_at desc);

create function public.my_requests()
returns table (
  id uuid,
  submission_id uuid,
  source public.lead_source,
  subject text,
  topic text,
  project_type text,
  status public.email_status,
  asked_at timestamptz,
  due_at timestamptz,
  answered_at timestamptz,
  messages integer,
  is_order boolean
)
language sql stable security definer set search_path = ''
as $$
  select e.id, e.submission_id, e.source, e.subject,
    -- In the customer's words: what staff have written down themselves is for staff.
    case when e.source is distinct from 'manual' then
      left(coalesce(e.interest, e.lead ->> 'topic', e.lead ->> 'description'), 200)
    end,
    case when e.source is distinct from 'manual' then e.lead ->> 'projectType' end,
    e.status, e.received_at, e.due_at,
    e.first_reply_at,
    (
      1 + e.answers
      + (select count(*) from public.email_replies r join public.emails m on m.id = r.email_id where m.thread_id = e.id)
    )::integer,
    coalesce(e.lead ->> 'kind' = 'order', false)
  from public.emails e
  where lower(e.from_email) = (select private.own_address())
    and e.listed_at is not null
    and e.source is distinct from 'newsletter'
  order by e.received_at desc, e.id
  limit 200
$$;

-- Whether a reply is final: its author can still recall one whose mail is held.
create function private.is_said(reply_id uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from public.outbox o
    where o.id = is_said.reply_id and o.attempts = 0 and o.next_attempt_at > now()
  )
$$;

-- The messages in one of the caller's threads, oldest first: theirs, and ours to them. is_answer: it may quote earlier
-- ones.
create function public.my_thread(request_id uuid)
returns table (
  id uuid, is_ours boolean, author text, body text, sent_at timestamptz, files jsonb, lead jsonb, is_answer boolean
)
language sql stable security definer set search_path = ''
as $$
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
$$;

-- Stores an answer as a mail from them would be; cancels: they call off a call or an order. outcome: 'stored';
-- 'duplicate' (this answer_id is known, with this text; nothing changed); 'unknown' (no thread of theirs); 'rate_limited'.
create function public.answer_my_thread(
  request_id uuid, answer_id uuid, body text, attachment_ids uuid[] default '{}', cancels boolean default false
)
returns text
language plpgsql security definer set search_path = ''
as $$
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
$$;

-- A mail may bear their address without being theirs, so its unchecked files are for staff only.
create function private.is_own_file(object_name text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.attachments a
    left join public.email_replies r on r.id = a.reply_id
    join public.emails e on e.id = coalesce(a.email_id, r.email_id)
    where a.id::text = object_name
      and a.media_type <> 'application/octet-stream'
      and (
        case when r.id is null then lower(e.from_email) else lower(r.to_email) end
      ) = (select private.own_address())
      and private.is_own_thread(e.thread_id)
      and (r.id is null or private.is_said(r.id))
  )
$$;

-- Settings of one's own account --------------------------------------------------------------------------------

-- The caller's sessions, this device first.
create function public.my_sessions()
returns table (id uuid, signed_in_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at,
    -- Auth writes this one without a zone, in UTC.
    greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC'),
    s.user_agent,
    s.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions s
  where s.user_id = (select auth.uid())
    and (s.not_after is null or s.not_after > now())
    and (select private.is_assured())
  order by 5 desc, 3 desc, s.id
$$;

-- Ends the caller's session on one device; false if it is not theirs, or has ended.
create function public.end_my_session(session_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_assured() then
    return false;
  end if;
  delete from auth.sessions s where s.id = end_my_session.session_id and s.user_id = auth.uid();
  if not found then
    return false;
  end if;
  perform private.note_security('sessions_ended', auth.uid());
  return true;
end
$$;

-- Ends the links of a change of address that is not confirmed yet: Auth itself has no way back.
create function public.cancel_my_address_change()
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  -- The platform's Auth knows no null here; Supabase Lite finds an empty link.
  no_text constant text := case when to_regclass('auth.one_time_tokens') is not null then '' end;
begin
  if not private.is_assured() then
    return false;
  end if;
  if no_text is not null then
    delete from auth.one_time_tokens t
    where t.user_id = auth.uid() and t.token_type in ('email_change_token_new', 'email_change_token_current');
  end if;
  update auth.users u
  set raw_user_meta_data = u.raw_user_meta_data - 'pending_email',
    email_change = no_text,
    email_change_token_new = no_text,
    email_change_token_current = no_text,
    email_change_confirm_status = 0
  where u.id = auth.uid()
    and (u.email_change <> '' or u.raw_user_meta_data ? 'pending_email');
  return found;
end
$$;

-- Whether the newsletter goes to the caller's confirmed address.
create function public.my_newsletter()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.newsletter_subscriptions s
    where s.email = (select private.own_address()) and s.status = 'confirmed'
  )
$$;

-- Returns the state. text_version: of the consent.
create function public.set_my_newsletter(wanted boolean, text_version text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := private.own_address();
begin
  perform private.require(
    address is not null, 'Only who has confirmed an address may subscribe it', 'insufficient_privilege'
  );
  -- The wording beside the switch: src/content/consultation.ts.
  perform private.require(
    not wanted or set_my_newsletter.text_version = '2026-11-24-switch', 'Nobody has worded that consent'
  );
  if not wanted then
    perform public.unsubscribe_newsletter(s.id) from public.newsletter_subscriptions s where s.email = address;
    return false;
  end if;
  -- Their account has confirmed the address already, so no mail has to ask for it.
  perform public.confirm_newsletter(s.id, s.generation)
  from private.enter_subscriber(
    address, jsonb_build_object('text_version', set_my_newsletter.text_version, 'page_url', '/account'), true
  ) s
  where s.id is not null;
  return true;
end
$$;
