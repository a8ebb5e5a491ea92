-- Patient: a concurrent build waits for open transactions, and leaves an invalid index if it gives up.
set lock_timeout = '10min';
set statement_timeout = '60min';

create index concurrently if not exists emails_messenger_idx
  on public.emails (id) where lead ? 'messenger';
