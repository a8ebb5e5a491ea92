-- What a database has lived through beside supabase/seed.sql and the rows of the access tests, by this version's own
-- calls. `npm run release:record` keeps the outcome as the release's lived-in.sql.

-- People ------------------------------------------------------------------------------------------------
-- One of each role, a customer, one who will be erased, and a colleague who will leave. The password of all: kerege-demo.
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at, raw_app_meta_data, raw_user_meta_data
)
select ('a0000000-0000-4000-8000-00000000000' || number)::uuid, 'authenticated', 'authenticated', name || '@kerege.example',
  '$2a$04$SjkvFK9dFcf/YClmgFrLJ.YsofbWRKIx3MPYa3EA8XhzwN30Gx9fe', now() - interval '300 days', now() - interval '300 days',
  now() - interval '2 days', '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', full_name)
from (
  values (1, 'admin', 'Айгерим Садыкова'), (2, 'staff', 'Тимур Асанов'), (3, 'colleague', 'Жылдыз Омурова'),
    (4, 'user', 'Мария Ким'), (5, 'bystander', 'Павел Ли'), (6, 'gone', 'Ушедшая Клиентка'),
    (7, 'former', 'Бермет Ушедшая')
) person (number, name, full_name);
insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
select id::text, id, jsonb_build_object('sub', id, 'email', email), 'email', created_at, updated_at from auth.users;
-- Confirming an address ends the password that came before.
update auth.users set encrypted_password = '$2a$04$SjkvFK9dFcf/YClmgFrLJ.YsofbWRKIx3MPYa3EA8XhzwN30Gx9fe';
update public.user_roles r set role = 'admin' from auth.users u where u.id = r.user_id and u.email like 'admin@%';
update public.user_roles r set role = 'staff' from auth.users u
where u.id = r.user_id and u.email ~ '^(staff|colleague|former)@';

-- What Auth, the functions and the back office do --------------------------------------------------------
delete from public.user_presence;
insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent)
select id, id, now(), now(), 'aal2', 'Firefox' from auth.users;
insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, session_id)
select 'refresh-of-' || email, id::text, false, now(), now(), id from auth.users;
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
select id, id, 'Телефон', 'totp', 'verified', now() - interval '200 days', now(), 'JBSWY3DPEHPK3PXP' from auth.users
where email ~ '^(admin|staff|former)@';
insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
select id, id, now(), now(), 'totp' from auth.users where email ~ '^(admin|staff|former)@';

create function pg_temp.act_as(name text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object(
    'sub', u.id, 'session_id', u.id, 'role', 'authenticated', 'aal', 'aal2')::text, false)
  from auth.users u where u.email = name || '@kerege.example'
