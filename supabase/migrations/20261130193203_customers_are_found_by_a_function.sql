set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.audit_page (
  words       text[]                   DEFAULT '{}'::text[],
  acts        text[]                   DEFAULT '{}'::text[],
  wanted_kind text                     DEFAULT NULL::text,
  author      uuid                     DEFAULT NULL::uuid,
  is_system   boolean                  DEFAULT false,
  since       timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  before      timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  older_than  bigint                   DEFAULT NULL::bigint,
  page_size   integer                  DEFAULT 100
)
  RETURNS SETOF public.audit_log
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  sought constant text[] := array(
    select private.same_letters(lower(word)) from unnest(words[:8]) with ordinality w (word, number)
    where word <> '' order by number
  );
  -- What each word means, by its number.
  people uuid[];
  of_people bigint[];
  subjects uuid[];
  of_subjects bigint[];
begin
  perform private.require_admin('read the log');
  select array_agg(p.id), array_agg(w.number) into people, of_people
  from unnest(sought) with ordinality w (word, number), private.people_named(w.word) p (id);
  select array_agg(found.id), array_agg(w.number) into subjects, of_subjects
  from unnest(sought) with ordinality w (word, number)
  cross join lateral (
    select unnest(array[s.email_id, s.thread_id]) as id from private.email_search s
    where w.word ~ '[[:alnum:]]{3}' and s.header like private.containing(w.word)
    union
    select unnest(array[s.email_id, s.thread_id]) from private.email_search s
    where w.word ~ '^\d{4,}$' and s.parts like private.containing(w.word)
    union
    select c.id from public.customers c where c.search_text like private.containing(w.word)
    union
    select i.id from public.newsletter_issues i where strpos(private.same_letters(lower(i.subject)), w.word) > 0
    union
    select i.id from public.invitations i where strpos(private.same_letters(i.email), w.word) > 0
  ) found;
  subjects := subjects || people;
  of_subjects := of_subjects || of_people;
  -- A condition for each word, whose lists are looked up by hash: each line is read once.
  return query execute format(
    $query$
      select l.*
      from public.audit_log l
      where ($1 is null or l.kind = $1)
        and ($2 is null or l.actor_id = $2)
        and (not $3 or l.actor_id is null)
        and ($4 is null or l.at >= $4)
        and ($5 is null or l.at < $5)
        and ($6 is null or l.id < $6)
        %s
      order by l.id desc
      limit $7
    $query$,
    (
      select string_agg(
        format(
          $condition$
            and (
              l.action = any (string_to_array($8[%1$s], ','))
              or coalesce(l.actor_id in (select p.id from unnest($9, $10) p (id, number) where p.number = %1$s), false)
              or l.entity_id in (select s.id from unnest($11, $12) s (id, number) where s.number = %1$s)
              or l.action in ('assignee_changed', 'chat_taken_over') and (
                coalesce((l.details ->> 'from')::uuid in (select p.id from unnest($9, $10) p (id, number) where p.number = %1$s), false)
                or coalesce((l.details ->> 'to')::uuid in (select p.id from unnest($9, $10) p (id, number) where p.number = %1$s), false)
              )
              or l.action = any ($14) and strpos(
                private.same_letters(lower(concat_ws(' ', l.details ->> 'from', l.details ->> 'to'))), $13[%1$s]
              ) > 0
            )
          $condition$,
          number
        ),
        ''
      )
      from generate_subscripts(sought, 1) number
    )
  )
  using wanted_kind, author, coalesce(is_system, false), since, audit_page.before, older_than,
    least(greatest(page_size, 1), 500), acts, people, of_people, subjects, of_subjects, sought,
    -- Once, not for each line.
    array(select act::text from unnest(enum_range(null::public.audit_action)) act where private.names_somebody(act::text));
end
$function$;

CREATE OR REPLACE FUNCTION public.find_customers (
  words     text[]  DEFAULT '{}'::text[],
  address   text    DEFAULT NULL::text,
  page_size integer DEFAULT 8
)
  RETURNS SETOF public.customers
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  patterns constant text[] := array(
    select private.containing(private.same_letters(lower(word))) from unnest(words[:8]) word
    order by length(word) desc
  );
begin
  perform private.require_staff('read customers');
  return query
    select c.* from public.customers c
    -- The longest two, which the index knows.
    where c.search_text like coalesce(patterns[1], '%')
      and c.search_text like coalesce(patterns[2], patterns[1], '%')
      and c.search_text like all (patterns)
      and (address is null or c.email = address or c.other_emails @> array[address])
    order by c.last_seen_at desc
    limit least(greatest(page_size, 1), 100);
end
$function$;

REVOKE ALL ON FUNCTION "public"."find_customers"(text[], text, integer) FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."find_customers"(text[], text, integer) TO "authenticated";
