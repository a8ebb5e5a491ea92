-- Replies from the inbox: kept with the e-mail, and sent through the outbox.

create table public.email_replies (
  -- Made by the browser once per written reply. Also the outbox row's id, and so the left part of the
  -- mail's Message-ID, by which an answer to it is recognised.
  id uuid primary key,
  email_id uuid not null references public.emails (id) on delete cascade,
  author_id uuid references public.profiles (user_id) on delete set null,
  to_email text not null check (char_length(to_email) between 1 and 254),
  subject text not null check (char_length(subject) between 1 and 500 and subject !~ '[[:cntrl:]]'),
  body text not null check (char_length(body) <= 20000 and body ~ '\S'),
  created_at timestamptz not null default now()
);

create index email_replies_email_id_idx on public.email_replies (email_id, created_at);
create index email_replies_author_id_idx on public.email_replies (author_id);

alter table public.email_replies enable row level security;

revoke all on table public.email_replies from public, anon, authenticated, service_role;
grant select on table public.email_replies to authenticated;
grant select, insert, update, delete on table public.email_replies to service_role;

create policy "Staff read replies"
  on public.email_replies for select to authenticated
  using ((select private.is_staff()));

create policy "A second factor, where there is one"
  on public.email_replies as restrictive for all to authenticated
  using ((select private.is_assured()));

alter table public.outbox
  add column reply_id uuid references public.email_replies (id) on delete cascade,
  -- What the mail answers, and what led to it. A bare uuid stands for a Message-ID of our own, which gets
  -- its right part when the mail is sent.
  add column in_reply_to text check (char_length(in_reply_to) between 1 and 998),
  add column reference_ids text[] not null default '{}' check (cardinality(reference_ids) <= 100),
  add constraint outbox_reply_id_key unique (reply_id),
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in ('lead_notification', 'chat_summary', 'newsletter_confirmation', 'reply')
  ),
  drop constraint outbox_subject_of_kind,
  add constraint outbox_subject_of_kind check (
    (kind in ('lead_notification', 'chat_summary', 'reply')) = (email_id is not null)
    and (kind = 'newsletter_confirmation') = (subscription_id is not null)
    and (kind = 'reply') = (reply_id is not null)
    and (reply_id is null or reply_id = id)
  );

alter policy "Staff read the outbox" on public.outbox
  using (
    (select private.is_staff()) and kind in ('lead_notification', 'chat_summary', 'reply')
  );

-- The moment at which a customer was first answered is the moment at which the mail was accepted. It
-- answers whatever had come in the thread by the time it was written.
create function private.note_first_reply()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.emails e set first_reply_at = new.sent_at
  from public.email_replies r join public.emails answered on answered.id = r.email_id
  where r.id = new.reply_id
    and e.thread_id = answered.thread_id
    and (e.id = answered.id or e.created_at <= r.created_at)
    and e.first_reply_at is null;
  return null;
end
$$;

revoke all on function private.note_first_reply () from public, anon, authenticated, service_role;

create trigger outbox_note_first_reply
  after update on public.outbox
  for each row when (new.kind = 'reply' and new.status = 'sent' and old.status <> 'sent')
  execute function private.note_first_reply();

