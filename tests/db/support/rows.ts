import type { Api } from './api.ts'

/** Ids of the rows that every suite starts with. */
export const ids = {
  customer: '00000000-0000-4000-8000-000000000001',
  otherCustomer: '00000000-0000-4000-8000-000000000002',
  email: '00000000-0000-4000-8000-000000000011',
  otherEmail: '00000000-0000-4000-8000-000000000012',
  emailBeingSent: '00000000-0000-4000-8000-000000000013',
  consent: '00000000-0000-4000-8000-000000000021',
  mail: '00000000-0000-4000-8000-000000000031',
  /** Leased to a worker for its first attempt. */
  sendingMail: '00000000-0000-4000-8000-000000000032',
  subscription: '00000000-0000-4000-8000-000000000041',
  otherSubscription: '00000000-0000-4000-8000-000000000042',
  confirmationMail: '00000000-0000-4000-8000-000000000043',
  /** A draft. */
  issue: '00000000-0000-4000-8000-000000000044',
  /** Paused, with one letter that waits. */
  pausedIssue: '00000000-0000-4000-8000-000000000045',
  letter: '00000000-0000-4000-8000-000000000046',
  /** Confirmed, to whom the letter goes. */
  reader: '00000000-0000-4000-8000-000000000047',
  /** Ended, with a summary whose mail is pending. */
  chat: '00000000-0000-4000-8000-000000000051',
  /** Its only message is being answered. */
  openChat: '00000000-0000-4000-8000-000000000052',
  /** The staff account has it. */
  handledChat: '00000000-0000-4000-8000-000000000057',
  message: '00000000-0000-4000-8000-000000000053',
  pendingMessage: '00000000-0000-4000-8000-000000000054',
  summaryMail: '00000000-0000-4000-8000-000000000056',
  /** Was sent; the provider calls it provider-1. */
  sentMail: '00000000-0000-4000-8000-000000000057',
  note: '00000000-0000-4000-8000-000000000061',
  colleaguesNote: '00000000-0000-4000-8000-000000000062',
  /** Failed to be delivered; its mail has the same id. */
  reply: '00000000-0000-4000-8000-000000000063',
  /** The staff account's; its mail is held for a day. */
  heldReply: '00000000-0000-4000-8000-000000000064',
  replyTemplate: '00000000-0000-4000-8000-000000000065',
  /** The staff account's. */
  savedFilter: '00000000-0000-4000-8000-000000000066',
  quizRun: '00000000-0000-4000-8000-000000000071',
  /** Of the first email. */
  attachment: '00000000-0000-4000-8000-000000000081',
  /** Uploaded by a visitor, and of no lead yet. */
  untakenUpload: '00000000-0000-4000-8000-000000000082',
  /** Its row is gone. */
  discardedFile: '00000000-0000-4000-8000-000000000083',
  /** The staff account's, unread, about the email. */
  notification: '00000000-0000-4000-8000-000000000091',
  colleaguesNotification: '00000000-0000-4000-8000-000000000092',
  /** Told to the team's chat. */
  teamsNotification: '00000000-0000-4000-8000-000000000093',
  /** Not accepted yet. */
  invitation: '00000000-0000-4000-8000-000000000095',
  /** An account that is deleted. */
  formerColleague: '00000000-0000-4000-8000-000000000096',
  /** What an answer of a language model has reserved. */
  spending: '00000000-0000-4000-8000-0000000000a1',
  /** Belongs to no row. */
  unused: '00000000-0000-4000-8000-0000000000ff',
} as const

/** The ids that the browsers made for the chats. */
export const sessionIds = {
  chat: 'chat_1763740000000_aaaaaaaa000000000000000000',
  openChat: 'chat_1763740000000_bbbbbbbb000000000000000000',
  handledChat: 'chat_1763740000000_handled1000000000000000000',
} as const

/** A question, its answer, a question without one, and what the staff account said. */
export const chatMessageIds = {
  question: '1001',
  answer: '1002',
  pending: '1003',
  staffs: '1004',
} as const

