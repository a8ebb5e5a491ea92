set local lock_timeout = '2s';
set local statement_timeout = '10min';

-- Without the lock that writers would wait for.
alter table public.outbox validate constraint outbox_subject_of_kind;
alter table public.outbox validate constraint outbox_text_of_kind;
