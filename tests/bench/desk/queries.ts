import type { SupabaseClient } from '@supabase/supabase-js'
import { regular } from './fill-mail.ts'

/** A function of the API, or what the API makes of a table's address. */
export type Call = { rpc: string; args: Record<string, unknown> } | { sql: string }

/** What the desk often asks, for one thing on its screen. */
export interface Query {
  name: string
  calls: readonly Call[]
  /** The allowed median, in milliseconds; 50 by default. */
  allowedMs?: number
  /** The tables that it has to read from end to end: of most rows it wants something. */
  reads?: readonly string[]
}

/** The columns of the inbox's list. */
export const columns =
  'id, from_email, subject, preview, lead, interest, source, status, listed_at, answers, answer_preview, received_at, due_at, answered_at, waits_until, waiting_since, snoozed_until, tags, assigned_to_user_id, assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email), outbox(status), email_replies(count), email_notes(count)'

/** Calls a function over the API; returns the number of rows. */
export async function runCall(client: SupabaseClient, call: Call): Promise<number> {
  if (!('rpc' in call)) throw new Error('Only functions are called over the API')
  const { rpc, args } = call
  const asked = client.rpc(rpc, args)
  const { data, error } = await (rpc === 'inbox_page' ? asked.select(columns) : asked)
  if (error) throw new Error(error.message)
  return Array.isArray(data) ? data.length : 0
}

/** The cursor after a number of pages. */
async function cursorAfter(staff: SupabaseClient, pages: number, args: Record<string, unknown>) {
  let cursor = {}
  for (let page = 0; page < pages; page += 1) {
    const { data } = await staff
      .rpc('inbox_page', { ...args, ...cursor })
      .select('id, listed_at')
      .throwOnError()
    const last = (data as Record<string, unknown>[]).at(-1)
    // A small inbox has fewer pages.
    if (!last) return cursor
    cursor = {
      after_id: last.id,
      after_moment: last.listed_at,
    }
  }
  return cursor
}

