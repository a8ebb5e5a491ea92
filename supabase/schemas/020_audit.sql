-- Who changed what: roles, and staff's changes of emails. Written by triggers and functions, immutable.

-- What private.audit takes; the pages have words for each (features/admin/audit/audit-row.ts).
create type public.audit_action as enum (
  'role_given', 'role_changed', 'role_taken', 'person_invited', 'invitation_withdrawn', 'invitation_accepted',
  'person_blocked', 'person_unblocked', 'person_exported', 'person_erased', 'person_deleted', 'sessions_ended',
  'status_changed', 'assignee_changed', 'note_added', 'note_deleted', 'reply_sent', 'reply_recalled', 'mail_retried',
  'suspicion_changed', 'spam_changed', 'snooze_changed', 'tags_changed', 'lead_added', 'lead_corrected',
  'thread_joined', 'customer_edited', 'customers_merged', 'chat_taken_over', 'chat_finished', 'chat_handed_back',
  'newsletter_started', 'newsletter_paused', 'newsletter_resumed', 'newsletter_cancelled',
  'newsletter_subscriber_removed', 'newsletter_exported', 'requests_joined', 'requests_parted'
);

create table public.audit_log (
  -- Also the order in which admins read it.
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the system, not a signed-in user. No foreign key: the log outlives the account.
  actor_id uuid,
  action text not null check (char_length(action) <= 60),
  entity text not null check (char_length(entity) <= 60),
  entity_id uuid not null,
  details jsonb not null default '{}',
  kind text generated always as (
    case
      when action like 'role\_%' then 'role'
      when action like 'person\_%' or action like 'invitation\_%' or action = 'sessions_ended' then 'person'
      when action like 'note\_%' then 'note'
      when action in ('reply_sent', 'reply_recalled', 'mail_retried') then 'reply'
      when action = 'status_changed' then 'status'
      when action = 'assignee_changed' then 'assignee'
      when action in ('customer_edited', 'customers_merged', 'thread_joined', 'suspicion_changed', 'spam_changed') then 'sender'
      when action like 'chat\_%' then 'chat'
      when action like 'newsletter\_%' then 'newsletter'
      else 'other'
    end
  ) stored
);

create index audit_log_at_idx on public.audit_log (at desc);
create index audit_log_entity_idx on public.audit_log (entity, entity_id, at desc);
create index audit_log_kind_idx on public.audit_log (kind, id desc);
create index audit_log_actor_idx on public.audit_log (actor_id, id desc);
-- Of the few lines that made somebody staff, or no longer.
create index audit_log_staff_idx on public.audit_log (entity_id)
  where entity = 'user' and ('{admin,staff}'::text[] && array[details ->> 'from', details ->> 'to']);
-- What one act of a person changed.
create index audit_log_change_idx on public.audit_log ((details ->> 'change_id'))
  where details ->> 'change_id' is not null;

-- Whether from and to of an action are words that may name a person: tags, what a form said, an invited address.
create function private.names_somebody(action text)
returns boolean
language sql immutable set search_path = ''
return names_somebody.action in ('tags_changed', 'lead_corrected', 'person_invited', 'invitation_withdrawn');

create function private.refuse_audit_change()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Except for words that name a person, which go with them or after a term.
  if private.names_somebody(old.action) and new.details = old.details - 'from' - 'to'
    and to_jsonb(new) - 'details' - 'kind' = to_jsonb(old) - 'details' - 'kind'
  then
    return new;
  end if;
  raise insufficient_privilege using message = 'The audit log can only grow';
end
$$;

create trigger audit_log_refuse_change
  before update on public.audit_log
  for each row execute function private.refuse_audit_change();

create trigger audit_log_refuse_removal
  before delete or truncate on public.audit_log
  for each statement execute function private.refuse('The audit log can only grow');

-- Records an action of the caller. For functions that run as their owner.
create function private.audit(action text, entity text, entity_id uuid, details jsonb default '{}')
returns void
language sql set search_path = ''
as $$
  insert into public.audit_log (actor_id, action, entity, entity_id, details)
  values (auth.uid(), action::public.audit_action, entity, entity_id, details)
