import { attachmentsSuite } from './rules/attachments.suite.ts'
import { emailsSuite } from './rules/emails.suite.ts'
import { inboundSuite } from './rules/inbound.suite.ts'
import { proveInboxDepth } from './rules/inbox-depth.suite.ts'
import { inboxPageSuite } from './rules/inbox-page.suite.ts'
import { proveInboxSearch } from './rules/inbox-search.suite.ts'
import { joinedRequestsSuite } from './rules/joined-requests.suite.ts'
import { linearTimeSuite } from './rules/linear-time.suite.ts'
import { notesSuite } from './rules/notes.suite.ts'
import { repliesSuite } from './rules/replies.suite.ts'
import { snoozeSuite } from './rules/snooze.suite.ts'
import { threadsSuite } from './rules/threads.suite.ts'
import { triageSuite } from './rules/triage.suite.ts'
import { writersSuite } from './rules/writers.suite.ts'
import { onPostgres } from './support/on-database.ts'

onPostgres({
  emails: emailsSuite,
  'inbound mail': inboundSuite,
  threads: threadsSuite,
  triage: triageSuite,
  'one customer, one conversation': joinedRequestsSuite,
  'putting off and tags': snoozeSuite,
  'inbox pages': inboxPageSuite,
  'inbox search': proveInboxSearch,
  'inbox depth': proveInboxDepth,
  notes: notesSuite,
  replies: repliesSuite,
  'who is writing': writersSuite,
  attachments: attachmentsSuite,
  'linear time': linearTimeSuite,
})