const page = (
  name: string,
  args: Record<string, unknown> = {},
  expected: Pick<Query, 'allowedMs' | 'reads'> = {},
): Query => ({
  ...expected,
  name,
  calls: [{ rpc: 'inbox_page', args }],
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Lists of the inbox that need nothing of an earlier answer. */
function inboxLists({ colleague }: { colleague: string }): Query[] {
  return [
    page('the newest 100'),
    page('status: new', { wanted_status: 'new' }),
    page('status: completed', { wanted_status: 'completed' }),
    page('source: inbound', { wanted_source: 'inbound' }),
    page('source: newsletter (none)', { wanted_source: 'newsletter' }),
    page('assigned to a colleague', { assignee: colleague }),
    page('unassigned', { is_unassigned: true }),
    page('new unassigned quizzes', {
      wanted_status: 'new',
      wanted_source: 'project_quiz',
      is_unassigned: true,
    }),
    page('waiting', { queue: 'waiting', by_customer: true }),
    page('waiting for a colleague', { queue: 'waiting', assignee: colleague, by_customer: true }),
    page('overdue', { queue: 'overdue', by_customer: true }),
    {
      name: 'counts above the list',
      calls: [{ rpc: 'inbox_counts', args: { since: daysAgo(7), by_customer: true } }],
    },
  ]
}

/** Those of the inbox; `colleague` is the id of a staff member with assigned e-mails. */
export async function inboxQueries(
  staff: SupabaseClient,
  people: { colleague: string },
): Promise<Query[]> {
  const { data: customer } = await staff
    .from('customers')
    .select('id, company, phone')
    .eq('email', regular)
    .single()
    .throwOnError()
  const month = { wrote_from: daysAgo(210), wrote_before: daysAgo(180) }
  const search = (text: string, more: Record<string, unknown> = {}) => ({ search: text, ...more })
  return [
    page('the next page', await cursorAfter(staff, 1, {})),
    page('page 50', await cursorAfter(staff, 49, {})),
    ...inboxLists(people),
    page('search: a rare word', search(String(customer?.company))),
    page('search: a word in one mail of 40', search('стоматология')),
    page('search: a word in most mails', search('сайты')),
    page('search: its next page', search('сайты', await cursorAfter(staff, 1, search('сайты')))),
    page('search: two words', search('виноград склад')),
    page('search: a common and a rare word', search(`сайт ${customer?.company}`)),
    page('search: a rare and a common word', search(`${customer?.company} сайт`)),
    page('search: two that never meet', search('виноград абракадабра')),
    page('search: a part of a rare word', search(String(customer?.company).slice(2, -2))),
    page('search: a part of every address', search('client.exam')),
    page('search: three letters', search('нур')),
    page('search: two letters', search('ал')),
    page('search: two letters in one mail of 130', search('тж')),
    page('search: two letters of new ones', search('ал', { wanted_status: 'new' })),
    page('search: one letter', search('ф')),
    page('search: an address', search(regular)),
    page('search: a part of an address', search(regular.slice(1, -3))),
    page('search: a telephone number', search(String(customer?.phone))),
    page('search: nothing', search('абракадабра')),
    page('search: waiting ones', search('стоматология', { queue: 'waiting' })),
    page('search: new ones', search('стоматология', { wanted_status: 'new' })),
    // The word is in most mails, and a colleague has few: whichever is taken first, most rows of it are dropped.
    page('search: of a colleague', search('сайты', { assignee: people.colleague }), {
      allowedMs: 200,
    }),
    page('one customer’s history', { customer: customer?.id }),
    // Nobody pages by a month of long ago often enough for an index of its own on the busiest table.
    page('a month half a year ago', month, { allowedMs: 100, reads: ['emails'] }),
    page(
      'a month half a year ago, search: a word in one mail of 40',
      search('стоматология', month),
      { allowedMs: 150, reads: ['emails'] },
    ),
  ]
}

const overview = (days: number): Call[] =>
  ['leads', 'replies', 'quiz', 'ratings', 'counts'].map((part) => ({
    rpc: `overview_${part}`,
    args: { days },
  }))

/** Tables that are kept for a year: an overview of a year reads them whole. */
const yearly = ['emails', 'chat_sessions', 'quiz_runs', 'outbox']

/** Those of the other sections; `staff` is the id of the account whose desk it is. */
export function deskQueries({ staff, colleague }: { staff: string; colleague: string }): Query[] {
  const log = (name: string, args: Record<string, unknown> = {}, allowedMs?: number): Query => ({
    name: `log: ${name}`,
    calls: [{ rpc: 'audit_page', args }],
    // A search without a result has to read every line.
    ...(allowedMs !== undefined && { allowedMs, reads: ['audit_log', 'customers'] }),
  })
  const monthAgo = new Date(Date.now() - 180 * 86_400_000).toISOString()
  return [
    ...[7, 30, 90].map((days) => ({
      name: `overview, ${days} days`,
      calls: overview(days),
      allowedMs: 300,
    })),
    { name: 'overview, a year', calls: overview(365), allowedMs: 1000, reads: yearly },
    log('the newest'),
    log('of one kind', { wanted_kind: 'note', page_size: 20 }),
    log('of a colleague', { author: colleague }),
    log('half a year ago', { before: monthAgo }),
    log('search: a colleague', { words: ['асанов'] }, 200),
    log('search: a rare subject', { words: ['4711'] }, 500),
    log('search: nothing', { words: ['абракадабра'] }, 500),
    { name: 'log: its authors', calls: [{ rpc: 'log_authors', args: {} }] },
    { name: 'security: the newest', calls: [{ rpc: 'security_page', args: {} }] },
    {
      name: 'security: search: a colleague',
      calls: [{ rpc: 'security_page', args: { words: ['асанов'] } }],
      allowedMs: 200,
      reads: ['security_log'],
    },
    { name: 'former colleagues', calls: [{ rpc: 'former_colleagues', args: {} }] },
    { name: 'chats', calls: [{ rpc: 'chats_page', args: {} }] },
    {
      name: 'chats, search',
      calls: [{ rpc: 'chats_page', args: { search: 'магазин' } }],
      // A word of many chats.
      allowedMs: 160,
      reads: ['chat_sessions'],
    },
    { name: 'tags', calls: [{ rpc: 'email_tags', args: {} }], allowedMs: 100 },
    {
      name: 'bell',
      calls: [
        {
          sql: `select id, email_id, read_at from public.notifications where user_id = '${staff}'
            order by created_at desc limit 30`,
        },
        { rpc: 'unread_entries', args: {} },
      ],
      // Most rows of this desk are one person's.
      reads: ['notifications'],
    },
    {
      name: 'a thread',
      calls: [
        {
          sql: `select e.id, e.body from public.emails e
            where e.thread_id = md5('thread 120')::uuid order by e.received_at`,
        },
      ],
    },
  ]
}