$$;

create function private.audit_role()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A role set to its present value is no change: two admins who agree leave one line.
  if tg_op = 'UPDATE' and new.role = old.role and new.user_id = old.user_id then
    return null;
  end if;
  perform private.audit(
    case tg_op
      when 'INSERT' then 'role_given'
      when 'UPDATE' then 'role_changed'
      else 'role_taken'
    end,
    'user',
    coalesce(new.user_id, old.user_id),
    jsonb_build_object('from', old.role, 'to', new.role)
  );
  return null;
end
$$;

create trigger user_roles_audit
  after insert or update or delete on public.user_roles
  for each row execute function private.audit_role();

-- People --------------------------------------------------------------------------------------------------------

-- Who left: the logs hold ids only, and say for some years who it was (decision 65). Written when the account is deleted.
create table public.former_staff (
  user_id uuid primary key,
  full_name text check (char_length(full_name) <= 120),
  email text not null,
  left_at timestamptz not null default now()
);

-- Whether an account is staff's, or was.
create function private.has_worked_here(person uuid)
returns boolean
language sql stable set search_path = ''
as $$
  select private.staff_member(person) is not null or exists (
    select from public.audit_log l
    where l.entity = 'user' and l.entity_id = person
      and ('{admin,staff}'::text[] && array[l.details ->> 'from', l.details ->> 'to'])
  )
$$;

-- The accounts of those who work here or did, for callers who are staff; no one for others.
create function private.known_colleague_ids()
returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select c.id from private.colleague_ids() c (id)
  union
  select l.entity_id from public.audit_log l
  where l.entity = 'user' and ('{admin,staff}'::text[] && array[l.details ->> 'from', l.details ->> 'to'])
    and (select private.is_staff())
$$;

-- Who worked here and has an account without rights: emails may still be theirs.
create function public.former_colleagues()
returns table (user_id uuid, full_name text, email text)
language sql stable set search_path = ''
as $$
  select p.user_id, p.full_name, p.email
  from public.profiles p
  where p.user_id in (select private.known_colleague_ids()) and p.user_id not in (select private.colleague_ids())
  order by coalesce(p.full_name, p.email), p.user_id
$$;

create function private.remember_staff()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.has_worked_here(old.user_id) then
    insert into public.former_staff (user_id, full_name, email) values (old.user_id, old.full_name, old.email)
    on conflict (user_id) do nothing;
  end if;
  return old;
end
$$;

create trigger profiles_remember_staff
  before delete on public.profiles
  for each row execute function private.remember_staff();

-- Who stands in the log, for its filter: colleagues ('works', 'blocked'), and those who were ('demoted', 'deleted'). For
-- admins.
create function public.log_authors()
returns table (user_id uuid, full_name text, email text, state text)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin('read the log');
  -- From one author to the next, by the index.
  with recursive authors as (
    (select l.actor_id from public.audit_log l order by l.actor_id limit 1)
    union all
    select (select l.actor_id from public.audit_log l where l.actor_id > a.actor_id order by l.actor_id limit 1)
    from authors a where a.actor_id is not null
  )
  select p.user_id, p.full_name, p.email,
    case
      when private.staff_member(p.user_id) is null then 'demoted'
      when p.blocked_until > now() then 'blocked'
      else 'works'
    end
  from public.profiles p
  where private.staff_member(p.user_id) is not null
    or (p.user_id in (select a.actor_id from authors a) and private.has_worked_here(p.user_id))
  union all
  select f.user_id, f.full_name, f.email, 'deleted' from public.former_staff f
  order by 4 desc, 2, 3;
$$;

-- Accounts, present and former, whose name or address contains a word.
create function private.people_named(word text)
returns setof uuid
language sql stable set search_path = ''
as $$
  select p.user_id from public.profiles p where strpos(p.search_text, word) > 0
  union all
  select f.user_id from public.former_staff f
  where strpos(private.same_letters(lower(concat_ws(' ', f.full_name, f.email))), word) > 0
