set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE TYPE "public"."audit_action" AS ENUM (
  'role_given',
  'role_changed',
  'role_taken',
  'person_invited',
  'invitation_withdrawn',
  'invitation_accepted',
  'person_blocked',
  'person_unblocked',
  'person_exported',
  'person_erased',
  'person_deleted',
  'sessions_ended',
  'status_changed',
  'assignee_changed',
  'note_added',
  'note_deleted',
  'reply_sent',
  'reply_recalled',
  'mail_retried',
  'suspicion_changed',
  'spam_changed',
  'snooze_changed',
  'tags_changed',
  'lead_added',
  'lead_corrected',
  'thread_joined',
  'customer_edited',
  'customers_merged',
  'chat_taken_over',
  'chat_finished',
  'chat_handed_back',
  'newsletter_started',
  'newsletter_paused',
  'newsletter_resumed',
  'newsletter_cancelled',
  'newsletter_subscriber_removed',
  'newsletter_exported'
);

CREATE OR REPLACE FUNCTION private.audit (
  action    text,
  entity    text,
  entity_id uuid,
  details   jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.audit_log (actor_id, action, entity, entity_id, details)
  values (auth.uid(), action::public.audit_action, entity, entity_id, details)
$function$;
