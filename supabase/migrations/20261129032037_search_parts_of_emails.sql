-- Patient: a concurrent build waits for open transactions, and leaves an invalid index if it gives up.
set lock_timeout = '10min';
set statement_timeout = '60min';

-- What was stored before is found in the new way, too: half a second at a time, or everybody would wait for all of it. Begun
-- again, it goes on where it stopped.
do $$
declare
  some_ids uuid[];
begin
  for some_ids in
    select array_agg(email_id)
    from (select email_id, row_number() over () as place from private.email_search where parts = '') missing
    group by place / 500
  loop
    update private.email_search s set header = found.header, words = found.words, parts = found.parts
    from public.emails e, private.searchable(e) found
    where e.id = any (some_ids) and s.email_id = e.id;
    commit;
  end loop;
end
$$;

create index concurrently if not exists email_search_parts_idx
  on private.email_search using gin (parts extensions.gin_trgm_ops);
