-- Bytes are in Storage, under the row's id, in a bucket that only functions write and staff read (access.sql).

create table public.attachments (
  id uuid primary key default gen_random_uuid(),
  -- Neither: an upload that no lead and no reply has taken yet.
  email_id uuid references public.emails (id) on delete cascade,
  reply_id uuid references public.email_replies (id) on delete cascade,
  -- The staff member who uploaded it; null for files from outside.
  uploaded_by uuid references public.profiles (user_id) on delete set null,
  name text not null check (char_length(name) between 1 and 120 and name !~ '[[:cntrl:]/\\]'),
  -- As found in the content; application/octet-stream is a mail's file of any other kind, kept unchecked for 30 days.
  media_type text not null check (char_length(media_type) between 1 and 100),
  -- In bytes.
  size integer not null check (size between 1 and 10485760),
  position smallint not null default 0,
  -- The id by which a mail's HTML references its own picture (RFC 2392), without angle brackets.
  content_id text check (char_length(content_id) between 1 and 250),
  created_at timestamptz not null default now(),
  -- Null: the bytes have not arrived yet.
  stored_at timestamptz,
  constraint attachments_one_owner check (email_id is null or reply_id is null)
);

create index attachments_email_id_idx on public.attachments (email_id, position);
create index attachments_reply_id_idx on public.attachments (reply_id, position);
create index attachments_uploaded_by_idx on public.attachments (uploaded_by);
create index attachments_untaken_idx on public.attachments (created_at)
  where email_id is null and reply_id is null;

-- Uploads -----------------------------------------------------------------------------------------------

-- The id is told to the visitor once the bytes are stored. Null: too many bytes wait for leads that never came.
create function public.reserve_upload(max_untaken_bytes bigint, file jsonb)
returns uuid
language sql set search_path = ''
as $$
  -- Read without a lock: of uploads at the same moment a few more may pass.
  insert into public.attachments (name, media_type, size)
  select file ->> 'name', file ->> 'media_type', (file ->> 'size')::integer
  where (file ->> 'size')::bigint + (
    select coalesce(sum(a.size), 0) from public.attachments a where a.email_id is null and a.reply_id is null
  ) <= max_untaken_bytes
  returning id
$$;

create function public.reserve_reply_upload(file jsonb)
returns uuid
language sql security definer set search_path = ''
as $$
  select private.require_staff('upload files for replies');
  insert into public.attachments (uploaded_by, name, media_type, size)
  values (auth.uid(), file ->> 'name', file ->> 'media_type', (file ->> 'size')::integer)
  returning id;
$$;

-- Those that can still be taken: stored, not taken, uploaded by this staff member, or by a visitor if that is null.
create function private.lock_uploads(ids uuid[], uploader_id uuid)
returns setof public.attachments
language sql set search_path = ''
as $$
  select * from public.attachments a
  where a.id = any (ids)
    and a.email_id is null
    and a.reply_id is null
    and a.stored_at is not null
    and a.uploaded_by is not distinct from uploader_id
  order by a.id
  for update
$$;

-- Gives a visitor's uploads to the lead that names them, the first five of them.
create function private.give_uploads(ids uuid[], email_id uuid)
returns void
language sql set search_path = ''
as $$
  update public.attachments a
  set email_id = give_uploads.email_id, position = named.rank
  from unnest(ids[1:5]) with ordinality as named (id, rank), private.lock_uploads(ids, null) free
  where named.id = free.id and a.id = free.id
$$;

-- Those of the ids that do not belong to the lead: uploaded too long ago, or taken by another lead.
create function private.missing_uploads(ids uuid[], email_id uuid)
returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select named.id from unnest(ids) with ordinality as named (id, rank)
    where not exists (
      select from public.attachments a
      where a.id = named.id and a.email_id = missing_uploads.email_id
    )
    order by named.rank
  )
$$;

-- What has to go from Storage ---------------------------------------------------------------------------

-- Objects of Storage whose row was deleted, for any reason. Only Storage itself can remove them.
create table private.discarded_files (
  id uuid primary key,
  -- Or last tried to be removed.
  discarded_at timestamptz not null default now()
);

create index discarded_files_discarded_at_idx on private.discarded_files (discarded_at);

create function private.discard_file()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.discarded_files (id) values (old.id) on conflict do nothing;
  return null;
end
$$;

create trigger attachments_discard_file
  after delete on public.attachments
  for each row execute function private.discard_file();

-- Releases uploads not taken within a day. Objects to remove are returned again until forget_files is called, but after
-- all others: one that Storage does not remove stands before none.
-- In an array, here and for other claims: planned as a join, the limit would hold for each row that is compared.
create function public.discarded_files(max_rows integer)
returns setof uuid
language sql set search_path = ''
as $$
  delete from public.attachments
  where id in (
    select a.id from public.attachments a
    where a.email_id is null and a.reply_id is null and a.created_at <= now() - interval '1 day'
    for update skip locked
  );
  update private.discarded_files d set discarded_at = now()
  where d.id = any (array(
    select due.id from private.discarded_files due order by due.discarded_at limit max_rows for update skip locked
  ))
  returning d.id;
$$;

create function public.forget_files(ids uuid[])
returns void
language sql set search_path = ''
as $$
  delete from private.discarded_files d where d.id = any (ids)
$$;

-- The bucket --------------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit)
values ('attachments', 'attachments', false, 10485760)
on conflict (id) do nothing;
