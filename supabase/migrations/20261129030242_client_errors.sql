set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE TABLE "public"."client_errors" (
  "name"     text                     NOT NULL,
  "message"  text                     NOT NULL,
  "place"    text                     NOT NULL,
  "page"     text                     NOT NULL,
  "browser"  text                     NOT NULL,
  "times"    bigint                   NOT NULL DEFAULT 1,
  "first_at" timestamp with time zone NOT NULL DEFAULT now(),
  "last_at"  timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "client_errors_browser_check" CHECK ((browser ~ '^[A-Za-z0-9 .]{1,40}$'::text)),
  CONSTRAINT "client_errors_message_check" CHECK ((char_length(message) <= 160)),
  CONSTRAINT "client_errors_name_check" CHECK ((name ~ '^[A-Z][A-Za-z]{1,60}$'::text)),
  CONSTRAINT "client_errors_page_check" CHECK ((page ~ '^[A-Za-z0-9_/-]{1,100}$'::text)),
  CONSTRAINT "client_errors_pkey" PRIMARY KEY (name, message, place),
  CONSTRAINT "client_errors_place_check" CHECK ((place ~ '^([A-Za-z0-9_-]{1,80}(\.[A-Za-z0-9_-]{1,20}){0,3}\.js:\d{1,7}:\d{1,7})?$'::text)),
  CONSTRAINT "client_errors_times_check" CHECK ((times > 0))
);

ALTER TABLE "public"."client_errors"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."client_errors" FROM "anon";

CREATE OR REPLACE FUNCTION public.report_client_errors (
  errors jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  -- In a fixed order, so that two reports cannot deadlock.
  insert into public.client_errors as e (name, message, place, page, browser)
  select distinct on (r.name, r.message, r.place) r.name, r.message, r.place, r.page, r.browser
  from jsonb_to_recordset(errors) as r (name text, message text, place text, page text, browser text)
  order by 1, 2, 3
  on conflict (name, message, place) do update
    set times = e.times + 1, last_at = now(), page = excluded.page, browser = excluded.browser;

  delete from public.client_errors e
  where e.ctid in (
    select old.ctid
    from public.client_errors old
    where old.last_at <= now() - interval '90 days'
      or (old.name, old.message, old.place) in (
        select beyond.name, beyond.message, beyond.place
        from public.client_errors beyond
        order by beyond.last_at desc, beyond.name, beyond.message, beyond.place
        offset 200
      )
    for update skip locked
  );
$function$;

REVOKE ALL ON FUNCTION "public"."report_client_errors"(jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE INDEX client_errors_last_at_idx ON public.client_errors USING btree (last_at);

CREATE POLICY "A session that lives, with its second factor" ON "public"."client_errors"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Admins read" ON "public"."client_errors"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.has_role('admin'::public.app_role) AS has_role));

GRANT EXECUTE ON FUNCTION "public"."report_client_errors"(jsonb) TO "service_role";

REVOKE ALL ON TABLE "public"."client_errors" FROM "authenticated";

GRANT SELECT ON TABLE "public"."client_errors" TO "authenticated";

REVOKE ALL ON TABLE "public"."client_errors" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."client_errors" TO "service_role";
