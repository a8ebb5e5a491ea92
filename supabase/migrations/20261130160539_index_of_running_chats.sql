-- Patient: a concurrent build waits for open transactions, and leaves an invalid index if it gives up.
set lock_timeout = '10min';
set statement_timeout = '60min';

create index concurrently if not exists chat_sessions_live_idx
  on public.chat_sessions (last_message_at desc, id desc) where ended_at is null;
