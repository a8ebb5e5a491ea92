set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

DROP TRIGGER "emails_tell_of_assignment" ON "public"."emails";

CREATE OR REPLACE FUNCTION private.tell_of_email()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'UPDATE' then
    -- Taken back, or given to another.
    delete from public.notifications n
    where n.email_id = new.id and n.kind = 'assigned' and n.user_id = old.assigned_to_user_id and n.read_at is null;
    if new.assigned_to_user_id is not null and new.assigned_to_user_id is distinct from auth.uid() then
      perform private.tell_staff('assigned', new.id, null, new.assigned_to_user_id);
    end if;
  elsif new.source = 'inbound' and new.thread_id <> new.id then
    -- What follows spam counts as spam, until staff say otherwise.
    perform private.tell_staff('answer', e.id, null, private.staff_member(e.assigned_to_user_id))
    from public.emails e where e.id = new.thread_id and e.spam_at is null;
  elsif new.submission_id is not null
    or new.source = 'inbound'
    or new.source = 'chat' and new.lead is not null
  then
    perform private.tell_staff('new_lead', new.id, null, null);
  end if;
  return null;
end
$function$;

CREATE TRIGGER emails_tell_of_assignment
  AFTER UPDATE OF assigned_to_user_id ON public.emails
  FOR EACH ROW
  WHEN ((new.assigned_to_user_id IS DISTINCT FROM old.assigned_to_user_id))
  EXECUTE FUNCTION private.tell_of_email();
