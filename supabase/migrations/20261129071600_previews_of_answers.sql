-- Patient: a concurrent build waits for open transactions, and leaves an invalid index if it gives up.
set lock_timeout = '10min';
set statement_timeout = '60min';

-- `deliver-mail` makes their previews anew, of what the new rules call their own text.
insert into private.stale_previews (email_id)
select e.id from public.emails e
where e.source = 'inbound'
  and (
    e.in_reply_to is not null or e.reference_ids <> '{}'
    or private.bare_subject(e.subject) <> lower(btrim(e.subject))
  )
on conflict do nothing;

alter table public.outbox validate constraint outbox_message_id_check;

create index concurrently if not exists outbox_message_id_idx
  on public.outbox (message_id) where message_id is not null;
