import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import postgres, { type Sql } from 'postgres'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ViewerContext } from '@/features/admin/lib/viewer'
import { fillDesk } from '../bench/desk/fill-desk.ts'
import { explaining, large, readPlans } from '../bench/desk/plans.ts'
import { createAccount } from './support/accounts.ts'
import { type Api, startApi } from './support/api.ts'
import { copyDatabase } from './support/copy-database.ts'
import { type Ask, deskRequests } from './support/desk-requests.ts'
import { keepGrants } from './support/keep-grants.ts'
import { asLiteHasIt } from './support/prepare-world.ts'

const signedIn = vi.hoisted(() => ({ client: {} }))
vi.mock('@/lib/backend/supabase', () => ({ getSupabase: async () => signedIn.client }))

/** Enough that a page is not most of a table; the fixture of bench:db is thirty-six times as large. */
const threads = 2500

/** With those of the threads twice the newest mails that a search reads in their order, before it asks its indexes. */
const searched = 17_000

/** Tables with fewer rows than this are read whole by any plan. */
const fewest = 100

/** Requests that read tables whole, and why. */
const whole: Readonly<Record<string, readonly string[]>> = {
  // Their year is as long as the rows are kept.
  'overview/useOverview: 365': ['emails', 'chat_sessions', 'quiz_runs'],
  // A search without matches reads everything.
  'audit/useAudit: search': ['audit_log'],
  'security/useSecurityLog: search': ['security_log'],
  'chats/useChats: search': ['chat_sessions'],
  // An admin's rare request: chats and outgoing mail are searched by their text, which no index serves.
  'personal-data/useDescribePerson': ['chat_sessions', 'outbox'],
  'personal-data/useDescribePerson: of a number': ['chat_sessions'],
  // All is exported.
  'inbox/export: list': ['customers'],
}

const known = {
  customerId: '00000000-0000-4000-8000-000000000002',
  address: 'somebody@client.example',
  // Of the fixture's, md5 of «thread 120» and «chat 100».
  threadId: '',
  chatId: '',
  company: '',
  colleagueId: '00000000-0000-4000-9000-000000000002',
  issueId: '00000000-0000-4000-8000-000000000001',
}

const asks = Object.entries(deskRequests(known)).flatMap(([name, requests]) =>
  Object.entries(requests).map(([what, ask]): [string, Ask] => [
    what === '' ? name : `${name}: ${what}`,
    ask,
  ]),
)

