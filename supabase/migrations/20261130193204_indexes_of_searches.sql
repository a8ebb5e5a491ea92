-- Patient: a concurrent build waits for open transactions, and leaves an invalid index if it gives up.
set lock_timeout = '10min';
set statement_timeout = '60min';

create index concurrently if not exists customers_search_text_idx
  on public.customers using gin (search_text extensions.gin_trgm_ops);

create index concurrently if not exists emails_new_idx
  on public.emails (listed_at desc, id desc) where status = 'new' and listed_at is not null;

create index concurrently if not exists outbox_sent_at_idx on public.outbox (sent_at) where sent_at is not null;

create index concurrently if not exists outbox_telegram_idx
  on public.outbox (created_at) where kind = 'notification_telegram';
