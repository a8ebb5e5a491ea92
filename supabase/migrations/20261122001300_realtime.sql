-- The inbox hears of changes by itself where the platform has Realtime, which asks the policies for each
-- listener. Elsewhere it asks again every few seconds.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime
      add table public.emails, public.email_notes, public.email_replies;
  end if;
end
$$;
