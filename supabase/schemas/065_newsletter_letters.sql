-- A letter is a row of the outbox per reader. An issue starts once: none goes twice, even when its rows are deleted.

-- Ends an issue without letters left. Of two simultaneous workers one gets letters. Never waits for a pause.
create function private.claim_letters(max_rows integer, lease_seconds integer)
returns setof public.outbox
language plpgsql set search_path = ''
as $$
declare
  issue public.newsletter_issues;
  wanted integer := max_rows;
  claimed integer;
begin
  for issue in
    select * from public.newsletter_issues i
    where i.status = 'sending' and i.next_send_at <= now()
    order by i.started_at
    for update skip locked
  loop
    exit when wanted <= 0;
    if not exists (
      select from public.outbox o
      where o.issue_id = issue.id and o.status in ('pending', 'sending') and o.kind = 'newsletter_issue'
    ) then
      perform private.finish_issue(issue.id, 'sent');
      continue;
    end if;

    return query
    select * from private.lease_mails(array(
      select o.id from public.outbox o
      where o.issue_id = issue.id
        and o.status in ('pending', 'sending')
        and o.kind = 'newsletter_issue'
        and coalesce(o.leased_until, o.next_attempt_at) <= now()
      order by coalesce(o.leased_until, o.next_attempt_at)
      -- What the pace allows by now; an idle time is not made up for.
      limit least(
        wanted,
        1 + floor(extract(epoch from now() - issue.next_send_at) * issue.pace_per_minute / 60)::bigint
      )
      for update skip locked
    ), lease_seconds);
    get diagnostics claimed = row_count;

    wanted := wanted - claimed;
    update public.newsletter_issues i
    set next_send_at = greatest(
        i.next_send_at, now() - make_interval(secs => max_rows * 60.0 / i.pace_per_minute)
      ) + make_interval(secs => claimed * 60.0 / i.pace_per_minute)
    where i.id = issue.id and claimed > 0;
  end loop;
end
$$;

create function private.finish_issue(issue_id uuid, outcome public.newsletter_issue_status)
returns void
language sql set search_path = ''
as $$
  update public.newsletter_issues i
  set status = outcome, finished_at = now(), pause_reason = null,
    sent_count = letters.sent, failed_count = letters.failed
  from (
    select
      count(*) filter (where o.status in ('sent', 'bounced')) as sent,
      count(*) filter (where o.status = 'failed') as failed
    from public.outbox o
    where o.issue_id = finish_issue.issue_id and o.kind = 'newsletter_issue'
  ) letters
  where i.id = finish_issue.issue_id
$$;

-- Twenty failures in a row are the provider's (a quota, an outage), not the readers': the issue pauses, and what was
-- refused for good in between gets one more attempt. Until then each failure holds the whole issue back.
create function private.note_letter(letter public.outbox)
returns void
language plpgsql set search_path = ''
as $$
declare
  failures_that_pause constant integer := 20;
  issue public.newsletter_issues;
begin
  if letter.status = 'sent' then
    update public.newsletter_issues i set failures = 0, failing_since = null
    where i.id = letter.issue_id and i.failures > 0;
    return;
  end if;

  update public.newsletter_issues i
  set failures = i.failures + 1,
    failing_since = coalesce(i.failing_since, now()),
    next_send_at = greatest(i.next_send_at, letter.next_attempt_at)
  where i.id = letter.issue_id
  returning * into issue;
  if issue.status <> 'sending' or issue.failures < failures_that_pause then
    return;
  end if;

  update public.newsletter_issues i set status = 'paused', pause_reason = letter.last_error
  where i.id = issue.id;
  update public.outbox o set status = 'pending', next_attempt_at = now()
  where o.issue_id = issue.id
    and o.status = 'failed'
    and o.attempts = 1
    and o.next_attempt_at >= issue.failing_since;
  insert into public.audit_log (action, entity, entity_id, details)
  values (
    'newsletter_paused', 'newsletter_issue', issue.id, jsonb_build_object('reason', letter.last_error)
  );
end
$$;

