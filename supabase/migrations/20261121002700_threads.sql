-- Mails that answer each other. A thread bears the id of its first e-mail, which may be deleted before it.

alter table public.emails
  -- As in the mail's own headers (RFC 5322, section 3.6.4), angle brackets included.
  add column message_id text check (char_length(message_id) between 1 and 998),
  add column in_reply_to text check (char_length(in_reply_to) between 1 and 998),
  add column reference_ids text[] not null default '{}' check (cardinality(reference_ids) <= 100),
  add column thread_id uuid;

update public.emails set thread_id = id;
alter table public.emails alter column thread_id set not null;

create function private.begin_thread()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.thread_id := coalesce(new.thread_id, new.id);
  return new;
end
$$;

revoke all on function private.begin_thread () from public, anon, authenticated, service_role;

create trigger emails_2_begin_thread
  before insert on public.emails
  for each row execute function private.begin_thread();

-- A mail that is delivered twice is one e-mail.
create unique index emails_message_id_key on public.emails (message_id)
  where message_id is not null;
create index emails_thread_id_idx on public.emails (thread_id, created_at);
