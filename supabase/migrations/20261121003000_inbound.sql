-- Mail that comes in: one row for every message id, in the thread that it answers.

-- The thread of the first mail that is known among those that a mail names; null if none is. A name of
-- our own is the uuid of a reply or of a thread, whatever domain stands behind it.
create function private.thread_of(message_ids text[])
returns uuid
language sql stable set search_path = ''
as $$
  with named as (
    select n.message_id, n.rank,
      (regexp_match(lower(n.message_id), '^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@'))[1]::uuid
        as own_id
    from unnest(message_ids) with ordinality as n (message_id, rank)
  ),
  found as (
    select named.rank, coalesce(
      (select e.thread_id from public.emails e where e.message_id = named.message_id),
      (
        select e.thread_id from public.email_replies r join public.emails e on e.id = r.email_id
        where r.id = named.own_id
      ),
      (select e.thread_id from public.emails e where e.thread_id = named.own_id limit 1)
    ) as thread_id
    from named
  )
  select found.thread_id from found
  where found.thread_id is not null
  order by found.rank
  limit 1
$$;

-- Takes a mail in. A mail that answers a thread goes to whoever of the staff has it.
--
-- outcome: 'stored'; 'duplicate' (this message_id is known: email_id is the mail that bears it).
create function public.receive_email(email jsonb, customer jsonb)
returns table (outcome text, email_id uuid)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  new_message_id text;
  names text[];
  known_thread_id uuid;
  sender_id uuid;
  assignee_id uuid;
  new_email_id uuid;
begin
  email := private.unwrap_json(receive_email.email);
  customer := private.unwrap_json(receive_email.customer);
  new_message_id := receive_email.email ->> 'message_id';

  -- The same mail delivered twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('mail ' || new_message_id, 0));
  select e.id into new_email_id from public.emails e where e.message_id = new_message_id;
  if found then
    return query select 'duplicate', new_email_id;
    return;
  end if;

  -- What it answers directly says more than what led to it, and of that the latest says most.
  names := array(
    select n.message_id
    from jsonb_array_elements_text(receive_email.email -> 'reference_ids')
      with ordinality as n (message_id, rank)
    order by n.rank
  );
  known_thread_id := private.thread_of(
    array_remove(array[receive_email.email ->> 'in_reply_to'], null)
    || array(select n.name from unnest(names) with ordinality as n (name, rank) order by n.rank desc)
  );

  if jsonb_typeof(receive_email.customer) = 'object' then
    -- How a mail program calls its owner does not replace the name they gave.
    sender_id := private.save_customer(
      case when exists (
        select from public.customers c
        where c.email = lower(btrim(receive_email.customer ->> 'email')) and c.name is not null
      )
      then receive_email.customer - 'name' else receive_email.customer end
    );
  else
    -- Nobody wrote it, a bounce for example: it concerns the customer of the thread.
    select e.customer_id into sender_id from public.emails e
    where e.thread_id = known_thread_id and e.customer_id is not null
    order by e.created_at desc limit 1;
  end if;

  select e.assigned_to_user_id into assignee_id
  from public.emails e
  join public.user_roles ur
    on ur.user_id = e.assigned_to_user_id and ur.role in ('staff', 'admin')
  where e.thread_id = known_thread_id
  order by e.created_at desc limit 1;

  insert into public.emails (
    source, status, customer_id, assigned_to_user_id, thread_id,
    from_email, to_email, subject, body, html_content,
    message_id, in_reply_to, reference_ids
  )
  values (
    'inbound',
    coalesce((receive_email.email ->> 'status')::public.email_status, 'new'),
    sender_id,
    assignee_id,
    known_thread_id,
    receive_email.email ->> 'from_email',
    receive_email.email ->> 'to_email',
    receive_email.email ->> 'subject',
    receive_email.email ->> 'body',
    receive_email.email ->> 'html_content',
    new_message_id,
    receive_email.email ->> 'in_reply_to',
    names
  )
  returning id into new_email_id;

  return query select 'stored', new_email_id;
end
$$;

revoke all on function private.thread_of (text[]) from public, anon, authenticated, service_role;
revoke all on function public.receive_email (jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function private.thread_of (text[]) to service_role;
grant execute on function public.receive_email (jsonb, jsonb) to service_role;