$$;
create function pg_temp.lead(number integer, address text, name text) returns uuid language sql as $$
  select email_id from public.submit_lead(
    ('1ead0000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 'client-' || number, 5, 3600,
    jsonb_build_object(
      'source', 'consultation', 'from_email', address, 'to_email', 'leads@kerege.example', 'subject', 'Консультация: ' || name,
      'body', 'Нужен сайт', 'html_content', '<p>Нужен сайт</p>', 'lead', jsonb_build_object('name', name, 'email', address),
      'interest', 'Веб-разработка', 'page_url', 'https://kerege.example/services', 'utm', '{"source": "newsletter"}'::jsonb
    ),
    jsonb_build_object('email', address, 'name', name, 'phone', '+996 555 12345' || number, 'company', 'ОсОО «Пример»'),
    '{"text_version": "2024-01-09", "page_url": "https://kerege.example/services"}',
    jsonb_build_object('to_email', 'leads@kerege.example', 'subject', 'Новая заявка', 'text_body', name),
    confirmation => jsonb_build_object('to_email', address, 'subject', 'Ваша заявка принята', 'text_body', 'Мы ответим')
  )
$$;

select pg_temp.lead(1, 'nurgul@client.example', 'Нургуль');
select pg_temp.lead(2, 'gone@kerege.example', 'Ушедшая Клиентка');
select pg_temp.lead(3, 'user@kerege.example', 'Мария Ким');

-- A thread: answered, written again, a reply that waits, a note, a tag, an assignee, a status that was undone.
select pg_temp.act_as('staff');
update public.emails set status = 'in_progress', assigned_to_user_id = 'a0000000-0000-4000-8000-000000000002', tags = '{срочно}'
where submission_id = private.public_submission_id('1ead0000-0000-4000-8000-000000000001');
select public.reply_to_email(
  'be911000-0000-4000-8000-000000000001', e.id, 'Re: Консультация: Нургуль', 'Здравствуйте! Когда удобно созвониться?'
) from public.emails e where e.submission_id = private.public_submission_id('1ead0000-0000-4000-8000-000000000001');
select public.receive_email(jsonb_build_object(
  'message_id', 'answer-1@client.example', 'from_email', 'nurgul@client.example', 'to_email', 'leads@kerege.example',
  'subject', 'Re: Консультация: Нургуль', 'body', 'Завтра в 15:00', 'authentication', 'pass',
  'message_references', array['be911000-0000-4000-8000-000000000001']
));
select public.reply_to_email(
  'be911000-0000-4000-8000-000000000002', e.id, 'Re: Консультация: Нургуль', 'Договорились', hold_seconds => 86400
) from public.emails e where e.submission_id = private.public_submission_id('1ead0000-0000-4000-8000-000000000001');
insert into public.email_notes (email_id, author_id, body)
select e.id, 'a0000000-0000-4000-8000-000000000002', 'Говорит по-русски и по-кыргызски' from public.emails e
where e.submission_id = private.public_submission_id('1ead0000-0000-4000-8000-000000000001');
insert into public.attachments (id, email_id, name, media_type, size, stored_at)
select 'f11e0000-0000-4000-8000-000000000001', e.id, 'Бриф.pdf', 'application/pdf', 2048, now() from public.emails e
where e.submission_id = private.public_submission_id('1ead0000-0000-4000-8000-000000000001');
insert into storage.objects (id, bucket_id, name, metadata)
values (gen_random_uuid(), 'attachments', 'f11e0000-0000-4000-8000-000000000001', '{"size": 2048}');

-- One customer's two requests are one conversation; an order; a caller; a colleague is writing.
select pg_temp.lead(4, 'asan@client.example', 'Асан'), pg_temp.lead(5, 'asan@client.example', 'Асан');
select public.join_requests(array_agg(id order by created_at, id), '5a3e0000-0000-4000-8000-000000000001')
from public.emails where from_email = 'asan@client.example';
select pg_temp.lead(6, 'order@client.example', 'Заказчица');
update public.emails set lead = lead || '{"kind": "order", "offer": "web.landing"}'
where submission_id = private.public_submission_id('1ead0000-0000-4000-8000-000000000006');
select public.add_lead('1ead0000-0000-4000-8000-000000000007', '{"name": "Калыс", "phone": "+996 700 123123", "message": "Перезвонить"}');
select public.tell_writing(id) from public.emails where submission_id = private.public_submission_id('1ead0000-0000-4000-8000-000000000001');
select public.my_calendar();

-- A colleague who wrote a note, and whose account is deleted.
select pg_temp.act_as('former');
insert into public.email_notes (email_id, body)
select id, 'Передала, @Тимур' from public.emails where submission_id = private.public_submission_id('1ead0000-0000-4000-8000-000000000001');
update public.emails set tags = '{передано}' where submission_id = private.public_submission_id('1ead0000-0000-4000-8000-000000000006');
select pg_temp.act_as('admin');
select public.delete_account('a0000000-0000-4000-8000-000000000007');

-- Mails: sent, bounced, refused for now, and waiting.
select public.settle_outbox(o.id, o.attempts, 'sent', null, 'provider-' || o.id::text)
from public.claim_outbox(4, 60) o;
select public.settle_outbox(o.id, o.attempts, 'retry', '451 Greylisted', null, 600) from public.claim_outbox(1, 60) o;

select public.note_bounce(array[o.id::text], 'bounce-of-' || o.id::text, '550 No such user') from public.outbox o
where o.status = 'sent' order by o.id limit 1;

-- Chats: answered and open, taken over by staff, ended and rated, with a contact.
select public.take_chat_message(
  'chat_1763740000000_' || name, ('c4a70000-0000-4000-8000-00000000000' || number)::uuid, 'Сколько стоит сайт?', 'client-chat', 60, 3600,
  100, 30, 60, 'https://kerege.example/', case number when 3 then '{"phone": "+996 700 555111"}'::jsonb end, '2024-01-09-chat'
) from (values (1, 'open0000000000000000000000'), (2, 'taken000000000000000000000'), (3, 'ended000000000000000000000')) chat (number, name);
select public.store_chat_answer(
  'chat_1763740000000_' || name, ('c4a70000-0000-4000-8000-00000000000' || number)::uuid, 'От 75 000 ₽', '{"response": "От 75 000 ₽"}',
  '{"topic": "web"}', 'rules'
) from (values (1, 'open0000000000000000000000'), (2, 'taken000000000000000000000'), (3, 'ended000000000000000000000')) chat (number, name);
select public.take_over_chat(s.id), public.say_in_chat(s.id, gen_random_uuid(), 'Здравствуйте, это Тимур')
from public.chat_sessions s where s.session_id = private.stored_session_id('chat_1763740000000_taken000000000000000000000');
insert into public.email_notes (chat_id, body)
select id, 'Перезвонить' from public.chat_sessions where session_id = private.stored_session_id('chat_1763740000000_taken000000000000000000000');
update public.chat_sessions set ended_at = now(), ended_reason = 'completed', rating = 5, rated_at = now()
where session_id = private.stored_session_id('chat_1763740000000_ended000000000000000000000');

select public.report_client_errors('[{"name": "TypeError", "message": "x is undefined", "place": "index.js:1:2", "page": "/", "browser": "Chrome 111"}]');

-- The newsletter: thirty readers, one who left, an issue that reached ten of them and was paused.
insert into public.newsletter_subscriptions (id, email, status, confirmed_at)
select ('0ead0000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'reader-' || n || '@client.example', 'confirmed', now() - interval '90 days'
from generate_series(1, 30) n;
select public.unsubscribe_newsletter('0ead0000-0000-4000-8000-000000000030');
select public.subscribe_newsletter('new-reader@client.example', 600, '{"text_version": "2024-01-09"}');
select pg_temp.act_as('admin');
select public.save_newsletter_issue('155e0000-0000-4000-8000-000000000001', 'Автоматизация магазина', 'Новая статья в блоге');
select public.steer_newsletter_issue('155e0000-0000-4000-8000-000000000001', 'start', 600);
update public.newsletter_issues set next_send_at = now() - interval '10 seconds' where id = '155e0000-0000-4000-8000-000000000001';
select public.settle_outbox(o.id, o.attempts, 'sent', null, 'letter-' || o.id::text) from private.claim_letters(10, 60) o;
select public.steer_newsletter_issue('155e0000-0000-4000-8000-000000000001', 'pause');

-- Staff: an invitation, recovery codes, a switch; a person who was erased; what is past its term.
select public.invite_person('newcomer@kerege.example', 'staff');
select public.make_recovery_codes();
select public.erase_person('gone@kerege.example');
select private.run_retention();
