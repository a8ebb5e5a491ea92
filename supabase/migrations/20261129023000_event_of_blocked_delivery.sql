set local lock_timeout = '2s';
set local statement_timeout = '10min';

-- In a file of its own: a new value can only be used after the transaction that adds it.
alter type public.security_event add value if not exists 'delivery_blocked' after 'retention_failed';
