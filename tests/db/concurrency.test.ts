import { beforeAll, describe, inject } from 'vitest'
import { chatsSuite } from './concurrency/chats.suite.ts'
import { newsletterSuite } from './concurrency/newsletter.suite.ts'
import { outboxSuite } from './concurrency/outbox.suite.ts'
import { peopleSuite } from './concurrency/people.suite.ts'
import { rateLimitsSuite } from './concurrency/rate-limits.suite.ts'
import { repliesSuite } from './concurrency/replies.suite.ts'
import { requestsSuite } from './concurrency/requests.suite.ts'
import { retentionSuite } from './concurrency/retention.suite.ts'
import { migrateBareDatabase } from './support/bare-database.ts'
import { openSessions } from './support/sessions.ts'

describe('two sessions at the same moment', () => {
  const { concurrency: url } = inject('postgresUrls')
  beforeAll(() => migrateBareDatabase(url))
  const sessions = openSessions(url)

  describe('outbox', () => outboxSuite(sessions))
  describe('rate limits', () => rateLimitsSuite(sessions))
  describe('requests', () => requestsSuite(sessions))
  describe('replies', () => repliesSuite(sessions))
  describe('chats', () => chatsSuite(sessions))
  describe('newsletter', () => newsletterSuite(sessions))
  describe('people', () => peopleSuite(sessions))
  describe('retention', () => retentionSuite(sessions))
})