-- What admins do ------------------------------------------------------------------------------------------

-- Stores a draft under the id that its editor made. False: it is a draft no more.
create function public.save_newsletter_issue(issue_id uuid, subject text, body text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  insert into public.newsletter_issues as i (id, subject, body, created_by)
  values (issue_id, subject, body, auth.uid())
  on conflict (id) do update
  set subject = excluded.subject, body = excluded.body, updated_at = now()
  where i.status = 'draft';
  return found;
end
$$;

-- act: 'start', 'pause', 'resume', 'cancel' (for good), 'discard' (a draft). Returns the status, null once it is gone.
-- An action that does not fit the status, or a start without readers, changes nothing.
create function public.steer_newsletter_issue(
  issue_id uuid, act text, pace_per_minute integer default null
)
returns public.newsletter_issue_status
language plpgsql security definer set search_path = '' set statement_timeout = '2min'
as $$
declare
  issue public.newsletter_issues;
  pace integer;
  readers integer;
begin
  perform private.require_admin();
  perform private.require(
    act in ('start', 'pause', 'resume', 'cancel', 'discard'), format('Unknown act %L', act)
  );
  select * into issue from public.newsletter_issues i
  where i.id = steer_newsletter_issue.issue_id
  for update;
  if not found then
    return null;
  end if;
  pace := coalesce(steer_newsletter_issue.pace_per_minute, issue.pace_per_minute);

  if act = 'discard' and issue.status = 'draft' then
    delete from public.newsletter_issues i where i.id = issue.id;
    return null;
  elsif act = 'start' and issue.status = 'draft' then
    -- Waits for readers who are unsubscribing, and blocks later ones until the rows that they cancel exist.
    insert into public.outbox (kind, issue_id, subscription_id, to_email)
    select 'newsletter_issue', issue.id, s.id, s.email
    from public.newsletter_subscriptions s
    where s.status = 'confirmed'
    for share;
    get diagnostics readers = row_count;
    if readers = 0 then
      return issue.status;
    end if;
    update public.newsletter_issues i
    set status = 'sending', started_at = now(), reader_count = readers, pace_per_minute = pace,
      next_send_at = now()
    where i.id = issue.id;
  elsif act = 'pause' and issue.status = 'sending' then
    update public.newsletter_issues i set status = 'paused' where i.id = issue.id;
  elsif act = 'resume' and issue.status = 'paused' then
    update public.newsletter_issues i
    set status = 'sending', pause_reason = null, failures = 0, failing_since = null,
      pace_per_minute = pace, next_send_at = now()
    where i.id = issue.id;
    -- What waited for the provider need not wait any longer.
    update public.outbox o set next_attempt_at = now()
    where o.issue_id = issue.id and o.status = 'pending' and o.next_attempt_at > now();
  elsif act = 'cancel' and issue.status in ('sending', 'paused') then
    delete from public.outbox o where o.issue_id = issue.id and o.status = 'pending';
    perform private.finish_issue(issue.id, 'cancelled');
  else
    return issue.status;
  end if;

  perform private.audit(
    'newsletter_' || case act
      when 'start' then 'started'
      when 'pause' then 'paused'
      when 'resume' then 'resumed'
      else 'cancelled'
    end,
    'newsletter_issue',
    issue.id,
    jsonb_strip_nulls(jsonb_build_object('readers', readers))
  );
  return (select i.status from public.newsletter_issues i where i.id = issue.id);
end
$$;

-- Queues the issue, exactly as it will be sent, to the caller only. Returns their address; null if no such issue exists.
create function public.test_newsletter_issue(issue_id uuid)
returns text
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  insert into public.outbox (kind, issue_id, to_email)
  select 'newsletter_test', i.id, p.email
  from public.newsletter_issues i, public.profiles p
  where i.id = test_newsletter_issue.issue_id and p.user_id = auth.uid()
  returning to_email;
$$;

-- Erases a subscriber: the address, its mails, its line in the inbox. False if no such subscriber exists.
create function public.remove_subscriber(subscription_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_recent_admin();
  delete from public.newsletter_subscriptions s where s.id = remove_subscriber.subscription_id;
  if not found then
    return false;
  end if;
  perform private.audit('newsletter_subscriber_removed', 'newsletter_subscriber', remove_subscriber.subscription_id);
  perform private.note_security('data_erased', null, '{"what": "subscriber"}');
  return true;
end
$$;

-- All subscribers as a list of objects, newest first. In one value, because the API cuts long lists of rows.
create function public.export_subscribers()
returns jsonb
language sql security definer set search_path = '' set statement_timeout = '2min'
as $$
  select private.require_recent_admin();
  select private.audit('newsletter_exported', 'newsletter', auth.uid(), jsonb_build_object('count', count(*)))
  from public.newsletter_subscriptions;
  select private.note_security('data_exported', null, '{"what": "subscribers"}');
  select coalesce(jsonb_agg(to_jsonb(listed) order by listed.requested_at desc, listed.email), '[]')
  from (
    select s.email, s.status, s.requested_at, s.confirmed_at, s.ended_at, s.consent_text_version
    from public.newsletter_subscriptions s
  ) listed;
$$;

-- bounced is part of sent; so is departed, readers who have left or complained since.
create function public.newsletter_figures(issue_id uuid)
returns table (queued bigint, sent bigint, failed bigint, bounced bigint, departed bigint)
language sql stable set search_path = ''
as $$
  select
    count(*) filter (where o.status in ('pending', 'sending')),
    count(*) filter (where o.status in ('sent', 'bounced')),
    count(*) filter (where o.status = 'failed'),
    count(*) filter (where o.status = 'bounced'),
    count(*) filter (where s.status in ('unsubscribed', 'complained') and s.ended_at >= o.sent_at)
  from public.outbox o
  join public.newsletter_subscriptions s on s.id = o.subscription_id
  where o.issue_id = newsletter_figures.issue_id and o.kind = 'newsletter_issue'
  having (select private.has_role('admin'))
$$;

create function public.newsletter_counts()
returns table (status public.newsletter_status, count bigint)
language sql stable set search_path = ''
as $$
  select s.status, count(*) from public.newsletter_subscriptions s group by s.status
$$;

-- What others do ------------------------------------------------------------------------------------------

-- event, of a mail that its provider has accepted: 'bounced', 'complained', 'failed' (not sent after all), 'suppressed'
-- (not sent, because the address bounced or complained before). All but a complaint mean that it was not delivered.
-- is_lasting: whether the newsletter ends; null: if it is not the first time.
create function public.note_mail_event(
  message_id text, address text, event text, reason text, is_lasting boolean default null
)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require(
    event in ('bounced', 'complained', 'failed', 'suppressed'), format('Unknown event %L', event)
  );
  if event <> 'complained' then
    perform public.note_bounce(array[message_id], message_id, reason, is_lasting);
  end if;
  if event = 'failed' and reason like '%quota%' then
    perform private.tell_of_block('mail', 'quota', reason);
  end if;
  if is_lasting then
    update public.newsletter_subscriptions s
    set status = case event when 'complained' then 'complained' else 'bounced' end::public.newsletter_status,
      ended_at = now()
    where s.email = lower(btrim(note_mail_event.address)) and s.ended_at is null;
  end if;
end
$$;

-- Whether deliver-mail has anything to do. For the schedule (docs/deployment.md).
create function private.is_mail_due()
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.outbox o
    where o.status in ('pending', 'sending')
      and o.kind <> 'newsletter_issue'
      and coalesce(o.leased_until, o.next_attempt_at) <= now()
  ) or exists (
    select from public.newsletter_issues i where i.status = 'sending' and i.next_send_at <= now()
  ) or exists (
    select from private.unread_mails u where u.next_attempt_at <= now() and u.attempts < 36
  ) or exists (
    select from private.discarded_files
  ) or exists (
    select from public.attachments a
    where a.email_id is null and a.reply_id is null and a.created_at <= now() - interval '1 day'
  )
$$;
