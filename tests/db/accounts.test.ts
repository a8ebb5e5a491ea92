import { accountsSuite } from './rules/accounts.suite.ts'
import { customerAccountSuite } from './rules/customer-account.suite.ts'
import { lastAdminSuite } from './rules/last-admin.suite.ts'
import { logsSuite } from './rules/logs.suite.ts'
import { peopleSuite } from './rules/people.suite.ts'
import { personalDataSuite } from './rules/personal-data.suite.ts'
import { retentionSuite } from './rules/retention.suite.ts'
import { securityLogSuite } from './rules/security-log.suite.ts'
import { sessionsSuite } from './rules/sessions.suite.ts'
import { staffAccessSuite } from './rules/staff-access.suite.ts'
import { onPostgres } from './support/on-database.ts'

onPostgres({
  accounts: accountsSuite,
  sessions: sessionsSuite,
  'staff access': staffAccessSuite,
  'security log': securityLogSuite,
  logs: logsSuite,
  people: peopleSuite,
  'last admin': lastAdminSuite,
  'customer account': customerAccountSuite,
  'personal data': personalDataSuite,
  retention: retentionSuite,
})