/** Inserts at least one row into each table that sign-up does not fill. */
export async function insertRows({ sql }: Pick<Api, 'sql'>): Promise<void> {
  await sql(`
    insert into public.customers (id, email, name)
    values ('${ids.customer}', 'aida@client.example', 'Аида'),
      ('${ids.otherCustomer}', 'bakyt@client.example', 'Бакыт')`)
  await sql(`
    insert into public.emails (id, from_email, subject, body, customer_id)
    values ('${ids.email}', 'aida@client.example', 'Заявка', 'Нужен сайт', '${ids.customer}'),
      ('${ids.otherEmail}', 'bakyt@client.example', 'Вопрос', 'Сколько стоит?', null),
      ('${ids.emailBeingSent}', null, null, null, null)`)
  await sql(`
    update public.emails set refers_to_thread_id = '${ids.email}'
    where id = '${ids.emailBeingSent}'`)
  await sql(`update public.emails set tags = '{важно}' where id = '${ids.otherEmail}'`)
  await sql(`
    insert into public.consents (id, email_id, customer_id, text_version)
    values ('${ids.consent}', '${ids.email}', '${ids.customer}', '2024-01-09')`)
  await sql(`
    insert into public.outbox
      (id, email_id, kind, to_email, subject, text_body, status, attempts, leased_until)
    values
      ('${ids.mail}', '${ids.email}', 'lead_notification', 'leads@kerege.example', 'Заявка', '-',
        'pending', 0, null),
      ('${ids.sendingMail}', '${ids.emailBeingSent}', 'lead_notification', 'leads@kerege.example',
        'Заявка', '-', 'sending', 1, now() + interval '1 hour')`)
  await sql(`
    insert into public.newsletter_subscriptions (id, email, status, confirmed_at)
    values ('${ids.subscription}', 'aida@client.example', 'pending', null),
      ('${ids.otherSubscription}', 'bakyt@client.example', 'pending', null),
      ('${ids.reader}', 'reader@client.example', 'confirmed', now())`)
  await sql(`
    insert into public.newsletter_issues (id, subject, body, status, started_at, reader_count)
    values ('${ids.issue}', 'Новая статья', 'Читайте', 'draft', null, null),
      ('${ids.pausedIssue}', 'Прошлая статья', 'Читайте', 'paused', now(), 1)`)
  await sql(`
    insert into public.outbox (id, subscription_id, issue_id, kind, to_email)
    values ('${ids.confirmationMail}', '${ids.subscription}', null, 'newsletter_confirmation',
        'aida@client.example'),
      ('${ids.letter}', '${ids.reader}', '${ids.pausedIssue}', 'newsletter_issue',
        'reader@client.example')`)
  await sql(`
    insert into public.chat_sessions
      (id, session_id, message_count, email_id, summary_id, ended_at, ended_reason, told_at)
    values
      ('${ids.chat}', private.stored_session_id('${sessionIds.chat}'), 1, '${ids.otherEmail}', '${ids.otherEmail}', now(), 'completed', now()),
      ('${ids.openChat}', private.stored_session_id('${sessionIds.openChat}'), 1, null, null, null, null, null)`)
  await sql(`
    insert into public.chat_sessions
      (id, session_id, handler_id, taken_over_at, contact, contact_left_at)
    select '${ids.handledChat}', private.stored_session_id('${sessionIds.handledChat}'), user_id, now(),
      '{"phone": "+996 555 000000"}', now()
    from public.profiles where email = 'staff@kerege.example'`)
  await sql(`
    insert into public.chat_messages
      (id, chat_id, message_id, role, content, leased_until, reply, answered_by, model, prompt_tokens)
    overriding system value
    values
      (${chatMessageIds.question}, '${ids.chat}', '${ids.message}', 'user', 'Сколько стоит сайт?',
        null, null, null, null, 0),
      (${chatMessageIds.answer}, '${ids.chat}', '${ids.message}', 'assistant', 'От 100 000 ₽',
        null, '{}', 'model', 'a-model', 100),
      (${chatMessageIds.pending}, '${ids.openChat}', '${ids.pendingMessage}', 'user', 'Привет',
        now() + interval '1 hour', null, null, null, 0)`)
  await sql(`
    insert into public.chat_messages (id, chat_id, message_id, role, content, author_id)
    overriding system value
    select ${chatMessageIds.staffs}, '${ids.handledChat}', '${ids.message}', 'staff', 'Здравствуйте!',
      user_id
    from public.profiles where email = 'staff@kerege.example'`)
  await sql(`
    insert into public.outbox (id, email_id, kind, to_email, subject, text_body)
    values ('${ids.summaryMail}', '${ids.otherEmail}', 'chat_summary', 'leads@kerege.example',
      'Чат', '-')`)
  await sql(`
    insert into public.outbox
      (id, email_id, kind, to_email, subject, text_body, status, attempts, sent_at, provider_message_id)
    values ('${ids.sentMail}', '${ids.otherEmail}', 'chat_summary', 'leads@kerege.example', 'Чат',
      '-', 'sent', 1, now(), 'provider-1')`)
  await sql(`
    insert into public.email_notes (id, email_id, author_id, body)
    values ('${ids.note}', '${ids.email}',
        (select user_id from public.profiles where email = 'staff@kerege.example'), 'Просила смету'),
      ('${ids.colleaguesNote}', '${ids.email}',
        (select user_id from public.profiles where email = 'colleague@kerege.example'), 'Отправил')`)
  await sql(`
    insert into public.email_replies (id, email_id, author_id, to_email, subject, body)
    values ('${ids.reply}', '${ids.otherEmail}',
      (select user_id from public.profiles where email = 'staff@kerege.example'),
      'bakyt@client.example', 'Re: Вопрос', 'Здравствуйте!')`)
  await sql(`
    insert into public.outbox
      (id, reply_id, email_id, kind, to_email, subject, text_body, status, attempts, last_error)
    values ('${ids.reply}', '${ids.reply}', '${ids.otherEmail}', 'reply', 'bakyt@client.example',
      'Re: Вопрос', 'Здравствуйте!', 'failed', 8, '550 5.1.1 Mailbox unavailable')`)
  await sql(`
    insert into public.email_replies (id, email_id, author_id, to_email, subject, body)
    values ('${ids.heldReply}', '${ids.otherEmail}',
      (select user_id from public.profiles where email = 'staff@kerege.example'),
      'bakyt@client.example', 'Re: Вопрос', 'Добавлю:')`)
  await sql(`
    insert into public.outbox (id, reply_id, email_id, kind, to_email, subject, text_body, next_attempt_at)
    values ('${ids.heldReply}', '${ids.heldReply}', '${ids.otherEmail}', 'reply',
      'bakyt@client.example', 'Re: Вопрос', 'Добавлю:', now() + interval '1 day')`)
  await sql(`
    insert into public.reply_templates (id, title, body)
    values ('${ids.replyTemplate}', 'Уточнить время', '{имя}, когда вам удобно?')`)
  await sql(`
    insert into public.saved_filters (id, user_id, title, query)
    select '${ids.savedFilter}', user_id, 'Просроченные', 'queue=overdue'
    from public.profiles where email = 'staff@kerege.example'`)
  await sql(`
    insert into public.attachments (id, email_id, name, media_type, size, stored_at)
    values ('${ids.attachment}', '${ids.email}', 'ТЗ.pdf', 'application/pdf', 1000, now()),
      ('${ids.untakenUpload}', null, 'Смета.pdf', 'application/pdf', 1000, now())`)
  await sql(`insert into private.discarded_files (id) values ('${ids.discardedFile}')`)
  await sql(`
    insert into public.notifications (id, user_id, kind, email_id, announce_at)
    values ('${ids.notification}',
        (select user_id from public.profiles where email = 'staff@kerege.example'),
        'answer', '${ids.email}', now()),
      ('${ids.colleaguesNotification}',
        (select user_id from public.profiles where email = 'colleague@kerege.example'),
        'assigned', '${ids.email}', now()),
      ('${ids.teamsNotification}', null, 'new_lead', '${ids.email}', now())`)
  await sql(`
    insert into private.notification_choices (user_id, kind, channel, is_on)
    select user_id, 'answer', 'mail', false from public.profiles where email = 'staff@kerege.example'`)
  await sql('insert into private.telegram (is_connected) values (false)')
  await sql(`
    insert into public.invitations (id, email, role)
    values ('${ids.invitation}', 'new@kerege.example', 'staff')`)
  await sql(`
    insert into public.former_staff (user_id, full_name, email)
    values ('${ids.formerColleague}', 'Бакыт Осмонов', 'bakyt@kerege.example')`)
  await sql(`
    insert into private.recovery_codes (user_id, code_hash)
    select user_id, 'a-hash' from public.profiles where email like 'staff@%'`)
  await sql(`
    insert into private.calendars (user_id)
    select user_id from public.profiles where email like 'staff@%'`)
  await sql(`insert into public.security_log (event) values ('access_denied')`)
  await sql(
    `insert into public.client_errors (name, message, place, page, browser)
    values ('TypeError', 'load failed', 'index-Ab12.js:1:23', '/', 'Safari 16')`,
  )
  await sql(
    `insert into public.csp_violations (directive, blocked) values ('script-src-elem', 'inline')`,
  )
  await sql(
    `insert into public.retention_runs (started_at, deleted) values (now(), '{"mails": 2}')`,
  )
  await sql(`insert into public.quiz_runs (id, furthest_step) values ('${ids.quizRun}', 3)`)
  // One was seen long ago, two just now.
  await sql(`
    insert into public.user_presence (user_id, last_seen_at)
    select user_id, now() - case email when 'staff@kerege.example' then interval '1 day' else '0' end
    from public.profiles where email in (
      'staff@kerege.example', 'bystander@kerege.example', 'colleague@kerege.example'
    )`)
  await sql(`
    insert into public.writers (user_id, subject_id, until)
    select user_id, '${ids.email}', now() + interval '1 day'
    from public.profiles where email = 'colleague@kerege.example'`)
  await sql(`
    insert into private.rate_limits (bucket, client_hash, hits, window_ends_at)
    values ('lead', 'somebody', 1, now() + interval '1 hour')`)
  await sql(`insert into private.llm_pause (until) values (now())`)
  await sql(`insert into private.turns (service, next_at) values ('resend', now())`)
  await sql(`insert into private.stale_previews (email_id) values ('${ids.otherEmail}')`)
  await sql(`
    insert into private.unread_mails (email_id, provider_id) values ('${ids.otherEmail}', 'provider-2')`)
  await sql(`
    insert into private.llm_spending (id, day, client_hash, tokens, cost_micros, reserved_until)
    values ('${ids.spending}', (now() at time zone 'UTC')::date, 'somebody', 10, 0,
      now() + interval '1 hour')`)
}
