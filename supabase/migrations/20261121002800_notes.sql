-- What staff write to each other about an e-mail. No customer ever sees it.

create table public.email_notes (
  id uuid primary key default gen_random_uuid(),
  email_id uuid not null references public.emails (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (user_id) on delete set null,
  body text not null check (char_length(body) <= 4000 and body ~ '\S'),
  created_at timestamptz not null default now()
);

create index email_notes_email_id_idx on public.email_notes (email_id, created_at);
create index email_notes_author_id_idx on public.email_notes (author_id);

alter table public.email_notes enable row level security;

revoke all on table public.email_notes from public, anon, authenticated, service_role;
grant select, insert (id, email_id, body), delete on table public.email_notes to authenticated;
grant select, insert, update, delete on table public.email_notes to service_role;

create policy "Staff read notes"
  on public.email_notes for select to authenticated
  using ((select private.is_staff()));

create policy "Staff write notes"
  on public.email_notes for insert to authenticated
  with check (author_id = (select auth.uid()) and (select private.is_staff()));

create policy "Staff delete their own notes"
  on public.email_notes for delete to authenticated
  using (author_id = (select auth.uid()) and (select private.is_staff()));

create policy "A second factor, where there is one"
  on public.email_notes as restrictive for all to authenticated
  using ((select private.is_assured()));

-- The moment is what it is, also where a platform grants whole tables by itself.
create function private.date_note()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if row_security_active('public.email_notes') then
    new.created_at := now();
  end if;
  return new;
end
$$;

create function private.audit_note()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Notes that go with their e-mail are no change by a person.
  if auth.uid() is not null then
    insert into public.audit_log (actor_id, action, entity, entity_id, details)
    values (
      auth.uid(),
      case tg_op when 'INSERT' then 'note_added' else 'note_deleted' end,
      'email',
      coalesce(new.email_id, old.email_id),
      jsonb_build_object('note_id', coalesce(new.id, old.id))
    );
  end if;
  return null;
end
$$;

revoke all on function private.date_note () from public, anon, authenticated, service_role;
revoke all on function private.audit_note () from public, anon, authenticated, service_role;

create trigger email_notes_date
  before insert on public.email_notes
  for each row execute function private.date_note();

create trigger email_notes_audit
  after insert or delete on public.email_notes
  for each row execute function private.audit_note();
