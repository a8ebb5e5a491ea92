-- Who changed what: roles, and staff's changes of emails. Written by triggers and functions, immutable.

-- What private.audit takes; the pages have words for each (features/admin/audit/audit-row.ts).
create type public.audit_action as enum (
  'role_given', 'role_changed', 'role_taken', 'person_invited', 'invitation_withdrawn', 'invitation_accepted',
  'person_blocked', 'person_unblocked', 'person_exported', 'person_erased', 'person_deleted', 'sessions_ended',
  'status_changed', 'assignee_changed', 'note_added', 'note_deleted', 'reply_sent', 'reply_recalled', 'mail_retried',
  'suspicion_changed', 'spam_changed', 'snooze_changed', 'tags_changed', 'lead_added', 'lead_corrected',
  'thread_joined', 'customer_edited', 'customers_merged', 'chat_taken_over', 'chat_finished', 'chat_handed_back',
  'newsletter_started', 'newsletter_paused', 'newsletter_resumed', 'newsletter_cancelled',
  'newsletter_subscriber_removed', 'newsletter_exported'
);

create table public.audit_log (
  -- Also the order in which admins read it.
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the system, not a signed-in user. No foreign key: the log outlives the account.
  actor_id uuid,
  action text not null check (char_length(action) <= 60),
  entity text not null check (char_length(entity) <= 60),
  entity_id uuid not null,
  details jsonb not null default '{}',
  kind text generated always as (
    case
      when action like 'role\_%' then 'role'
      when action like 'person\_%' or action like 'invitation\_%' or action = 'sessions_ended' then 'person'
      when action like 'note\_%' then 'note'
      when action in ('reply_sent', 'reply_recalled', 'mail_retried') then 'reply'
      when action = 'status_changed' then 'status'
      when action = 'assignee_changed' then 'assignee'
      when action in ('customer_edited', 'customers_merged', 'thread_joined', 'suspicion_changed', 'spam_changed') then 'sender'
      when action like 'chat\_%' then 'chat'
      when action like 'newsletter\_%' then 'newsletter'
      else 'other'
    end
  ) stored
);

create index audit_log_at_idx on public.audit_log (at desc);
create index audit_log_entity_idx on public.audit_log (entity, entity_id, at desc);
create index audit_log_kind_idx on public.audit_log (kind, id desc);
create index audit_log_actor_idx on public.audit_log (actor_id, id desc);
-- What one act of a person changed.
create index audit_log_change_idx on public.audit_log ((details ->> 'change_id'))
  where details ->> 'change_id' is not null;

create function private.refuse_audit_change()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Except for the words of tags and of forms, which go with the person or the lead.
  if old.action in ('tags_changed', 'lead_corrected') and new.details = old.details - 'from' - 'to'
    and to_jsonb(new) - 'details' - 'kind' = to_jsonb(old) - 'details' - 'kind'
  then
    return new;
  end if;
  raise insufficient_privilege using message = 'The audit log can only grow';
end
$$;

create trigger audit_log_refuse_change
  before update on public.audit_log
  for each row execute function private.refuse_audit_change();

create trigger audit_log_refuse_removal
  before delete or truncate on public.audit_log
  for each statement execute function private.refuse('The audit log can only grow');

-- Records an action of the caller. For functions that run as their owner.
create function private.audit(action text, entity text, entity_id uuid, details jsonb default '{}')
returns void
language sql set search_path = ''
as $$
  insert into public.audit_log (actor_id, action, entity, entity_id, details)
  values (auth.uid(), action::public.audit_action, entity, entity_id, details)
$$;

create function private.audit_role()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A role set to its present value is no change: two admins who agree leave one line.
  if tg_op = 'UPDATE' and new.role = old.role and new.user_id = old.user_id then
    return null;
  end if;
  perform private.audit(
    case tg_op
      when 'INSERT' then 'role_given'
      when 'UPDATE' then 'role_changed'
      else 'role_taken'
    end,
    'user',
    coalesce(new.user_id, old.user_id),
    jsonb_build_object('from', old.role, 'to', new.role)
  );
  return null;
end
$$;

create trigger user_roles_audit
  after insert or update or delete on public.user_roles
  for each row execute function private.audit_role();
