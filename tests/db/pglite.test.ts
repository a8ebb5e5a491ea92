import { attemptsSuite } from './access/attempts.suite.ts'
import { accountsSuite } from './rules/accounts.suite.ts'
import { customerAccountSuite } from './rules/customer-account.suite.ts'
import { demoDataSuite } from './rules/demo-data.suite.ts'
import { proveInboxSearch } from './rules/inbox-search.suite.ts'
import { peopleSuite } from './rules/people.suite.ts'
import { personalDataSuite } from './rules/personal-data.suite.ts'
import { securityLogSuite } from './rules/security-log.suite.ts'
import { sessionsSuite } from './rules/sessions.suite.ts'
import { workingHoursSuite } from './rules/working-hours.suite.ts'
import { onPglite } from './support/on-database.ts'

// The database of local copies is PostgreSQL 17 as well: rules hold on it as on the platform's. Here is what rests on
// something that it has in another way. The integration and browser tests run on it, too.
onPglite({
  // One session serves every request: the role of one must not be the next one's, even after a refusal.
  attempts: attemptsSuite,
  // Another driver takes what Lite's Auth writes: names as jsonb, times with and without a time zone.
  accounts: accountsSuite,
  sessions: sessionsSuite,
  'customer account': customerAccountSuite,
  'security log': securityLogSuite,
  // The C library inside tells which characters are letters, and which is the small one of a capital.
  people: peopleSuite,
  'personal data': personalDataSuite,
  // The same, with a copy of pg_trgm and Russian dictionaries that came with it.
  'inbox search': proveInboxSearch,
  // It has time zones of its own.
  'working hours': workingHoursSuite,
  // Only local copies load it.
  'demo data': demoDataSuite,
})
