-- What visitors send us, and who they are. Only the service role writes leads; staff work with them.

create type public.email_status as enum ('new', 'processed', 'in_progress', 'completed');
create type public.lead_source as enum ('consultation', 'project_quiz');

-- One row for every address that ever wrote to us.
create table public.customers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (email = lower(btrim(email)) and char_length(email) between 1 and 254),
  name text check (char_length(name) <= 120),
  phone text check (char_length(phone) <= 40),
  company text check (char_length(company) <= 160),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create table public.emails (
  id uuid primary key default gen_random_uuid(),
  from_email text check (char_length(from_email) <= 254),
  to_email text check (char_length(to_email) <= 254),
  subject text check (char_length(subject) <= 500),
  body text check (char_length(body) <= 20000),
  html_content text check (char_length(html_content) <= 200000),
  processed boolean not null default false,
  status public.email_status not null default 'new',
  customer_id uuid references public.customers (id) on delete set null,
  assigned_to_user_id uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  received_at timestamptz not null default now(),
  source public.lead_source,
  -- Made by the visitor's browser once per filled form: the same form twice is one lead.
  submission_id uuid unique,
  lead jsonb check (jsonb_typeof(lead) = 'object'),
  interest text check (char_length(interest) <= 160),
  page_url text check (char_length(page_url) <= 2000),
  referrer text check (char_length(referrer) <= 2000),
  utm jsonb check (jsonb_typeof(utm) = 'object')
);

create index emails_created_at_idx on public.emails (created_at desc);
create index emails_status_created_at_idx on public.emails (status, created_at desc);
create index emails_assigned_to_user_id_idx on public.emails (assigned_to_user_id);
create index emails_customer_id_idx on public.emails (customer_id);

-- The proof that a person agreed to our use of their data: which text, on which page, when.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  email_id uuid not null references public.emails (id) on delete cascade,
  customer_id uuid not null references public.customers (id) on delete cascade,
  text_version text not null check (char_length(text_version) between 1 and 40),
  page_url text check (char_length(page_url) <= 2000),
  given_at timestamptz not null default now()
);

create index consents_email_id_idx on public.consents (email_id);
create index consents_customer_id_idx on public.consents (customer_id);

alter table public.customers enable row level security;
alter table public.emails enable row level security;
alter table public.consents enable row level security;

revoke all on table public.customers from public, anon, authenticated, service_role;
grant select on table public.customers to authenticated;
grant select, insert, update, delete on table public.customers to service_role;

revoke all on table public.emails from public, anon, authenticated, service_role;
grant select, update (status, assigned_to_user_id) on table public.emails to authenticated;
grant select, insert, update, delete on table public.emails to service_role;

revoke all on table public.consents from public, anon, authenticated, service_role;
grant select on table public.consents to authenticated;
grant select, insert, update, delete on table public.consents to service_role;

create policy "Staff read customers"
  on public.customers for select to authenticated
  using ((select private.is_staff()));

create policy "Staff read e-mails"
  on public.emails for select to authenticated
  using ((select private.is_staff()));

create policy "Staff update e-mails"
  on public.emails for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "Staff read consents"
  on public.consents for select to authenticated
  using ((select private.is_staff()));
