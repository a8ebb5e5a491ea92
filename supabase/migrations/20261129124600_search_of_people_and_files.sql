set local lock_timeout = '2s';
set local statement_timeout = '10min';

set local check_function_bodies = off;

-- Again, for who is searched: PostgreSQL before 17 changes no generated column.
-- Found under the same name again; people and customers are few enough to be rewritten under a lock.
-- squawk-ignore ban-drop-column
alter table public.profiles drop column search_text;

alter table public.profiles add column search_text text not null
  -- squawk-ignore adding-field-with-default
  generated always as (private.same_letters(lower(coalesce(full_name, '') || ' ' || email))) stored;

-- squawk-ignore ban-drop-column
alter table public.customers drop column search_text;

alter table public.customers add column search_text text not null
  -- squawk-ignore adding-field-with-default
  generated always as (
    private.same_letters(
      lower(
        coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
          || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' ' || coalesce(company, '')
      )
    )
  ) stored;

create function private.index_file()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- A large mail with many files is not read again for each.
    update private.email_search s
    set words = s.words || to_tsvector('pg_catalog.russian', added.name),
      parts = s.parts || ' ' || private.same_letters(added.name)
    from private.plain_text(new.name) added (name)
    where s.email_id = new.email_id;
  else
    update private.email_search s set words = found.words, parts = found.parts
    from public.emails e, private.searchable(e) found
    where e.id = new.email_id and s.email_id = e.id;
  end if;
  return null;
end
$$;

revoke all on function private.index_file() from public;

create trigger attachments_index
  after insert or update of email_id, name on public.attachments
  for each row when (new.email_id is not null)
  execute function private.index_file();
