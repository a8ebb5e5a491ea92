-- Patient: a concurrent build waits for open transactions, and leaves an invalid index if it gives up.
set lock_timeout = '10min';
set statement_timeout = '60min';

create index concurrently if not exists chat_sessions_taken_over_at_idx
  on public.chat_sessions (taken_over_at) where taken_over_at is not null;

create index concurrently if not exists outbox_confirmed_idx
  on public.outbox (sent_at) where kind = 'lead_confirmation' and status = 'sent';
