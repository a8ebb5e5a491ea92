-- Patient: a concurrent build waits for open transactions, and leaves an invalid index if it gives up.
set lock_timeout = '10min';
set statement_timeout = '60min';

create index concurrently if not exists audit_log_staff_idx
  on public.audit_log (entity_id)
  where entity = 'user' and ('{admin,staff}'::text[] && array[details ->> 'from', details ->> 'to']);

create index concurrently if not exists emails_tag_lists_idx
  on public.emails (tags) where tags <> '{}';
