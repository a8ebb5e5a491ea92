-- Patient: a concurrent build waits for open transactions, and leaves an invalid index if it gives up.
set lock_timeout = '10min';
set statement_timeout = '60min';

create index concurrently if not exists chat_messages_parts_idx
  on public.chat_messages using gin (private.folded(content) extensions.gin_trgm_ops);