$$;

-- Reading -------------------------------------------------------------------------------------------------------

-- A page of the log, the newest first. words: each must be a part of the name of the author or of a colleague concerned,
-- of the sender, recipients, subject or number of the email, of the customer, issue or invitation, or of a tag; or its
-- action is one of those in acts (in the place of the word, with commas), whose names only the page knows. For admins.
-- Runs as its owner, and plans with its own values, as inbox_page does.
create function public.audit_page(
  words text[] default '{}',
  acts text[] default '{}',
  wanted_kind text default null,
  author uuid default null,
  is_system boolean default false,
  since timestamptz default null,
  before timestamptz default null,
  older_than bigint default null,
  page_size integer default 100
)
returns setof public.audit_log
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  sought constant text[] := array(
    select private.same_letters(lower(word)) from unnest(words[:8]) with ordinality w (word, number)
    where word <> '' order by number
  );
  -- What each word means, by its number.
  people uuid[];
  of_people bigint[];
  subjects uuid[];
  of_subjects bigint[];
begin
  perform private.require_admin('read the log');
  select array_agg(p.id), array_agg(w.number) into people, of_people
  from unnest(sought) with ordinality w (word, number), private.people_named(w.word) p (id);
  select array_agg(found.id), array_agg(w.number) into subjects, of_subjects
  from unnest(sought) with ordinality w (word, number)
  cross join lateral (
    select unnest(array[s.email_id, s.thread_id]) as id from private.email_search s
    where w.word ~ '[[:alnum:]]{3}' and s.header like private.containing(w.word)
    union
    select unnest(array[s.email_id, s.thread_id]) from private.email_search s
    where w.word ~ '^\d{4,}$' and s.parts like private.containing(w.word)
    union
    select c.id from public.customers c where c.search_text like private.containing(w.word)
    union
    select i.id from public.newsletter_issues i where strpos(private.same_letters(lower(i.subject)), w.word) > 0
    union
    select i.id from public.invitations i where strpos(private.same_letters(i.email), w.word) > 0
  ) found;
  subjects := subjects || people;
  of_subjects := of_subjects || of_people;
  -- A condition for each word, whose lists are looked up by hash: each line is read once.
  return query execute format(
    $query$
      select l.*
      from public.audit_log l
      where ($1 is null or l.kind = $1)
        and ($2 is null or l.actor_id = $2)
        and (not $3 or l.actor_id is null)
        and ($4 is null or l.at >= $4)
        and ($5 is null or l.at < $5)
        and ($6 is null or l.id < $6)
        %s
      order by l.id desc
      limit $7
    $query$,
    (
      select string_agg(
        format(
          $condition$
            and (
              l.action = any (string_to_array($8[%1$s], ','))
              or coalesce(l.actor_id in (select p.id from unnest($9, $10) p (id, number) where p.number = %1$s), false)
              or l.entity_id in (select s.id from unnest($11, $12) s (id, number) where s.number = %1$s)
              or l.action in ('assignee_changed', 'chat_taken_over') and (
                coalesce((l.details ->> 'from')::uuid in (select p.id from unnest($9, $10) p (id, number) where p.number = %1$s), false)
                or coalesce((l.details ->> 'to')::uuid in (select p.id from unnest($9, $10) p (id, number) where p.number = %1$s), false)
              )
              or l.action = any ($14) and strpos(
                private.same_letters(lower(concat_ws(' ', l.details ->> 'from', l.details ->> 'to'))), $13[%1$s]
              ) > 0
            )
          $condition$,
          number
        ),
        ''
      )
      from generate_subscripts(sought, 1) number
    )
  )
  using wanted_kind, author, coalesce(is_system, false), since, audit_page.before, older_than,
    least(greatest(page_size, 1), 500), acts, people, of_people, subjects, of_subjects, sought,
    -- Once, not for each line.
    array(select act::text from unnest(enum_range(null::public.audit_action)) act where private.names_somebody(act::text));
end
$$;
