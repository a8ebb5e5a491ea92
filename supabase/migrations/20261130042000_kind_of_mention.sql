set local lock_timeout = '2s';
set local statement_timeout = '10min';

-- In a file of its own: a new value can only be used after the transaction that adds it.
alter type public.notification_kind add value if not exists 'mentioned' after 'visitor_waits';
