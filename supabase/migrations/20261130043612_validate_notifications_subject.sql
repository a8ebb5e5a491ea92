set local lock_timeout = '2s';
set local statement_timeout = '10min';

-- Apart from adding it: reading the rows holds nobody up.
alter table public.notifications validate constraint notifications_subject;
