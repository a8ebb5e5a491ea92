-- What comes by mail, and who has confirmed the newsletter, are in the inbox, too. By itself, because a
-- transaction that adds a value to an enum cannot use it yet.
alter type public.lead_source add value 'inbound';
alter type public.lead_source add value 'newsletter';
