-- All grants. Projects from before 2026 give everybody rights on new objects: all are revoked, and no later object gets any.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

revoke all on schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

-- Exposed tables also require a live session, and its second factor if any, in addition to every other policy.
do $$
declare
  guarded record;
begin
  for guarded in
    select c.oid::regclass as name, c.relnamespace = 'public'::regnamespace as is_exposed,
      c.oid in ('public.profiles'::regclass, 'public.user_roles'::regclass) as tells_whom_to_ask
    from pg_catalog.pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
  loop
    execute format('alter table %s enable row level security', guarded.name);
    if guarded.is_exposed then
      execute format(
        'create policy "A session that lives, with its second factor" on %s as restrictive for all to authenticated
          using (%s (select private.is_assured()))',
        guarded.name,
        case when guarded.tells_whom_to_ask
          then 'user_id = (select auth.uid()) and (select private.has_live_session()) or'
        end
      );
    end if;
  end loop;
end
$$;

-- Rights ------------------------------------------------------------------------------------------------

grant usage on schema private to authenticated, service_role;

grant select on
  public.notifications, public.outbox, public.profiles, public.saved_filters, public.user_roles, public.writers
to authenticated;
grant insert (user_id, email, full_name), update (full_name) on public.profiles to authenticated;
grant insert (user_id, role), delete on public.user_roles to authenticated;
grant update (status, assigned_to_user_id, is_suspicious, spam_at, snoozed_until, tags, change_id)
  on public.emails to authenticated;
grant insert (id, email_id, chat_id, body), delete on public.email_notes to authenticated;
grant insert (id, title, body), update (title, body), delete on public.reply_templates to authenticated;
grant insert (id, title, query), delete on public.saved_filters to authenticated;

grant select, insert on public.audit_log to service_role;
grant select on public.security_log to service_role;
grant select, insert, update, delete on
  private.discarded_files, private.llm_pause, private.llm_spending, private.rate_limits, private.stale_previews,
  public.attachments,
  public.chat_messages, public.chat_sessions, public.client_errors, public.consents, public.csp_violations,
  public.customers, public.email_notes, public.email_replies, public.emails, public.former_staff,
  public.invitations, public.newsletter_issues, public.newsletter_subscriptions, public.notifications, public.outbox, public.profiles, public.quiz_runs,
  public.reply_templates, public.retention_runs, public.saved_filters, public.user_presence,
  public.user_roles, public.writers
to service_role;

-- No function here is overloaded, so none needs its arguments.
grant execute on function
  private.colleague_ids, private.company_day, private.company_time_zone, private.has_live_session,
  private.has_role, private.is_assured, private.is_own_file, private.is_staff, private.known_colleague_ids,
  private.period_start,
  private.require, private.require_admin, private.same_letters, private.working_hours, private.working_periods,
  public.accept_invitation, public.add_lead, public.answer_my_thread, public.audit_page, public.cancel_my_address_change,
  public.chats_page, public.colleagues,
  public.delete_account, public.deployment_state, public.describe_person, public.email_tags, public.end_my_session,
  public.end_sessions, public.erase_person, public.export_person, public.export_subscribers,
  public.find_customers, public.finish_chat, public.former_colleagues, public.hand_back_chat, public.inbox_counts, public.inbox_page, public.invite_person,
  public.is_recent, public.join_requests, public.join_thread, public.log_authors, public.make_recovery_codes,
  public.mark_chat_read,
  public.mentions_of_person, public.merge_customers, public.my_calendar, public.my_newsletter, public.my_requests,
  public.my_sessions, public.my_thread, public.newsletter_counts, public.newsletter_figures,
  public.note_chat, public.notification_switches, public.overview_counts, public.overview_leads,
  public.overview_quiz, public.overview_ratings, public.overview_replies, public.read_notifications,
  public.recall_reply, public.remove_subscriber, public.reply_to_email, public.reserve_reply_upload,
  public.retry_mail, public.save_newsletter_issue, public.say_in_chat, public.security_page, public.set_blocked,
  public.set_my_newsletter, public.set_staff_need_factor, public.set_user_role, public.staff_need_factor,
  public.steer_newsletter_issue, public.switch_notification, public.take_over_chat, public.tell_writing,
  public.test_newsletter_issue, public.touch_last_seen, public.undo_change, public.unread_entries, public.update_customer,
  public.withdraw_invitation
to authenticated;

