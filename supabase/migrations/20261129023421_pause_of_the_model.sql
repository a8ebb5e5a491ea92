set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

-- Called as before: it takes an argument more.
DROP FUNCTION "public"."settle_llm_budget"(uuid, bigint, bigint);

CREATE TABLE "private"."llm_pause" (
  "id"    boolean                  NOT NULL DEFAULT true,
  "until" timestamp with time zone NOT NULL,
  CONSTRAINT "llm_pause_id_check" CHECK (id),
  CONSTRAINT "llm_pause_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."llm_pause"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION public.reserve_llm_budget (
  answer_id           uuid,
  client_hash         text,
  tokens              bigint,
  cost_micros         bigint,
  tokens_per_day      bigint,
  client_percent      integer,
  lease_seconds       integer,
  cost_micros_per_day bigint  DEFAULT NULL::bigint
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  today constant date := (now() at time zone 'UTC')::date;
  others record;
begin
  if exists (select from private.llm_pause p where p.until > now()) then
    return 'paused';
  end if;
  -- One at a time: each sees the reservations before it.
  perform pg_advisory_xact_lock(hashtextextended('llm budget', 0));
  delete from private.llm_spending s where s.day < today;

  select
    coalesce(sum(s.tokens), 0) as tokens,
    coalesce(sum(s.cost_micros), 0) as cost_micros,
    coalesce(sum(s.tokens) filter (where s.client_hash = reserve_llm_budget.client_hash), 0)
      as client_tokens,
    coalesce(sum(s.cost_micros) filter (where s.client_hash = reserve_llm_budget.client_hash), 0)
      as client_cost_micros
  into others
  from private.llm_spending s
  where s.day = today
    and s.id <> reserve_llm_budget.answer_id
    and (s.reserved_until is null or s.reserved_until > now());

  if others.tokens + reserve_llm_budget.tokens > tokens_per_day
    or others.cost_micros + reserve_llm_budget.cost_micros > cost_micros_per_day
  then
    return 'day_spent';
  end if;
  if 100 * (others.client_tokens + reserve_llm_budget.tokens) > client_percent * tokens_per_day
    or 100 * (others.client_cost_micros + reserve_llm_budget.cost_micros)
      > client_percent * cost_micros_per_day
  then
    return 'client_spent';
  end if;

  insert into private.llm_spending as s (id, day, client_hash, tokens, cost_micros, reserved_until)
  values (answer_id, today, client_hash, tokens, cost_micros, now() + make_interval(secs => lease_seconds))
  on conflict (id) do update
  set tokens = excluded.tokens,
    cost_micros = excluded.cost_micros,
    reserved_until = excluded.reserved_until;
  return 'reserved';
end
$function$;

CREATE OR REPLACE FUNCTION public.settle_llm_budget (
  answer_id     uuid,
  tokens        bigint,
  cost_micros   bigint,
  pause_seconds integer DEFAULT 0
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update private.llm_spending s
  set tokens = settle_llm_budget.tokens,
    cost_micros = settle_llm_budget.cost_micros,
    reserved_until = null
  where s.id = settle_llm_budget.answer_id;

  insert into private.llm_pause as p (until)
  select now() + make_interval(secs => pause_seconds)
  where pause_seconds > 0
  on conflict (id) do update set until = greatest(p.until, excluded.until)
$function$;

REVOKE ALL ON FUNCTION "public"."settle_llm_budget"(uuid, bigint, bigint, integer) FROM PUBLIC, "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."settle_llm_budget"(uuid, bigint, bigint, integer) TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "private"."llm_pause" TO "service_role";
