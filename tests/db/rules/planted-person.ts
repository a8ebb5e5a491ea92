import { createAccount, type Account } from '../support/accounts.ts'
import type { World } from '../support/world.ts'
import { leadArguments, submitLead } from './lead.ts'

/** A person with traces in every table. */
export const person = {
  address: 'zhanyl@kerege.example',
  name: 'Жаныл Мырзабекова',
  phone: '+996 777 654 321',
} as const

/** Their address contains the person's. */
export const neighbour = 'xzhanyl@kerege.example'

const ids = {
  subscription: '00000000-0000-4000-8000-0000000000c1',
  issue: '00000000-0000-4000-8000-0000000000c2',
  reply: '00000000-0000-4000-8000-0000000000c3',
  chat: '00000000-0000-4000-8000-0000000000c4',
  chatSummary: '00000000-0000-4000-8000-0000000000c5',
  earlierChat: '00000000-0000-4000-8000-0000000000c6',
  template: '00000000-0000-4000-8000-0000000000c7',
  filter: '00000000-0000-4000-8000-0000000000c8',
  answer: '00000000-0000-4000-8000-0000000000c9',
} as const

const { address, name, phone } = person

/** An account, a request with all its consequences, chats, a subscription, an invitation: their own rows. */
export async function plantPerson(world: World): Promise<Account> {
  const { api, clients } = world
  const account = await createAccount(api, 'zhanyl', 'user')
  await api.sql(`update public.profiles set full_name = '${name}' where email = '${address}'`)
  const lead = leadArguments()
  const request = {
    ...lead,
    email: {
      ...lead.email,
      from_email: 'Zhanyl@Kerege.example',
      body: `Меня зовут ${name}, мой номер ${phone}`,
      html_content: `<p>${name}</p>`,
      lead: { name, projectType: 'web' },
      page_url: `https://kerege.example/?email=${address}`,
    },
    customer: { email: address, name, phone, company: 'ОсОО «Пример»' },
    consent: { text_version: '2024-01-09', page_url: `https://kerege.example/?email=${address}` },
    notification: {
      ...lead.notification,
      reply_to: address,
      text_body: `${name} просит консультацию`,
      html_body: `<p>${name}</p>`,
    },
  }
  // Corrected at once: the log keeps what it said first.
  const { email_id: emailId } = await submitLead(world, {
    ...request,
    email: { ...request.email, lead: { name, projectType: 'mobile' } },
  })
  await submitLead(world, request)
  const { error } = await clients.staff
    .from('emails')
    .update({ tags: ['Мырзабекова'] })
    .eq('id', String(emailId))
  if (error) throw new Error(error.message)

  await api.script(`
    insert into public.email_notes (email_id, body) values ('${emailId}', 'Звонила ${name}, ${phone}');
    insert into public.email_replies (id, email_id, to_email, subject, body)
    values ('${ids.reply}', '${emailId}', '${address}', 'Re: Консультация', '${name}, добрый день!');
    insert into public.outbox (id, reply_id, email_id, kind, to_email, subject, text_body, last_error)
    values ('${ids.reply}', '${ids.reply}', '${emailId}', 'reply', '${address}', 'Re: Консультация',
      '${name}, добрый день!', '550 <${address}>');
    insert into public.attachments (email_id, name, media_type, size, stored_at)
    values ('${emailId}', '${name}.pdf', 'application/pdf', 10, now());
    -- Another request by telephone alone.
    insert into public.customers (name, phone) values ('${name}', '996777654321');

    insert into public.emails (id, subject, body, source)
    values ('${ids.chatSummary}', 'Чат', 'Пишет ${name}', 'chat');
    insert into public.chat_sessions (id, session_id, page_url, state, ended_at, ended_reason)
    values ('${ids.earlierChat}', 'chat_1763740000000_earlier1000000000000000000', '/', '{"name": "${name}"}',
      now(), 'abandoned');
    insert into public.chat_sessions (id, session_id, contact, contact_left_at, continues_id, email_id)
    values ('${ids.chat}', 'chat_1763740000000_zhanyl11000000000000000000',
      '{"name": "${name}", "email": "Zhanyl@kerege.example", "phone": "${phone}"}', now(),
      '${ids.earlierChat}', '${ids.chatSummary}');
    insert into public.chat_messages (chat_id, message_id, role, content)
    values ('${ids.chat}', gen_random_uuid(), 'user', 'Я ${name}, пишите на ${address}'),
      ('${ids.earlierChat}', gen_random_uuid(), 'user', 'Я ${name}');

    insert into public.newsletter_subscriptions (id, email, page_url)
    values ('${ids.subscription}', '${address}', '/blog?email=${address}');
    insert into public.outbox (subscription_id, kind, to_email)
    values ('${ids.subscription}', 'newsletter_confirmation', '${address}');
    insert into public.invitations (email, role) values ('${address}', 'staff');
    -- They worked here once, under another account.
    insert into public.former_staff (user_id, full_name, email) values (gen_random_uuid(), '${name}', '${address}')`)
  return account
}

/** The person's address in others' texts, and their answer in another's thread. */
export async function plantInOthers({ api, ids: known }: World): Promise<void> {
  await api.script(`
    insert into public.newsletter_issues (id, subject, body, status, started_at, reader_count, pause_reason)
    values ('${ids.issue}', 'Статья', 'Читайте', 'paused', now(), 1, '550 <${address}> refused');
    insert into public.reply_templates (id, title, body)
    values ('${ids.template}', 'Кому писать', 'Пишите на ${address}.');
    insert into public.saved_filters (id, user_id, title, query)
    select '${ids.filter}', user_id, '${address}', 'q=${address.replace('@', '%40')}'
    from public.profiles where email = 'staff@kerege.example';
    insert into public.emails (id, thread_id, from_email, subject, body)
    values ('${ids.answer}', '${known.otherEmail}', '${address}', 'Re: Вопрос', 'Это ${name}');
    update public.emails
    set body = E'Пишите:\\n${address} или ${neighbour}', lead = '{"description": "Пишите:\\n${address}"}'
    where id = '${known.otherEmail}'`)
}