grant execute on function
  private.announce_correction, private.announce_in_digest, private.announce_lead, private.answer_preview, private.are_many_mails, private.await_mail,
  private.are_related, private.bare_subject, private.belongs_to_thread,
  private.claim_letters, private.correct_lead, private.correction_terms, private.enter_subscriber, private.finish_issue,
  private.first_name, private.folded, private.follow_lead,
  private.give_uploads, private.has_bounced_before, private.is_over_ceiling, private.is_same_mail, private.is_secret_session,
  private.is_staff_present, private.lease_mails, private.likely_thread, private.lock_chat, private.lock_uploads,
  private.may_get, private.missing_uploads, private.note_letter, private.own_id, private.public_submission_id, private.recipient_hash, private.recipient_limits, private.replace_unread, private.require, private.same_letters, private.save_customer,
  private.stored_session_id, private.tally_hit, private.tell_of_block, private.thread_of, private.trust_lead, public.calendar_calls, public.call_person, public.chat_updates,
  public.claim_outbox, public.claim_unread_mails, public.confirm_newsletter, public.count_hit, public.discarded_files,
  public.end_chat, public.forget_files, public.health, public.idle_chats, public.keep_mail_text, public.make_invitation_key,
  public.move_telegram_chat, public.note_block,
  public.note_bounce, public.note_denial, public.note_mail_event, public.note_message_id, public.note_schedule, public.receive_email,
  public.release_chat_message, public.remind_staff, public.report_client_errors, public.report_csp_violations,
  public.report_quiz_progress, public.reserve_llm_budget, public.reserve_upload,
  public.settle_llm_budget, public.settle_outbox, public.stale_previews, public.store_chat_answer, public.store_previews, public.stored_session_id, public.submit_lead,
  public.subscribe_newsletter, public.take_chat_message, public.take_recovery_code, public.take_turn,
  public.telegram_chat,
  public.unsubscribe_newsletter
to service_role;

-- Auth calls it with its own role, which Supabase Lite lacks.
do $$
begin
  if to_regrole('supabase_auth_admin') is not null then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.note_attempt to supabase_auth_admin;
  end if;
end
$$;

-- Rows --------------------------------------------------------------------------------------------------

create policy "Own profile, colleagues for staff, all for admins"
  on public.profiles for select to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.has_role('admin'))
    or user_id in (select private.known_colleague_ids())
  );

create policy "Everyone inserts their own profile"
  on public.profiles for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Everyone updates their own profile"
  on public.profiles for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "Everyone reads their own role, admins all"
  on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));

create policy "Everyone inserts their own first role, admins any"
  on public.user_roles for insert to authenticated
  with check (
    (user_id = (select auth.uid()) and role = 'user')
    or ((select private.has_role('admin')) and (select public.is_recent()))
  );

-- No update policy: a role changes through set_user_role, or by delete and insert.
create policy "Admins delete roles"
  on public.user_roles for delete to authenticated
  using ((select private.has_role('admin')) and (select public.is_recent()));

create policy "Staff update emails"
  on public.emails for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "Staff write notes, not backdated"
  on public.email_notes for insert to authenticated
  with check (author_id = (select auth.uid()) and created_at = now() and (select private.is_staff()));

create policy "Staff delete their own notes"
  on public.email_notes for delete to authenticated
  using (author_id = (select auth.uid()) and (select private.is_staff()));

create policy "Staff keep their own filters"
  on public.saved_filters for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "Admins write templates"
  on public.reply_templates for insert to authenticated
  with check ((select private.has_role('admin')));

create policy "Admins change templates"
  on public.reply_templates for update to authenticated
  using ((select private.has_role('admin')))
  with check ((select private.has_role('admin')));

create policy "Admins delete templates"
  on public.reply_templates for delete to authenticated
  using ((select private.has_role('admin')));

create policy "Staff see who is writing now"
  on public.writers for select to authenticated
  using (until > now() and (select private.is_staff()));

create policy "Staff read what they were told"
  on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "Staff read the outbox, admins also newsletters and account mails"
  on public.outbox for select to authenticated
  using (
    case when kind like 'newsletter\_%' or kind like 'account\_%'
      then (select private.has_role('admin'))
      else (select private.is_staff())
    end
  );

do $$
declare
  rule record;
begin
  for rule in
    select r.name, r.test, unnest(r.tables) as readable
    from (
      values
        ('Staff read', 'private.is_staff()', array[
          'public.attachments', 'public.chat_messages', 'public.chat_sessions', 'public.consents', 'public.customers',
          'public.email_notes', 'public.email_replies', 'public.emails', 'public.reply_templates'
        ]::regclass[]),
        ('Admins read', 'private.has_role(''admin'')', array[
          'public.audit_log', 'public.client_errors', 'public.csp_violations', 'public.former_staff', 'public.invitations', 'public.newsletter_issues',
          'public.newsletter_subscriptions', 'public.quiz_runs', 'public.retention_runs', 'public.security_log',
          'public.user_presence'
        ]::regclass[])
    ) r (name, test, tables)
  loop
    execute format('grant select on %s to authenticated', rule.readable);
    execute format(
      'create policy %I on %s for select to authenticated using ((select %s))', rule.name, rule.readable, rule.test
    );
  end loop;
end
$$;

-- The bytes of the attachments. Only the functions write them, bypassing these policies.
create policy "Staff read attachments, customers those of their own threads"
  on storage.objects for select to authenticated
  using (bucket_id = 'attachments' and ((select private.is_staff()) or private.is_own_file(name)));
