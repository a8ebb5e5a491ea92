import type { TableAccess } from './table-access.ts'
import { auditLog } from './tables/audit-log.ts'
import { chatMessages } from './tables/chat-messages.ts'
import { chatSessions } from './tables/chat-sessions.ts'
import { chatSummaries } from './tables/chat-summaries.ts'
import { consents } from './tables/consents.ts'
import { customers } from './tables/customers.ts'
import { emailNotes } from './tables/email-notes.ts'
import { emailReplies } from './tables/email-replies.ts'
import { emails } from './tables/emails.ts'
import { newsletterSubscriptions } from './tables/newsletter-subscriptions.ts'
import { outbox } from './tables/outbox.ts'
import { profiles } from './tables/profiles.ts'
import { quizRuns } from './tables/quiz-runs.ts'
import { userPresence } from './tables/user-presence.ts'
import { userRoles } from './tables/user-roles.ts'

/** Every table that the API exposes; one that is missing here fails the proof. */
export const tables: Record<string, TableAccess> = {
  audit_log: auditLog,
  chat_messages: chatMessages,
  chat_sessions: chatSessions,
  chat_summaries: chatSummaries,
  consents,
  customers,
  email_notes: emailNotes,
  email_replies: emailReplies,
  emails,
  newsletter_subscriptions: newsletterSubscriptions,
  outbox,
  profiles,
  quiz_runs: quizRuns,
  user_presence: userPresence,
  user_roles: userRoles,
}
