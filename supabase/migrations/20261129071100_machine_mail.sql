set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

DROP FUNCTION "public"."note_bounce"(text[], text, text, boolean, text[], text[], text, text[]);

ALTER TABLE "public"."emails"
  ADD COLUMN "is_automatic" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION public.note_bounce (
  returned_ids text[],
  bounce_id    text,
  reason       text,
  is_lasting   boolean DEFAULT true,
  thread_ids   text[]  DEFAULT '{}'::text[],
  recipients   text[]  DEFAULT '{}'::text[],
  reporter     text    DEFAULT NULL::text,
  own_domains  text[]  DEFAULT '{}'::text[],
  kind         text    DEFAULT 'failed'::text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  mail_id uuid;
  mail public.outbox;
begin
  select o.id into mail_id
  from unnest(returned_ids) with ordinality as named (message_id, rank)
  join public.outbox o on o.id = private.own_id(named.message_id) or o.provider_message_id = named.message_id
  order by named.rank
  limit 1;
  if mail_id is null then
    select o.id into mail_id
    from public.outbox o join public.emails e on e.id = o.email_id
    where e.thread_id = private.thread_of(thread_ids)
      and o.kind in ('reply', 'lead_confirmation')
      and o.status = 'sent'
      and lower(o.to_email) = any (recipients)
    order by o.sent_at desc
    limit 1;
  end if;

  select * into mail from public.outbox o where o.id = mail_id for update;
  if not found
    or reporter is not null and not exists (
      select from unnest(own_domains || split_part(lower(mail.to_email), '@', 2)) known (domain)
      where private.are_related(reporter, known.domain)
    )
    or recipients && mail.cc and lower(mail.to_email) <> all (recipients)
  then
    return 'unknown';
  elsif mail.status = 'sending' then
    return 'sending';
  elsif mail.status <> 'sent' or mail.bounce_id = note_bounce.bounce_id then
    return 'duplicate';
  end if;

  update public.outbox o
  set status = case note_bounce.kind when 'failed' then 'bounced' else o.status end,
    bounce_id = case note_bounce.kind when 'failed' then note_bounce.bounce_id else o.bounce_id end,
    last_error = left(reason, 1000)
  where o.id = mail.id and note_bounce.kind <> 'complaint';
  if note_bounce.kind = 'complaint' then
    update public.newsletter_subscriptions s
    set status = 'complained', ended_at = now()
    where s.email = lower(mail.to_email) and s.ended_at is null;
  elsif coalesce(is_lasting, private.has_bounced_before(mail.to_email, mail.id)) then
    update public.newsletter_subscriptions s
    set status = 'bounced', ended_at = now()
    where s.email = lower(mail.to_email) and s.ended_at is null;
  end if;
  return 'noted';
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_bounce"(text[], text, text, boolean, text[], text[], text, text[], text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.overview_leads (
  days integer
)
  RETURNS TABLE (
    day    date,
    source public.lead_source,
    leads  bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.require_admin();
  with counted as (
    select private.company_day(e.created_at) as day, coalesce(e.source, 'inbound') as source, count(*) as leads
    from public.emails e
    where e.created_at >= private.period_start(days)
      and e.source is distinct from 'newsletter'
      and e.spam_at is null
      and (e.source is distinct from 'chat' or e.due_at is not null)
      and (coalesce(e.source, 'inbound') <> 'inbound' or e.thread_id = e.id and not e.is_automatic)
    group by 1, 2
  )
  select calendar.day::date, c.source, coalesce(c.leads, 0)
  from generate_series(
    private.company_day(private.period_start(days))::timestamp,
    private.company_day(now())::timestamp,
    interval '1 day'
  ) calendar (day)
  left join counted c on c.day = calendar.day::date
  order by calendar.day, c.source;
$function$;

GRANT EXECUTE ON FUNCTION "public"."note_bounce"(text[], text, text, boolean, text[], text[], text, text[], text) TO "service_role";
