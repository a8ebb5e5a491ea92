-- Chats are a source of requests, too. By itself, because a transaction that adds a value to an enum
-- cannot use it yet.
alter type public.lead_source add value 'chat';