-- Stores a reply and queues its mail, together or not at all; who replies to what nobody has takes it.
--
-- outcome: 'stored'; 'duplicate' (this reply_id is known; nothing changed); 'unknown' (no such e-mail);
-- 'no_address' (its sender left none).
create function private.reply_to_email(reply_id uuid, email_id uuid, subject text, body text)
returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  email public.emails;
  parent public.emails;
  earlier_reply_id uuid;
  mail_references text[];
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may reply';
  end if;

  -- The same reply sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('reply ' || reply_to_email.reply_id::text, 0));
  perform from public.email_replies r where r.id = reply_to_email.reply_id;
  if found then
    return 'duplicate';
  end if;

  select * into email from public.emails e where e.id = reply_to_email.email_id for update;
  if not found then
    return 'unknown';
  end if;
  if email.from_email is null then
    return 'no_address';
  end if;

  -- What the customer has of the thread: their own latest mail, or else our latest reply.
  select * into parent from public.emails e
  where e.thread_id = email.thread_id and e.message_id is not null
  order by e.created_at desc, e.id desc limit 1;
  select r.id into earlier_reply_id
  from public.email_replies r join public.emails e on e.id = r.email_id
  where e.thread_id = email.thread_id and (parent.id is null or r.created_at > parent.created_at)
  order by r.created_at desc limit 1;

  -- The thread's own id leads them all: it comes back even where a provider replaces our Message-ID.
  mail_references := array[email.thread_id::text]
    || coalesce(parent.reference_ids[greatest(cardinality(parent.reference_ids) - 17, 1):], '{}');
  if parent.message_id is not null then
    mail_references := mail_references || parent.message_id;
  end if;
  if earlier_reply_id is not null then
    mail_references := mail_references || earlier_reply_id::text;
  end if;

  insert into public.email_replies (id, email_id, author_id, to_email, subject, body)
  values (
    reply_to_email.reply_id, email.id, auth.uid(), email.from_email,
    reply_to_email.subject, reply_to_email.body
  );

  insert into public.outbox
    (id, reply_id, email_id, kind, to_email, subject, text_body, in_reply_to, reference_ids)
  values (
    reply_to_email.reply_id, reply_to_email.reply_id, email.id, 'reply', email.from_email,
    reply_to_email.subject, reply_to_email.body,
    coalesce(earlier_reply_id::text, parent.message_id),
    mail_references
  );

  update public.emails e
  set assigned_to_user_id = coalesce(e.assigned_to_user_id, auth.uid()),
    status = case e.status when 'new' then 'in_progress'::public.email_status else e.status end
  where e.id = email.id;

  insert into public.audit_log (actor_id, action, entity, entity_id, details)
  values (
    auth.uid(), 'reply_sent', 'email', email.id,
    jsonb_build_object('reply_id', reply_to_email.reply_id)
  );
  return 'stored';
end
$$;

create function public.reply_to_email(reply_id uuid, email_id uuid, subject text, body text)
returns text
language sql set search_path = ''
as $$
  select private.reply_to_email(reply_id, email_id, subject, body)
$$;

-- Puts a mail that failed for good back in the queue. False: it had not failed, or there is none.
create function private.retry_mail(mail_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  retried_email_id uuid;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may send mails again';
  end if;

  update public.outbox o
  set status = 'pending', attempts = 0, next_attempt_at = now(), last_error = null
  where o.id = retry_mail.mail_id and o.status = 'failed' and o.email_id is not null
  returning o.email_id into retried_email_id;
  if not found then
    return false;
  end if;

  insert into public.audit_log (actor_id, action, entity, entity_id, details)
  values (
    auth.uid(), 'mail_retried', 'email', retried_email_id,
    jsonb_build_object('mail_id', retry_mail.mail_id)
  );
  return true;
end
$$;

create function public.retry_mail(mail_id uuid)
returns boolean
language sql set search_path = ''
as $$
  select private.retry_mail(mail_id)
$$;

revoke all on function private.reply_to_email (uuid, uuid, text, text)
  from public, anon, authenticated, service_role;
revoke all on function public.reply_to_email (uuid, uuid, text, text)
  from public, anon, authenticated, service_role;
revoke all on function private.retry_mail (uuid) from public, anon, authenticated, service_role;
revoke all on function public.retry_mail (uuid) from public, anon, authenticated, service_role;
grant execute on function private.reply_to_email (uuid, uuid, text, text) to authenticated;
grant execute on function public.reply_to_email (uuid, uuid, text, text) to authenticated;
grant execute on function private.retry_mail (uuid) to authenticated;
grant execute on function public.retry_mail (uuid) to authenticated;
