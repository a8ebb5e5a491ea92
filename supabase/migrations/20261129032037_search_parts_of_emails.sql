create index concurrently if not exists email_search_parts_idx
  on private.email_search using gin (parts extensions.gin_trgm_ops);
