import type { SupabaseClient } from '@supabase/supabase-js'
import { regular } from './fill.ts'

/** A frequent query of staff. */
export interface Query {
  name: string
  rpc: 'inbox_page' | 'inbox_counts'
  args: Record<string, unknown>
}

/** The columns of the inbox's list. */
export const columns =
  'id, from_email, subject, preview, lead, interest, source, status, listed_at, answers, answer_preview, received_at, due_at, answered_at, waits_until, waiting_since, snoozed_until, tags, assigned_to_user_id, assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email), outbox(status), email_replies(count), email_notes(count)'

/** Runs a query over the API; returns the number of rows. */
export async function runQuery(staff: SupabaseClient, { rpc, args }: Query): Promise<number> {
  const call = staff.rpc(rpc, args)
  const { data, error } = await (rpc === 'inbox_page' ? call.select(columns) : call)
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
    if (!last) throw new Error('the inbox has fewer pages')
    cursor = {
      after_id: last.id,
      after_moment: last.listed_at,
    }
  }
  return cursor
}

/** The measured queries; `colleague` is the id of a staff member with assigned e-mails. */
export async function listQueries(
  staff: SupabaseClient,
  { colleague }: { colleague: string },
): Promise<Query[]> {
  const { data: customer } = await staff
    .from('customers')
    .select('id, company, phone')
    .eq('email', regular)
    .single()
    .throwOnError()
  const page = (name: string, args: Record<string, unknown> = {}): Query => ({
    name,
    rpc: 'inbox_page',
    args,
  })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const month = { wrote_from: daysAgo(210), wrote_before: daysAgo(180) }
  const search = (text: string, more: Record<string, unknown> = {}) => ({ search: text, ...more })
  return [
    page('the newest 100'),
    page('the next page', await cursorAfter(staff, 1, {})),
    page('page 50', await cursorAfter(staff, 49, {})),
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
    page('waiting', { queue: 'waiting' }),
    page('waiting for a colleague', { queue: 'waiting', assignee: colleague }),
    page('overdue', { queue: 'overdue' }),
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
    page('search: of a colleague', search('сайты', { assignee: colleague })),
    page('one customer’s history', { customer: customer?.id }),
    page('a month half a year ago', month),
    page(
      'a month half a year ago, search: a word in one mail of 40',
      search('стоматология', month),
    ),
    {
      name: 'counts above the list',
      rpc: 'inbox_counts',
      args: { since: daysAgo(7) },
    },
  ]
}
