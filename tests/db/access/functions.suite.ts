import { describe, expect, it } from 'vitest'
import { actors, none, serviceOnly, signedIn, type Actor } from '../support/actors.ts'
import { sessionIds } from '../support/rows.ts'
import type { World } from '../support/world.ts'
import { attempt, expected } from './outcome.ts'
import type { Row } from './table-access.ts'

export interface FunctionAccess {
  args: (world: World) => Row
  allowed: readonly Actor[]
  /** Reads only: allowed actors get rows, others none. */
  readsOnly?: true
}

/** Every function that the API exposes; a missing one fails the suite. */
export const functions: Record<string, FunctionAccess> = {
  // By none of these actors: see staff-access.suite.ts.
  accept_invitation: { args: () => ({ key: 'no-key' }), allowed: none },
  add_lead: {
    args: ({ ids }) => ({
      submission_id: ids.unused,
      lead: { channel: 'call', name: 'Нурлан', phone: '+996 700 111 222' },
    }),
    allowed: ['staff', 'admin'],
  },
  // In threads of others: see customer-account.suite.ts, as for the next two. The attempt is counted.
  answer_my_thread: {
    args: ({ ids }) => ({ request_id: ids.email, answer_id: ids.unused, body: 'Ещё вопрос' }),
    allowed: signedIn,
  },
  audit_page: { args: () => ({}), allowed: ['admin'], readsOnly: true },
  // Of a key that nobody has: see calendars.suite.ts.
  calendar_calls: {
    args: ({ ids }) => ({ calendar_key: ids.unused }),
    allowed: none,
    readsOnly: true,
  },
  call_person: { args: () => ({ session_id: sessionIds.openChat }), allowed: serviceOnly },
  // No change of address is pending: see customer-account.suite.ts.
  cancel_my_address_change: { args: () => ({}), allowed: none },
  chat_updates: {
    args: () => ({
      session_id: sessionIds.openChat,
      after_id: 0,
      client_hash: 'a-client',
      max_per_window: 5,
      window_seconds: 60,
    }),
    allowed: serviceOnly,
  },
  chats_page: { args: () => ({}), allowed: ['staff', 'admin'], readsOnly: true },
  claim_outbox: { args: () => ({ max_rows: 1, lease_seconds: 60 }), allowed: serviceOnly },
  // There are none: see inbound mail in tests/integration.
  claim_unread_mails: { args: () => ({ max_rows: 1 }), allowed: none },
  colleagues: { args: () => ({}), allowed: ['staff', 'admin'], readsOnly: true },
  confirm_newsletter: {
    args: ({ ids }) => ({ subscription_id: ids.subscription, generation: 1 }),
    allowed: serviceOnly,
  },
  count_hit: {
    args: () => ({
      bucket: 'upload',
      client_hash: 'a-client',
      max_per_window: 5,
      window_seconds: 60,
    }),
    allowed: serviceOnly,
  },
  // On no account: see staff-access.suite.ts, as for the next actions on accounts.
  delete_account: { args: ({ ids }) => ({ target_user_id: ids.unused }), allowed: none },
  deployment_state: { args: () => ({}), allowed: ['admin'], readsOnly: true },
  describe_person: {
    args: () => ({ address: 'aida@client.example' }),
    allowed: ['admin'],
    readsOnly: true,
  },
  discarded_files: { args: () => ({ max_rows: 5 }), allowed: serviceOnly },
  email_tags: { args: () => ({}), allowed: ['staff', 'admin'], readsOnly: true },
  end_chat: {
    args: () => ({
      session_id: sessionIds.openChat,
      reason: 'abandoned',
      read_up_to: 1_000_000,
      email: { subject: 'Чат' },
      notification: { to_email: 'leads@kerege.example', subject: 'Чат', text_body: '-' },
    }),
    allowed: serviceOnly,
  },
  // No session of theirs: see customer-account.suite.ts.
  end_my_session: { args: ({ ids }) => ({ session_id: ids.unused }), allowed: none },
  end_sessions: { args: ({ ids }) => ({ target_user_id: ids.unused }), allowed: none },
  // A visitor erases and exports only their own data: see personal-data.suite.ts.
  erase_person: { args: () => ({ address: 'aida@client.example' }), allowed: ['admin'] },
  export_person: { args: () => ({ address: 'aida@client.example' }), allowed: ['admin'] },
  // It changes only the log, which records the export.
  export_subscribers: { args: () => ({}), allowed: ['admin'] },
  find_customers: { args: () => ({}), allowed: ['staff', 'admin'], readsOnly: true },
  // Only by the person who has the chat.
  finish_chat: { args: ({ ids }) => ({ chat_id: ids.handledChat }), allowed: ['staff'] },
  forget_files: { args: ({ ids }) => ({ ids: [ids.discardedFile] }), allowed: serviceOnly },
  // There are none: see logs.suite.ts.
  former_colleagues: { args: () => ({}), allowed: none, readsOnly: true },
  hand_back_chat: { args: ({ ids }) => ({ chat_id: ids.handledChat }), allowed: ['staff'] },
  health: { args: () => ({}), allowed: serviceOnly, readsOnly: true },
  idle_chats: {
    args: () => ({ idle_seconds: 0, attended_idle_seconds: 0, max_rows: 9 }),
    allowed: serviceOnly,
  },
  inbox_counts: {
    args: () => ({ since: '2020-01-01T00:00:00Z' }),
    allowed: ['staff', 'admin'],
    readsOnly: true,
  },
  inbox_page: { args: () => ({}), allowed: ['staff', 'admin'], readsOnly: true },
  invite_person: {
    args: () => ({ address: 'invited@kerege.example', new_role: 'staff' }),
    allowed: ['admin'],
  },
  // Answers every signed-in user; the rule is in staff-access.suite.ts.
  is_recent: { args: () => ({}), allowed: none, readsOnly: true },
  // No two are of one customer; the rule is in joined-requests.suite.ts.
  join_requests: {
    args: ({ ids }) => ({
      email_ids: [ids.email, ids.emailBeingSent],
      change_id: ids.unused,
    }),
    allowed: none,
  },
  join_thread: {
    args: ({ ids }) => ({ email_id: ids.emailBeingSent }),
    allowed: ['staff', 'admin'],
  },
  keep_mail_text: {
    args: ({ ids }) => ({ mail_id: ids.sendingMail, attempt: 1, subject: 'a', text_body: 'b' }),
    allowed: serviceOnly,
  },
  log_authors: { args: () => ({}), allowed: ['admin'], readsOnly: true },
  make_invitation_key: {
    args: ({ ids }) => ({ invitation_id: ids.invitation }),
    allowed: serviceOnly,
  },
  // Only with a second factor, which Lite does not have.
  make_recovery_codes: { args: () => ({}), allowed: none },
  mark_chat_read: {
    args: ({ ids }) => ({ chat_id: ids.openChat, up_to: 1 }),
    allowed: ['staff', 'admin'],
  },
  mentions_of_person: {
    args: () => ({ names: ['Нужен сайт'], phones: [] }),
    allowed: ['admin'],
    readsOnly: true,
  },
  merge_customers: {
    args: ({ ids }) => ({ from_id: ids.otherCustomer, into_id: ids.customer }),
    allowed: ['staff', 'admin'],
  },
  // Returns no to all of these; see customer-account.suite.ts.
  move_telegram_chat: { args: () => ({ chat_id: '-1', moved_to: '-2' }), allowed: serviceOnly },
  my_calendar: { args: () => ({ renew: true }), allowed: ['staff', 'admin'] },
  my_newsletter: { args: () => ({}), allowed: none, readsOnly: true },
  my_requests: { args: () => ({}), allowed: none, readsOnly: true },
  my_sessions: { args: () => ({}), allowed: signedIn, readsOnly: true },
  my_thread: {
    args: ({ ids }) => ({ request_id: ids.email }),
    allowed: none,
    readsOnly: true,
  },
  newsletter_counts: { args: () => ({}), allowed: ['admin'], readsOnly: true },
  newsletter_figures: {
    args: ({ ids }) => ({ issue_id: ids.pausedIssue }),
    allowed: ['admin'],
    readsOnly: true,
  },
  note_block: {
    args: () => ({ way: 'inbox', blocked_by: 'quota', reason: 'spent' }),
    allowed: serviceOnly,
  },
  note_bounce: {
    args: () => ({ returned_ids: ['provider-1'], bounce_id: '<1@mx.example>', reason: '550' }),
    allowed: serviceOnly,
  },
  note_chat: {
    args: ({ ids }) => ({ chat_id: ids.openChat, note: 'VIP' }),
    allowed: ['staff', 'admin'],
  },
  note_denial: {
    args: ({ accounts }) => ({ user_id: accounts.user.id, what: 'send-reply' }),
    allowed: serviceOnly,
  },
  note_mail_event: {
    args: () => ({
      message_id: 'unknown',
      address: 'Reader@client.example',
      event: 'complained',
      reason: '',
      is_lasting: true,
    }),
    allowed: serviceOnly,
  },
  note_message_id: {
    args: ({ ids }) => ({ mail_id: ids.sentMail, message_id: '<0107@eu-west-1.amazonses.com>' }),
    allowed: serviceOnly,
  },
  note_schedule: { args: () => ({ database_limit_mb: 500 }), allowed: serviceOnly },
  notification_switches: { args: () => ({}), allowed: ['staff', 'admin'], readsOnly: true },
  overview_counts: { args: () => ({ days: 30 }), allowed: ['admin'], readsOnly: true },
  overview_leads: { args: () => ({ days: 30 }), allowed: ['admin'], readsOnly: true },
  overview_quiz: { args: () => ({ days: 30 }), allowed: ['admin'], readsOnly: true },
  overview_ratings: { args: () => ({ days: 30 }), allowed: ['admin'], readsOnly: true },
  overview_replies: { args: () => ({ days: 30 }), allowed: ['admin'], readsOnly: true },
  // Only a user with notifications can mark some as read.
  read_notifications: { args: () => ({}), allowed: ['staff'] },
  recall_reply: { args: ({ ids }) => ({ reply_id: ids.heldReply }), allowed: ['staff'] },
  receive_email: {
    args: () => ({
      email: { message_id: '<new@client.example>', subject: 'Письмо', reference_ids: [] },
    }),
    allowed: serviceOnly,
  },
  release_chat_message: {
    args: ({ ids }) => ({ session_id: sessionIds.openChat, message_id: ids.pendingMessage }),
    allowed: serviceOnly,
  },
  remind_staff: { args: () => ({ has_telegram: true }), allowed: serviceOnly },
  remove_subscriber: {
    args: ({ ids }) => ({ subscription_id: ids.reader }),
    allowed: ['admin'],
  },
  reply_to_email: {
    args: ({ ids }) => ({
      reply_id: ids.unused,
      email_id: ids.email,
      subject: 'Re: Заявка',
      body: 'Здравствуйте!',
    }),
    allowed: ['staff', 'admin'],
  },
  report_client_errors: {
    args: () => ({
      errors: [{ name: 'TypeError', message: '…', place: '', page: '/', browser: 'Safari 16' }],
    }),
    allowed: serviceOnly,
  },
  report_csp_violations: {
    args: () => ({
      violations: [{ directive: 'img-src', blocked: 'inline' }],
    }),
    allowed: serviceOnly,
  },
  report_quiz_progress: {
    args: ({ ids }) => ({
      run_id: ids.unused,
      step: 1,
      is_sent: false,
    }),
    allowed: serviceOnly,
  },
  reserve_llm_budget: {
    args: ({ ids }) => ({
      answer_id: ids.unused,
      client_hash: 'a-client',
      tokens: 10,
      cost_micros: 0,
      tokens_per_day: 1000,
      client_percent: 50,
      lease_seconds: 60,
    }),
    allowed: serviceOnly,
  },
  reserve_reply_upload: {
    args: () => ({ file: { name: 'Смета.pdf', media_type: 'application/pdf', size: 1000 } }),
    allowed: ['staff', 'admin'],
  },
  reserve_upload: {
    args: () => ({
      max_untaken_bytes: 10_000,
      file: { name: 'ТЗ.pdf', media_type: 'application/pdf', size: 1000 },
    }),
    allowed: serviceOnly,
  },
  retry_mail: { args: ({ ids }) => ({ mail_id: ids.reply }), allowed: ['staff', 'admin'] },
  save_newsletter_issue: {
    args: ({ ids }) => ({ issue_id: ids.issue, subject: 'Другая тема', body: 'Другой текст' }),
    allowed: ['admin'],
  },
  say_in_chat: {
    args: ({ ids }) => ({
      chat_id: ids.handledChat,
      message_id: ids.unused,
      content: 'Чем помочь?',
    }),
    allowed: ['staff'],
  },
  security_page: { args: () => ({}), allowed: ['admin'], readsOnly: true },
  set_blocked: {
    args: ({ ids }) => ({ target_user_id: ids.unused, blocked: true }),
    allowed: none,
  },
  set_my_newsletter: {
    args: () => ({ wanted: true, text_version: '2026-11-24-switch' }),
    allowed: signedIn,
  },
  set_staff_need_factor: { args: () => ({ needed: false }), allowed: ['admin'] },
  set_user_role: {
    args: ({ accounts }) => ({ target_user_id: accounts.bystander.id, new_role: 'staff' }),
    // The service role is no user: it writes user_roles directly.
    allowed: ['admin'],
  },
  settle_llm_budget: {
    args: ({ ids }) => ({ answer_id: ids.spending, tokens: 7, cost_micros: 0 }),
    allowed: serviceOnly,
  },
  settle_outbox: {
    args: ({ ids }) => ({ mail_id: ids.sendingMail, attempt: 1, outcome: 'sent' }),
    allowed: serviceOnly,
  },
  // Returns no to all where there are no factors.
  staff_need_factor: { args: () => ({}), allowed: none, readsOnly: true },
  stale_previews: { args: () => ({ max_rows: 1 }), allowed: serviceOnly, readsOnly: true },
  steer_newsletter_issue: {
    args: ({ ids }) => ({ issue_id: ids.issue, act: 'start' }),
    allowed: ['admin'],
  },
  store_chat_answer: {
    args: ({ ids }) => ({
      session_id: sessionIds.openChat,
      message_id: ids.pendingMessage,
      content: 'Здравствуйте!',
      reply: {},
      state: {},
      answered_by: 'rules',
    }),
    allowed: serviceOnly,
  },
  store_previews: {
    args: ({ ids }) => ({ previews: { [ids.otherEmail]: 'Коротко' } }),
    allowed: serviceOnly,
  },
  stored_session_id: {
    args: () => ({ session_id: sessionIds.openChat }),
    allowed: serviceOnly,
    readsOnly: true,
  },
  submit_lead: {
    args: () => ({
      submission_id: crypto.randomUUID(),
      client_hash: 'a-client',
      max_per_window: 5,
      window_seconds: 60,
      email: { source: 'consultation', subject: 'Заявка' },
      customer: { email: 'new@client.example', name: 'Новый клиент' },
      consent: null,
      notification: { to_email: 'leads@kerege.example', subject: 'Заявка', text_body: '-' },
    }),
    allowed: serviceOnly,
  },
  subscribe_newsletter: {
    args: () => ({
      address: 'new@client.example',
      mail_pause_seconds: 60,
      consent: null,
    }),
    allowed: serviceOnly,
  },
  switch_notification: {
    args: () => ({ kind: 'new_lead', channel: 'mail', is_on: true }),
    allowed: ['staff', 'admin'],
  },
  take_chat_message: {
    args: ({ ids }) => ({
      session_id: 'chat_1763740000000_cccccccc000000000000000000',
      message_id: ids.unused,
      message: 'Привет',
      client_hash: 'a-client',
      max_per_window: 5,
      window_seconds: 60,
      max_messages: 10,
      history_length: 10,
      lease_seconds: 60,
    }),
    allowed: serviceOnly,
  },
  take_over_chat: {
    args: ({ ids }) => ({ chat_id: ids.openChat }),
    allowed: ['staff', 'admin'],
  },
  take_recovery_code: {
    args: ({ accounts }) => ({ person: accounts.staff.id, code: 'wrong' }),
    allowed: serviceOnly,
  },
  take_turn: { args: () => ({ service: 'resend', spacing_ms: 1 }), allowed: serviceOnly },
  telegram_chat: { args: () => ({ chat_id: '-1' }), allowed: serviceOnly, readsOnly: true },
  tell_writing: { args: ({ ids }) => ({ subject_id: ids.email }), allowed: ['staff', 'admin'] },
  test_newsletter_issue: { args: ({ ids }) => ({ issue_id: ids.issue }), allowed: ['admin'] },
  touch_last_seen: { args: () => ({}), allowed: signedIn },
  // Of a change that is not theirs: nothing to restore.
  undo_change: {
    args: ({ ids }) => ({ change_id: ids.unused }),
    allowed: ['staff', 'admin'],
    readsOnly: true,
  },
  unread_entries: { args: () => ({}), allowed: ['staff'], readsOnly: true },
  unsubscribe_newsletter: {
    args: ({ ids }) => ({ subscription_id: ids.subscription }),
    allowed: serviceOnly,
  },
  update_customer: {
    args: ({ ids }) => ({ customer_id: ids.customer, phone: '+996 555 000002' }),
    allowed: ['staff', 'admin'],
  },
  withdraw_invitation: {
    args: ({ ids }) => ({ invitation_id: ids.invitation }),
    allowed: ['admin'],
  },
}

