import { describe } from 'vitest'
import { attachmentsSuite } from './concurrency/attachments.suite.ts'
import { chatsSuite } from './concurrency/chats.suite.ts'
import { customersSuite } from './concurrency/customers.suite.ts'
import { lettersSuite } from './concurrency/letters.suite.ts'
import { llmBudgetSuite } from './concurrency/llm-budget.suite.ts'
import { newsletterSuite } from './concurrency/newsletter.suite.ts'
import { notificationsSuite } from './concurrency/notifications.suite.ts'
import { outboxSuite } from './concurrency/outbox.suite.ts'
import { peopleSuite } from './concurrency/people.suite.ts'
import { rateLimitsSuite } from './concurrency/rate-limits.suite.ts'
import { repliesSuite } from './concurrency/replies.suite.ts'
import { requestsSuite } from './concurrency/requests.suite.ts'
import { retentionSuite } from './concurrency/retention.suite.ts'
import { undoSuite } from './concurrency/undo.suite.ts'
import { openSessions, type Sessions } from './support/sessions.ts'

const suites: [title: string, suite: (sessions: Sessions) => void][] = [
  ['outbox', outboxSuite],
  ['rate limits', rateLimitsSuite],
  ['requests', requestsSuite],
  ['customers', customersSuite],
  ['replies', repliesSuite],
  ['attachments', attachmentsSuite],
  ['chats', chatsSuite],
  ['language model’s budget', llmBudgetSuite],
  ['newsletter', newsletterSuite],
  ['letters', lettersSuite],
  ['notifications', notificationsSuite],
  ['people', peopleSuite],
  ['undo', undoSuite],
  ['retention', retentionSuite],
]

describe('two sessions at the same moment', () => {
  const sessions = openSessions()

  for (const [title, suite] of suites) describe(title, () => suite(sessions))
})
