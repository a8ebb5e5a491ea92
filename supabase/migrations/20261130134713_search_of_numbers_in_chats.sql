set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.chats_page (
  kind                  text                     DEFAULT 'all'::text,
  search                text                     DEFAULT NULL::text,
  after_last_message_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after_id              uuid                     DEFAULT NULL::uuid,
  page_size             integer                  DEFAULT 50
)
  RETURNS TABLE (
    id              uuid,
    started_at      timestamp with time zone,
    last_message_at timestamp with time zone,
    ended_at        timestamp with time zone,
    ended_reason    public.chat_end_reason,
    rating          smallint,
    message_count   integer,
    contact         jsonb,
    handler_id      uuid,
    handler_name    text,
    taken_over_at   timestamp with time zone,
    waiting_since   timestamp with time zone,
    visitor_seen_at timestamp with time zone,
    page_url        text,
    preview         text,
    preview_role    public.chat_role,
    unread_count    integer,
    cost_micros     bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  plain constant text := private.plain_text(nullif(btrim(left(search, 200)), ''));
  typed constant text := coalesce(nullif(private.folded(plain), ''), plain);
  sought constant text[] := private.sought_parts(typed);
  -- The code of a telephone number may be written in another way, or not at all.
  digits constant text := right(ltrim(regexp_replace(typed, '\D', '', 'g'), '0'), 9);
  query constant tsquery := websearch_to_tsquery('pg_catalog.russian', plain);
begin
  perform private.require_staff('read chats');

  return query
    select s.id, s.started_at, s.last_message_at, s.ended_at, s.ended_reason, s.rating, s.message_count,
      s.contact, s.handler_id, coalesce(p.full_name, p.email), s.taken_over_at, s.waiting_since,
      s.visitor_seen_at, s.page_url, latest.preview, latest.role, seen.unread_count, seen.cost_micros
    from (
      select c.* from public.chat_sessions c
      where case kind
          when 'live' then c.ended_at is null
          when 'ended' then c.ended_at is not null
          when 'contact' then c.contact_left_at is not null
          when 'taken_over' then c.taken_over_at is not null
          when 'waiting' then c.waiting_since is not null and c.visitor_seen_at > now() - interval '2 minutes'
          else true
        end
        and (
          typed is null
          or c.id in (
            select m.chat_id from public.chat_messages m
            where to_tsvector('pg_catalog.russian', translate(lower(m.content), 'ё', 'е')) @@ query
              or private.folded(m.content) like private.containing(sought[1])
                and private.has_parts(private.folded(m.content), sought)
          )
          or strpos(private.same_letters(lower(c.contact::text)), typed) > 0
          or length(digits) >= 4
            and strpos(regexp_replace(c.contact ->> 'phone', '\D', '', 'g'), digits) > 0
        )
        and (after_id is null or (c.last_message_at, c.id) < (after_last_message_at, after_id))
      order by c.last_message_at desc, c.id desc
      limit least(greatest(page_size, 1), 100)
    ) s
    left join public.profiles p on p.user_id = s.handler_id
    left join lateral (
      select left(m.content, 240) as preview, m.role from public.chat_messages m
      where m.chat_id = s.id order by m.id desc limit 1
    ) latest on true
    cross join lateral (
      select
        count(*) filter (where m.role = 'user' and m.id > s.read_up_to and s.ended_at is null)::integer
          as unread_count,
        coalesce(sum(m.cost_micros), 0)::bigint as cost_micros
      from public.chat_messages m where m.chat_id = s.id
    ) seen
    order by s.last_message_at desc, s.id desc;
end
$function$;
