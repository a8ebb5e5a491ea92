-- What visitors and the assistant say to each other. Only the service role writes it; staff read it.

create type public.chat_role as enum ('user', 'assistant');
create type public.chat_answerer as enum ('rules', 'model');
create type public.chat_end_reason as enum ('booking_confirmed', 'abandoned', 'completed');
create type public.chat_summary_reason as enum (
  'booking_confirmed', 'abandoned', 'completed', 'rating_submitted'
);

-- The client's address is not kept here, not even hashed: only private.rate_limits needs it, for an hour.
create table public.chat_sessions (
  id uuid primary key default gen_random_uuid(),
  -- Made by the visitor's browser. Who knows it may go on with the conversation, and read none of it.
  session_id text not null unique
    check (char_length(session_id) <= 80 and session_id ~ '^[a-z]+_[0-9]{10,16}_[a-z0-9]{6,40}$'),
  page_url text check (char_length(page_url) <= 2000),
  started_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_reason public.chat_end_reason,
  rating smallint check (rating between 1 and 5),
  -- What the assistant remembers besides the messages.
  state jsonb not null default '{}' check (jsonb_typeof(state) = 'object'),
  -- The visitor's; the assistant's come on top.
  message_count integer not null default 0 check (message_count >= 0),
  -- The booking is submitted under it, so that it is made once.
  submission_id uuid not null unique default gen_random_uuid(),
  -- The chat's one row of the inbox: the booking, or else the summary.
  email_id uuid references public.emails (id) on delete set null,
  constraint chat_sessions_ended_for_a_reason check ((ended_at is null) = (ended_reason is null))
);

create index chat_sessions_email_id_idx on public.chat_sessions (email_id);
create index chat_sessions_last_message_at_idx on public.chat_sessions (last_message_at desc);

create table public.chat_messages (
  -- Also the order of the conversation.
  id bigint generated always as identity primary key,
  chat_id uuid not null references public.chat_sessions (id) on delete cascade,
  -- Made by the visitor's browser for what the visitor says; the answer has the same.
  message_id uuid not null,
  role public.chat_role not null,
  content text not null check (char_length(content) between 1 and 6000),
  created_at timestamptz not null default now(),
  -- Of a visitor's message: somebody is answering it until then. A crashed worker's lease runs out.
  leased_until timestamptz,
  -- Of an answer: all that the visitor was told, to be told again when the same message comes again.
  reply jsonb check (jsonb_typeof(reply) = 'object'),
  answered_by public.chat_answerer,
  -- The model that was asked, and what it used: the rules may have answered in its place.
  model text check (char_length(model) <= 120),
  prompt_tokens integer not null default 0 check (prompt_tokens >= 0),
  completion_tokens integer not null default 0 check (completion_tokens >= 0),
  -- In millionths of a dollar.
  cost_micros bigint not null default 0 check (cost_micros >= 0),
  -- One message and one answer to it; its index serves the foreign key.
  unique (chat_id, message_id, role),
  constraint chat_messages_answer_is_complete check (
    case role
      when 'assistant' then num_nulls(reply, answered_by) = 0 and leased_until is null
      else num_nonnulls(reply, answered_by, model) = 0
    end
  ),
  constraint chat_messages_only_models_cost check (
    model is not null or (prompt_tokens = 0 and completion_tokens = 0 and cost_micros = 0)
  )
);

-- The transcript in its order, and what models have used since midnight.
create index chat_messages_chat_id_id_idx on public.chat_messages (chat_id, id);
create index chat_messages_model_created_at_idx on public.chat_messages (created_at)
  where model is not null;

-- What send-chat-summary was told of: one mail to the managers each.
create table public.chat_summaries (
  id uuid primary key default gen_random_uuid(),
  chat_id uuid not null references public.chat_sessions (id) on delete cascade,
  reason public.chat_summary_reason not null,
  rating smallint check (rating between 1 and 5),
  email_id uuid references public.emails (id) on delete set null,
  created_at timestamptz not null default now(),
  -- Its index serves the foreign key.
  unique (chat_id, reason),
  constraint chat_summaries_rating_when_submitted check (
    (reason = 'rating_submitted') = (rating is not null)
  )
);

create index chat_summaries_email_id_idx on public.chat_summaries (email_id);

alter table public.chat_sessions enable row level security;
alter table public.chat_messages enable row level security;
alter table public.chat_summaries enable row level security;

revoke all on table public.chat_sessions from public, anon, authenticated, service_role;
grant select on table public.chat_sessions to authenticated;
grant select, insert, update, delete on table public.chat_sessions to service_role;

revoke all on table public.chat_messages from public, anon, authenticated, service_role;
revoke all on sequence public.chat_messages_id_seq from public, anon, authenticated, service_role;
grant select on table public.chat_messages to authenticated;
grant select, insert, update, delete on table public.chat_messages to service_role;

revoke all on table public.chat_summaries from public, anon, authenticated, service_role;
grant select on table public.chat_summaries to authenticated;
grant select, insert, update, delete on table public.chat_summaries to service_role;

create policy "Staff read chats"
  on public.chat_sessions for select to authenticated
  using ((select private.is_staff()));

create policy "Staff read what was said in chats"
  on public.chat_messages for select to authenticated
  using ((select private.is_staff()));

create policy "Staff read summaries of chats"
  on public.chat_summaries for select to authenticated
  using ((select private.is_staff()));

-- The outbox carries the summaries, too: any number about one chat, still one notification of a lead.
alter table public.outbox
  drop constraint outbox_email_id_kind_key,
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in ('lead_notification', 'chat_summary', 'newsletter_confirmation')
  ),
  drop constraint outbox_subject_of_kind,
  add constraint outbox_subject_of_kind check (
    (kind in ('lead_notification', 'chat_summary')) = (email_id is not null)
    and (kind = 'newsletter_confirmation') = (subscription_id is not null)
  );

create index outbox_email_id_idx on public.outbox (email_id);
-- Of both columns, although one would do: Supabase Lite takes a unique index of the foreign key alone,
-- partial or not, for a relation of one to one.
create unique index outbox_lead_notification_key on public.outbox (email_id, kind)
  where kind = 'lead_notification';

alter policy "Staff read the outbox" on public.outbox
  using ((select private.is_staff()) and kind in ('lead_notification', 'chat_summary'));
