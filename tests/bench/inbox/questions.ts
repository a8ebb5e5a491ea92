import type { SupabaseClient } from '@supabase/supabase-js'
import { regular } from './fill.ts'

/** One thing that staff ask of the inbox all day. */
export interface Question {
  what: string
  rpc: 'inbox_page' | 'inbox_counts'
  args: Record<string, unknown>
}

/** What the inbox's list asks for beside each e-mail. */
const columns =
  'id, from_email, subject, preview, lead, interest, source, status, created_at, received_at, due_at, answered_at, waits_until, assigned_to_user_id, assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email), outbox(status), email_replies(count), email_notes(count)'

/** Asks through the API, as the signed-in client. */
export async function ask(staff: SupabaseClient, { rpc, args }: Question): Promise<number> {
  const call = staff.rpc(rpc, args)
  const { data, error } = await (rpc === 'inbox_page' ? call.select(columns) : call)
  if (error) throw new Error(error.message)
  return Array.isArray(data) ? data.length : 0
}

/** The place after so many pages of the newest. */
async function placeAfter(staff: SupabaseClient, pages: number, args: Record<string, unknown>) {
  let place = {}
  for (let page = 0; page < pages; page += 1) {
    const { data } = await staff
      .rpc('inbox_page', { ...args, ...place })
      .select('id, created_at, waits_until')
      .throwOnError()
    const last = (data as Record<string, unknown>[]).at(-1)
    if (!last) throw new Error('the inbox has fewer pages')
    place = {
      after_id: last.id,
      after_created_at: last.created_at,
      after_waits_until: last.waits_until,
    }
  }
  return place
}

/** All that is measured; `colleague` is one of those who have e-mails. */
export async function listQuestions(
  staff: SupabaseClient,
  { colleague }: { colleague: string },
): Promise<Question[]> {
  const { data: customer } = await staff
    .from('customers')
    .select('id, company, phone')
    .eq('email', regular)
    .single()
    .throwOnError()
  const page = (what: string, args: Record<string, unknown> = {}): Question => ({
    what,
    rpc: 'inbox_page',
    args,
  })
  const found = (search: string, more: Record<string, unknown> = {}) => ({ search, ...more })
  return [
    page('the newest 100'),
    page('the next page', await placeAfter(staff, 1, {})),
    page('page 50', await placeAfter(staff, 49, {})),
    page('status: new', { wanted_status: 'new' }),
    page('status: completed', { wanted_status: 'completed' }),
    page('source: inbound', { wanted_source: 'inbound' }),
    page('source: newsletter (none)', { wanted_source: 'newsletter' }),
    page('assigned to one', { assignee: colleague }),
    page('assigned to nobody', { is_unassigned: true }),
    page('new quizzes of nobody', {
      wanted_status: 'new',
      wanted_source: 'project_quiz',
      is_unassigned: true,
    }),
    page('what waits', { queue: 'waiting' }),
    page('what waits for one', { queue: 'waiting', assignee: colleague }),
    page('what is overdue', { queue: 'overdue' }),
    page('found: a rare word', found(String(customer?.company))),
    page('found: a word in one mail of 40', found('стоматология')),
    page('found: a word in most mails', found('сайты')),
    page('found: its next page', found('сайты', await placeAfter(staff, 1, found('сайты')))),
    page('found: two words', found('виноград склад')),
    page('found: a common and a rare word', found(`сайт ${customer?.company}`)),
    page('found: a rare and a common word', found(`${customer?.company} сайт`)),
    page('found: two that never meet', found('виноград абракадабра')),
    page('found: a part of a rare word', found(String(customer?.company).slice(2, -2))),
    page('found: a part of every address', found('client.exam')),
    page('found: three letters', found('нур')),
    page('found: two letters', found('ал')),
    page('found: an address', found(regular)),
    page('found: a part of an address', found(regular.slice(1, -3))),
    page('found: a telephone number', found(String(customer?.phone))),
    page('found: nothing', found('абракадабра')),
    page('found among what waits', found('стоматология', { queue: 'waiting' })),
    page('found, new ones', found('стоматология', { wanted_status: 'new' })),
    page('found, of one colleague', found('сайты', { assignee: colleague })),
    page('one customer’s history', { customer: customer?.id }),
    {
      what: 'counts above the list',
      rpc: 'inbox_counts',
      args: { since: new Date(Date.now() - 7 * 86_400_000).toISOString() },
    },
  ]
}
