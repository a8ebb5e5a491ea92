import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../../dev/backend/supabase.ts'
import { proveAttempts } from './access/prove-attempts.ts'
import { proveFunctions } from './access/prove-functions.ts'
import { proveTables } from './access/prove-tables.ts'
import { proveAccounts } from './rules/prove-accounts.ts'
import { proveChatLimits } from './rules/prove-chat-limits.ts'
import { proveChatMessages } from './rules/prove-chat-messages.ts'
import { proveChatRequests } from './rules/prove-chat-requests.ts'
import { proveChatRetention } from './rules/prove-chat-retention.ts'
import { proveEmails } from './rules/prove-emails.ts'
import { proveInbound } from './rules/prove-inbound.ts'
import { proveInboxDepth } from './rules/prove-inbox-depth.ts'
import { proveInboxPage } from './rules/prove-inbox-page.ts'
import { proveInboxSearch } from './rules/prove-inbox-search.ts'
import { proveIsolation } from './rules/prove-isolation.ts'
import { proveLastAdmin } from './rules/prove-last-admin.ts'
import { proveLeads } from './rules/prove-leads.ts'
import { proveNewsletter } from './rules/prove-newsletter.ts'
import { proveNotes } from './rules/prove-notes.ts'
import { proveOutbox } from './rules/prove-outbox.ts'
import { proveOverview } from './rules/prove-overview.ts'
import { provePeople } from './rules/prove-people.ts'
import { provePhoneCustomers } from './rules/prove-phone-customers.ts'
import { provePromises } from './rules/prove-promises.ts'
import { proveQuizProgress } from './rules/prove-quiz-progress.ts'
import { proveReplies } from './rules/prove-replies.ts'
import { proveRetention } from './rules/prove-retention.ts'
import { proveSeed } from './rules/prove-seed.ts'
import { createWorld, type World } from './support/world.ts'

/** All that has to hold on either database, on one instance of it. */
export function proveDatabase(name: string, database: () => Database): void {
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

    describe('tables', () => proveTables(getWorld))
    describe('functions', () => proveFunctions(getWorld))
    describe('attempts', () => proveAttempts(getWorld))
    describe('inbound mail', () => proveInbound(getWorld))
    describe('isolation', () => proveIsolation(getWorld))
    describe('accounts', () => proveAccounts(getWorld))
    describe('people', () => provePeople(getWorld))
    describe('last admin', () => proveLastAdmin(getWorld))
    describe('e-mails', () => proveEmails(getWorld))
    describe('leads', () => proveLeads(getWorld))
    describe('chat messages', () => proveChatMessages(getWorld))
    describe('chat limits', () => proveChatLimits(getWorld))
    describe('chat requests', () => proveChatRequests(getWorld))
    describe('chat retention', () => proveChatRetention(getWorld))
    describe('phone customers', () => provePhoneCustomers(getWorld))
    describe('newsletter', () => proveNewsletter(getWorld))
    describe('outbox', () => proveOutbox(getWorld))
    describe('promises', () => provePromises(getWorld))
    describe('inbox pages', () => proveInboxPage(getWorld))
    describe('inbox search', () => proveInboxSearch(getWorld))
    describe('inbox depth', () => proveInboxDepth(getWorld))
    describe('notes', () => proveNotes(getWorld))
    describe('replies', () => proveReplies(getWorld))
    describe('retention', () => proveRetention(getWorld))
    describe('quiz progress', () => proveQuizProgress(getWorld))
    describe('overview', () => proveOverview(getWorld))
    describe('demo data', () => proveSeed(getWorld))
  })
}
