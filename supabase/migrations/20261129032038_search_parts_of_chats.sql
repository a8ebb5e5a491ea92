-- Waits for transactions that are open: one given up would leave an index that nobody uses.
set lock_timeout = '10min';
set statement_timeout = '60min';

create index concurrently if not exists chat_messages_parts_idx
  on public.chat_messages using gin (translate(lower(content), 'ё', 'е') extensions.gin_trgm_ops);
