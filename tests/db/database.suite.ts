import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../../dev/backend/supabase.ts'
import { attemptsSuite } from './access/attempts.suite.ts'
import { functionsSuite } from './access/functions.suite.ts'
import { tablesSuite } from './access/tables.suite.ts'
import { accountsSuite } from './rules/accounts.suite.ts'
import { attachmentsSuite } from './rules/attachments.suite.ts'
import { chatMessagesSuite } from './rules/chat-messages.suite.ts'
import { chatPeopleSuite } from './rules/chat-people.suite.ts'
import { chatRequestsSuite } from './rules/chat-requests.suite.ts'
import { chatRetentionSuite } from './rules/chat-retention.suite.ts'
import { chatSecretSuite } from './rules/chat-secret.suite.ts'
import { customerAccountSuite } from './rules/customer-account.suite.ts'
import { cspViolationsSuite } from './rules/csp-violations.suite.ts'
import { customersSuite } from './rules/customers.suite.ts'
import { demoDataSuite } from './rules/demo-data.suite.ts'
import { emailsSuite } from './rules/emails.suite.ts'
import { inboundSuite } from './rules/inbound.suite.ts'
import { proveInboxDepth } from './rules/inbox-depth.suite.ts'
import { inboxPageSuite } from './rules/inbox-page.suite.ts'
import { proveInboxSearch } from './rules/inbox-search.suite.ts'
import { lastAdminSuite } from './rules/last-admin.suite.ts'
import { leadsSuite } from './rules/leads.suite.ts'
import { lettersSuite } from './rules/letters.suite.ts'
import { llmBudgetSuite } from './rules/llm-budget.suite.ts'
import { manualLeadsSuite } from './rules/manual-leads.suite.ts'
import { newsletterSuite } from './rules/newsletter.suite.ts'
import { notesSuite } from './rules/notes.suite.ts'
import { notificationsSuite } from './rules/notifications.suite.ts'
import { outboxSuite } from './rules/outbox.suite.ts'
import { overviewSuite } from './rules/overview.suite.ts'
import { peopleSuite } from './rules/people.suite.ts'
import { personalDataSuite } from './rules/personal-data.suite.ts'
import { promisesSuite } from './rules/promises.suite.ts'
import { quizProgressSuite } from './rules/quiz-progress.suite.ts'
import { repliesSuite } from './rules/replies.suite.ts'
import { retentionSuite } from './rules/retention.suite.ts'
import { securityLogSuite } from './rules/security-log.suite.ts'
import { sessionsSuite } from './rules/sessions.suite.ts'
import { snoozeSuite } from './rules/snooze.suite.ts'
import { staffAccessSuite } from './rules/staff-access.suite.ts'
import { threadsSuite } from './rules/threads.suite.ts'
import { triageSuite } from './rules/triage.suite.ts'
import { workingHoursSuite } from './rules/working-hours.suite.ts'
import { createWorld, type World } from './support/world.ts'

/** What has to hold on either database. A further suite is one line here. */
const suites: [title: string, suite: (getWorld: () => World) => void][] = [
  ['tables', tablesSuite],
  ['functions', functionsSuite],
  ['attempts', attemptsSuite],
  ['inbound mail', inboundSuite],
  ['accounts', accountsSuite],
  ['sessions', sessionsSuite],
  ['staff access', staffAccessSuite],
  ['security log', securityLogSuite],
  ['people', peopleSuite],
  ['last admin', lastAdminSuite],
  ['emails', emailsSuite],
  ['threads', threadsSuite],
  ['triage', triageSuite],
  ['putting off and tags', snoozeSuite],
  ['leads', leadsSuite],
  ['leads written down', manualLeadsSuite],
  ['customers', customersSuite],
  ['customer account', customerAccountSuite],
  ['chat messages', chatMessagesSuite],
  ['chat requests', chatRequestsSuite],
  ['chat people', chatPeopleSuite],
  ['chat retention', chatRetentionSuite],
  ['chat secret', chatSecretSuite],
  ['language model’s budget', llmBudgetSuite],
  ['newsletter', newsletterSuite],
  ['letters', lettersSuite],
  ['outbox', outboxSuite],
  ['notifications', notificationsSuite],
  ['working hours', workingHoursSuite],
  ['promises', promisesSuite],
  ['inbox pages', inboxPageSuite],
  ['inbox search', proveInboxSearch],
  ['inbox depth', proveInboxDepth],
  ['notes', notesSuite],
  ['replies', repliesSuite],
  ['attachments', attachmentsSuite],
  ['retention', retentionSuite],
  ['personal data', personalDataSuite],
  ['quiz progress', quizProgressSuite],
  ['CSP violations', cspViolationsSuite],
  ['overview', overviewSuite],
  ['demo data', demoDataSuite],
]

/** Runs all the suites on one instance of a database. */
export function databaseSuite(name: string, database: () => Database): void {
  describe(name, () => {
    let world: World | undefined
    const getWorld = () => {
      if (!world) throw new Error('the world is not ready')
      return world
    }
    beforeAll(async () => {
      world = await createWorld(database())
    })
    afterAll(() => world?.api.close())

    for (const [title, suite] of suites) describe(title, () => suite(getWorld))
  })
}
