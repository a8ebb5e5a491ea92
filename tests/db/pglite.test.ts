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
import { writtenTextsSuite } from './rules/written-texts.suite.ts'
import { everything } from '../support/scope.ts'
import { onPglite } from './support/on-database.ts'

// Local copies run PostgreSQL 17 as well: rules hold there as on the platform. These tests cover behaviour that
// differs on PGlite. The integration and browser tests run on it too.
onPglite({
  // One session serves every request: the role of one must not leak into the next, even after a refusal.
  attempts: attemptsSuite,
  ...(everything && {
    // Another driver receives what Lite's Auth writes: names as jsonb, times with and without a time zone.
    accounts: accountsSuite,
    sessions: sessionsSuite,
    'customer account': customerAccountSuite,
    'security log': securityLogSuite,
    'personal data': personalDataSuite,
    // Only local copies load it, and those of the browser tests do.
    'demo data': demoDataSuite,
  }),
  // The bundled C library determines which characters are letters, and how they are lower-cased.
  people: peopleSuite,
  // The same, with the bundled copy of pg_trgm and Russian dictionaries.
  'inbox search': proveInboxSearch,
  // It has its own tables of composed letters.
  'written texts': writtenTextsSuite,
  // It has its own time zones.
  'working hours': workingHoursSuite,
})
