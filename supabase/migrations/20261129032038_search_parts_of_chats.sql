create index concurrently if not exists chat_messages_parts_idx
  on public.chat_messages using gin (translate(lower(content), 'ё', 'е') extensions.gin_trgm_ops);
