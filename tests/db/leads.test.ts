import { calendarsSuite } from './rules/calendars.suite.ts'
import { clientErrorsSuite } from './rules/client-errors.suite.ts'
import { cspViolationsSuite } from './rules/csp-violations.suite.ts'
import { customersSuite } from './rules/customers.suite.ts'
import { demoDataSuite } from './rules/demo-data.suite.ts'
import { healthSuite } from './rules/health.suite.ts'
import { leadsSuite } from './rules/leads.suite.ts'
import { lettersSuite } from './rules/letters.suite.ts'
import { manualLeadsSuite } from './rules/manual-leads.suite.ts'
import { newsletterSuite } from './rules/newsletter.suite.ts'
import { notificationsSuite } from './rules/notifications.suite.ts'
import { outboxSuite } from './rules/outbox.suite.ts'
import { overviewSuite } from './rules/overview.suite.ts'
import { promisesSuite } from './rules/promises.suite.ts'
import { quizProgressSuite } from './rules/quiz-progress.suite.ts'
import { workingHoursSuite } from './rules/working-hours.suite.ts'
import { writtenTextsSuite } from './rules/written-texts.suite.ts'
import { onPostgres } from './support/on-database.ts'

onPostgres({
  leads: leadsSuite,
  calendars: calendarsSuite,
  'leads written down': manualLeadsSuite,
  customers: customersSuite,
  'working hours': workingHoursSuite,
  promises: promisesSuite,
  notifications: notificationsSuite,
  outbox: outboxSuite,
  health: healthSuite,
  newsletter: newsletterSuite,
  letters: lettersSuite,
  'quiz progress': quizProgressSuite,
  overview: overviewSuite,
  'client errors': clientErrorsSuite,
  'written texts': writtenTextsSuite,
  'CSP violations': cspViolationsSuite,
  'demo data': demoDataSuite,
})
