-- Realtime, where the platform has it, applies the policies for each listener. Elsewhere they poll every few seconds.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime
      add table public.emails, public.email_notes, public.email_replies, public.chat_sessions,
        public.chat_messages, public.notifications, public.writers;
  end if;
end
$$;
