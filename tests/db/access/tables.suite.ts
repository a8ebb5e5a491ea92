import { describe, expect, it } from 'vitest'
import { actors, type Actor } from '../support/actors.ts'
import type { World } from '../support/world.ts'
import { attempt, expected } from './outcome.ts'
import type { TableAccess, UpdateCase } from './table-access.ts'
import { attachments } from './tables/attachments.ts'
import { auditLog } from './tables/audit-log.ts'
import { chatMessages } from './tables/chat-messages.ts'
import { chatSessions } from './tables/chat-sessions.ts'
import { consents } from './tables/consents.ts'
import { clientErrors } from './tables/client-errors.ts'
import { cspViolations } from './tables/csp-violations.ts'
import { customers } from './tables/customers.ts'
import { emailNotes } from './tables/email-notes.ts'
import { emailReplies } from './tables/email-replies.ts'
import { emails } from './tables/emails.ts'
import { formerStaff } from './tables/former-staff.ts'
import { invitations } from './tables/invitations.ts'
import { newsletterIssues } from './tables/newsletter-issues.ts'
import { newsletterSubscriptions } from './tables/newsletter-subscriptions.ts'
import { notifications } from './tables/notifications.ts'
import { outbox } from './tables/outbox.ts'
import { profiles } from './tables/profiles.ts'
import { quizRuns } from './tables/quiz-runs.ts'
import { replyTemplates } from './tables/reply-templates.ts'
import { retentionRuns } from './tables/retention-runs.ts'
import { savedFilters } from './tables/saved-filters.ts'
import { securityLog } from './tables/security-log.ts'
import { userPresence } from './tables/user-presence.ts'
import { userRoles } from './tables/user-roles.ts'
import { writers } from './tables/writers.ts'

/** Every table that the API exposes; a missing one fails the suite. */
const tables: Record<string, TableAccess> = {
  attachments,
  audit_log: auditLog,
  chat_messages: chatMessages,
  chat_sessions: chatSessions,
  client_errors: clientErrors,
  consents,
  csp_violations: cspViolations,
  customers,
  email_notes: emailNotes,
  email_replies: emailReplies,
  emails,
  former_staff: formerStaff,
  invitations,
  newsletter_issues: newsletterIssues,
  newsletter_subscriptions: newsletterSubscriptions,
  notifications,
  outbox,
  profiles,
  quiz_runs: quizRuns,
  reply_templates: replyTemplates,
  retention_runs: retentionRuns,
  saved_filters: savedFilters,
  security_log: securityLog,
  user_presence: userPresence,
  user_roles: userRoles,
  writers,
}

/** Every table × actor × verb, column by column for updates. */
export function tablesSuite(getWorld: () => World): void {
  it('covers every table, and finds rows in each', () => {
    const world = getWorld()
    const exposed = world.tables.filter((table) => table.startsWith('public.'))
    expect(Object.keys(tables).map((table) => `public.${table}`)).toEqual(exposed)
    for (const table of world.tables) expect(world.baseline[table], table).not.toEqual([])
  })

  for (const [table, access] of Object.entries(tables)) {
    describe(table, () => {
      for (const actor of actors) {
        describe(actor, () => testTable(getWorld, table, access, actor))
      }
      for (const update of access.updates) {
        it(`covers every column in updates of ${update.what}`, () => {
          const [row] = getWorld().baseline[`public.${table}`] ?? []
          expect(Object.keys(update.columns).sort()).toEqual(Object.keys(row ?? {}).sort())
        })
      }
    })
  }
}

function testTable(getWorld: () => World, table: string, access: TableAccess, actor: Actor): void {
  const from = () => getWorld().clients[actor].from(table)

  it('select', async () => {
    const { data } = await from().select('*')
    const seen = (data ?? []).map((row) => String(row[access.key]))
    expect(seen.sort()).toEqual(access.visible(getWorld())[actor].toSorted())
  })

  for (const { what, row, allowed } of access.inserts) {
    it(`insert ${what}`, async () => {
      const world = getWorld()
      const outcome = await attempt(world, () => from().insert(row(world, actor)))
      expect(outcome).toBe(expected(allowed.includes(actor)))
    })
  }

  for (const { what, row, onConflict, allowed } of access.upserts) {
    it(`upsert ${what}`, async () => {
      const world = getWorld()
      const act = () => from().upsert(row(world, actor), { onConflict })
      expect(await attempt(world, act)).toBe(expected(allowed.includes(actor)))
    })
  }

  for (const update of access.updates) {
    it(`update ${update.what}`, () => testUpdate(getWorld(), table, update, actor))
  }

  for (const { what, match, allowed } of access.deletes) {
    it(`delete ${what}`, async () => {
      const world = getWorld()
      const act = () => from().delete().match(match(world, actor))
      expect(await attempt(world, act)).toBe(expected(allowed.includes(actor)))
    })
  }
}

async function testUpdate(
  world: World,
  table: string,
  { match, columns }: UpdateCase,
  actor: Actor,
): Promise<void> {
  const outcomes: Record<string, string> = {}
  const expectations: Record<string, string> = {}
  for (const [column, { to, allowed }] of Object.entries(columns)) {
    expectations[column] = expected(allowed.includes(actor))
    outcomes[column] = await attempt(world, () =>
      world.clients[actor]
        .from(table)
        .update({ [column]: to(world) })
        .match(match(world, actor)),
    )
  }
  expect(outcomes).toEqual(expectations)
}