/** The source of the desk, to find its queries. */
const sources = import.meta.glob<string>('/src/features/admin/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What asks for something else than the database's rows. */
const others = [
  'email/EmailFrame',
  'email/usePicture',
  'email/usePictures',
  'newsletter/IssuePreview',
  'security/FactorSetting',
]

/** All functions of the desk that have a query, by section and name. */
const queryNames = Object.entries(sources).flatMap(([path, text]) =>
  path.includes('.test.')
    ? []
    : text.split(/\n(?=(?:export )?(?:async )?(?:const|function) )/).flatMap((part) => {
        const [, name] = /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(part) ?? []
        const hasQuery = /\b(?:use(?:Infinite)?Query|useQueries)\(/.test(part)
        return name && hasQuery ? `${path.split('/')[4]}/${name}` : []
      }),
)

it('looks at every query of the desk', () => {
  const listed = Object.keys(deskRequests(known))
  expect(queryNames.filter((name) => !listed.includes(name) && !others.includes(name))).toEqual([])
  // The pattern still finds them.
  expect(queryNames.length).toBeGreaterThan(40)
})

/**
 * The desk's requests read no growing table from end to end. Its own hooks ask, over the API, and auto_explain tells the
 * plans. With so few rows a sequential scan would be the fastest, so it is made dear: what is left to do it is an index that
 * is gone, or a condition that none serves.
 */
describe('the plan of', () => {
  let sql: Sql
  let api: Api
  let adminId: string
  const sizes = new Map<string, number>()

  beforeAll(async () => {
    const url = await copyDatabase('hosted')
    sql = postgres(url, { max: 1, onnotice: () => undefined })
    await sql.unsafe(asLiteHasIt)
    // Of later sessions: the one that fills the tables explains nothing.
    const database = new URL(url).pathname.slice(1)
    for (const setting of [
      ...explaining,
      'session_preload_libraries = auto_explain',
      'enable_seqscan = off',
    ])
      await sql.unsafe(`alter database "${database}" set ${setting}`)
    vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1')
    vi.spyOn(console, 'log').mockReturnValue()
    api = await keepGrants(url, () => startApi({ kind: 'postgres', url }))
    const { id, client } = await createAccount(api, 'admin', 'admin')
    adminId = id
    signedIn.client = client
    await fillDesk(sql, id, threads, searched)
    await sql.unsafe(`
      update public.notifications n set read_at = n.created_at
      where n.id not in (select l.id from public.notifications l order by l.created_at desc limit 40);
      analyze public.notifications`)
    for (const table of large) {
      const schema = table === 'email_search' ? 'private' : 'public'
      const [size] = await sql.unsafe<{ rows: number }[]>(
        `select count(*)::integer as rows from ${schema}.${table}`,
      )
      sizes.set(table, size?.rows ?? 0)
    }
    // Of two emails one is listed, and in the indexes of lists.
    sizes.set('emails', threads)
    const [ids] = await sql<{ threadId: string; chatId: string; company: string }[]>`
      select md5('thread 120')::uuid as "threadId", md5('chat 100')::uuid as "chatId", company
      from public.customers where id = ${known.customerId}`
    Object.assign(known, ids)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await api.close()
    await sql.end()
  })

  /** The tables of which one step of what is asked reads more than half. */
  async function readWhole(ask: Ask) {
    const notices: string[] = []
    // Lite's connections print what the database tells them.
    vi.spyOn(console, 'log').mockImplementation(({ message }: { message?: string }) => {
      notices.push(message ?? '')
    })
    const client = new QueryClient()
    const asked: unknown[] = []
    const Asking = () => {
      asked.push(ask())
      return null
    }
    const viewer = { userId: adminId, isStaff: true, isAdmin: true, recheckRole() {} }
    renderToStaticMarkup(
      createElement(
        QueryClientProvider,
        { client },
        createElement(ViewerContext, { value: viewer }, createElement(Asking)),
      ),
    )
    // Rendered for a server, a hook prepares its queries and runs none.
    const queries = client.getQueryCache().getAll()
    await Promise.all([...asked, ...queries.map((query) => query.fetch())])
    const { read } = readPlans(notices)
    expect(notices.length).toBeGreaterThan(0)
    return [...read]
      .filter(([table, rows]) => rows > Math.max(fewest, (sizes.get(table) ?? 0) / 2))
      .map(([table]) => table)
      .sort()
  }

  it.each(asks)('%s', async (name, ask) => {
    expect(await readWhole(ask)).toEqual((whole[name] ?? []).toSorted())
  })

  it.each([
    ['emails_waits_until_idx', 'inbox/useInboxEmails: waiting', 'emails'],
    ['emails_customer_id_idx', 'email/useCustomer', 'emails'],
    ['emails_new_idx', 'inbox/useInboxEmails: new', 'emails'],
    ['emails_listed_at_idx', 'inbox/useInboxEmails: all', 'emails'],
    ['emails_shelf_idx', 'inbox/useInboxEmails: spam', 'emails'],
    ['emails_snoozed_until_idx', 'inbox/useInboxEmails: snoozed', 'emails'],
    ['emails_thread_id_idx', 'email/useThread', 'emails'],
    ['email_search_words_idx', 'inbox/useInboxEmails: search for nothing', 'email_search'],
    ['email_search_parts_idx', 'inbox/useInboxEmails: search for nothing', 'email_search'],
    ['customers_search_text_idx', 'command-menu/useFound: customers', 'customers'],
    ['customers_other_emails_idx', 'email/useKnownSender', 'customers'],
    ['outbox_email_id_idx', 'inbox/useInboxEmails: all', 'outbox'],
    ['outbox_sent_at_idx', 'state/useDeploymentState', 'outbox'],
    ['outbox_telegram_idx', 'notifications/useLatestMessage', 'outbox'],
    ['chat_sessions_last_message_at_idx', 'chats/useChats: all', 'chat_sessions'],
    ['chat_sessions_live_idx', 'chats/useChats: live', 'chat_sessions'],
    ['audit_log_kind_idx', 'audit/useAudit: role', 'audit_log'],
    ['audit_log_actor_idx', 'audit/useAudit: of a colleague', 'audit_log'],
    ['audit_log_entity_idx', 'users/useRoleChanges', 'audit_log'],
    ['security_log_at_idx', 'security/useSecurityLog: of a month', 'security_log'],
    ['security_log_event_idx', 'security/useSecurityLog: access', 'security_log'],
    ['notifications_user_id_created_at_idx', 'notifications/useNotifications', 'notifications'],
    ['quiz_runs_started_at_idx', 'overview/useOverview: 7', 'quiz_runs'],
  ])('is missed without %s: %s', async (index, name, table) => {
    const ask = asks.find(([each]) => each === name)?.[1]
    if (!ask) throw new Error(`nobody asks ${name}`)
    const [kept] = await sql<{ place: string; definition: string }[]>`
      select format('%I.%I', schemaname, indexname) as place, indexdef as definition
      from pg_catalog.pg_indexes where indexname = ${index}`
    if (!kept) throw new Error(`there is no index ${index}`)
    await sql.unsafe(`drop index ${kept.place}`)
    try {
      expect(await readWhole(ask)).toContain(table)
    } finally {
      await sql.unsafe(kept.definition)
    }
  })
})