/** Every function × actor; none of the private schema through the API. */
export function functionsSuite(getWorld: () => World): void {
  const listFunctions = async (schema: string) => {
    const rows = await getWorld().api.sql<{ name: string }>(
      `select proname as name from pg_catalog.pg_proc
       where pronamespace = '${schema}'::regnamespace order by 1`,
    )
    return rows.map(({ name }) => name)
  }

  it('covers every exposed function', async () => {
    expect(Object.keys(functions)).toEqual(await listFunctions('public'))
  })

  for (const actor of actors) {
    describe(actor, () => {
      for (const [name, { args, allowed, readsOnly }] of Object.entries(functions)) {
        it(`call ${name}`, async () => {
          const world = getWorld()
          if (readsOnly) {
            const { data } = await world.clients[actor].rpc(name, args(world))
            expect(Object.keys(data ?? {}).length > 0).toBe(allowed.includes(actor))
            expect(await world.snapshot()).toEqual(world.baseline)
            return
          }
          const act = () => world.clients[actor].rpc(name, args(world))
          expect(await attempt(world, act)).toBe(expected(allowed.includes(actor)))
        })
      }

      it('reaches no function of the private schema', async () => {
        const world = getWorld()
        const names = await listFunctions('private')
        expect(names).toContain('save_customer')
        const args = functions.set_user_role?.args(world)
        for (const name of names) {
          const { error, status } = await world.clients[actor].schema('private').rpc(name, args)
          expect({ name, code: error?.code, status }).toEqual({
            name,
            code: 'PGRST106',
            status: 406,
          })
        }
        expect(await world.snapshot()).toEqual(world.baseline)
      })

      it('reaches no table of the private schema', async () => {
        const world = getWorld()
        const { error } = await world.clients[actor].schema('private').from('rate_limits').select()
        expect(error?.code).toBe('PGRST106')
        const unqualified = await world.clients[actor].from('rate_limits').select()
        expect(unqualified.error?.code).toBe('PGRST205')
      })
    })
  }
}
