import { Constants } from '@contracts/database.types.ts'
import { emailStatuses } from '@contracts/email-status.ts'
import { roles } from '@contracts/role.ts'
import { auditKinds, auditQuery } from '@/features/admin/audit/audit-query'
import { useAudit } from '@/features/admin/audit/audit-requests'
import { useCalendarAddress } from '@/features/admin/chats/calendar-requests'
import {
  chatKinds,
  chatsQuery,
  findChats,
  useChat as useOpenedChat,
  useChats,
  useWaitingChats,
} from '@/features/admin/chats/chat-requests'
import {
  findCustomers,
  useCustomer,
  useKnownSender,
  useOtherCustomers,
} from '@/features/admin/email/customer/customer-requests'
import { useChat, useDelivery, useEmail, useThread } from '@/features/admin/email/email-requests'
import { fetchChosen, fetchList } from '@/features/admin/inbox/export/export-requests'
import {
  defaultInboxQuery,
  type InboxQuery,
  inboxQuery,
  queues,
} from '@/features/admin/inbox/inbox-query'
import {
  fetchInboxPage,
  useInboxCounts,
  useInboxEmails,
} from '@/features/admin/inbox/inbox-requests'
import { useSavedFilters } from '@/features/admin/inbox/saved-filter-requests'
import { kindLabels } from '@/features/admin/lib/labels'
import { useLogAuthors } from '@/features/admin/lib/log-people'
import { useColleagues, useFormerColleagues } from '@/features/admin/lib/people-requests'
import { useWriters } from '@/features/admin/lib/writers'
import { useIssue, useIssues } from '@/features/admin/newsletter/issues/issue-requests'
import {
  subscriberQuery,
  useSubscriberCounts,
  useSubscribers,
} from '@/features/admin/newsletter/subscribers/subscriber-requests'
import {
  listed,
  useLatestMessage,
  useNotifications,
  useSwitches,
} from '@/features/admin/notifications/notification-requests'
import { periods, useOverview } from '@/features/admin/overview/overview-requests'
import { useRetentionRuns } from '@/features/admin/personal-data/retention/retention-runs'
import { ClientErrors } from '@/features/admin/security/client-errors'
import { PolicyViolations } from '@/features/admin/security/policy-violations'
import { securityGroups, securityQuery } from '@/features/admin/security/security-events'
import { useSecurityLog } from '@/features/admin/security/security-requests'
import { useDeploymentState } from '@/features/admin/state/state-requests'
import { useTemplates } from '@/features/admin/templates/template-requests'
import { useTags } from '@/features/admin/triage/triage-requests'
import { useInvitations } from '@/features/admin/users/invitation-requests'
import { defaultUserQuery, userQuery } from '@/features/admin/users/user-query'
import { useRoleChanges, useUsers } from '@/features/admin/users/user-requests'
import { call } from '@/lib/backend/database-answer'
import { openedEmail } from '../../support/opened-email.ts'

/** Asks for one thing: a hook, whose queries are run, or a promise. */
export type Ask = () => unknown

/** Rows of the filled desk. */
export interface Known {
  customerId: string
  threadId: string
  chatId: string
  colleagueId: string
  issueId: string
  /** Of a customer. */
  address: string
  company: string
}

const inbox = (change: Partial<InboxQuery>) => () =>
  useInboxEmails({ ...defaultInboxQuery, ...change })

async function readAll(pages: AsyncIterable<unknown>) {
  for await (const page of pages) void page
}

const month = { from: '2026-01-01', until: '2026-01-31' }

/** A call for each value of a filter. */
const each = <Value extends string>(values: readonly Value[], ask: (value: Value) => unknown) =>
  Object.fromEntries(values.map((value) => [value, () => ask(value)]))

/** What the desk asks its database for, by the function in `src/features/admin` whose query it is: a test wants all. */
export const deskRequests = (known: Known): Record<string, Record<string, Ask>> => ({
  'audit/useAudit': {
    ...each(['', ...auditKinds.map(({ value }) => value)], (kind) =>
      useAudit(auditQuery.parse({ kind })),
    ),
    'of a colleague': () => useAudit(auditQuery.parse({ who: known.colleagueId })),
    'of nobody': () => useAudit(auditQuery.parse({ who: 'system' })),
    'of a month': () => useAudit(auditQuery.parse(month)),
    search: () => useAudit(auditQuery.parse({ q: 'абракадабра' })),
  },
  'chats/useCalendarAddress': { '': useCalendarAddress },
  'chats/useChats': {
    ...each(
      chatKinds.map(({ value }) => value),
      (kind) => useChats(chatsQuery.parse({ kind }), 0),
    ),
    search: () => useChats(chatsQuery.parse({ q: 'абракадабра' }), 0),
  },
  'chats/useWaitingChats': { '': useWaitingChats },
  'chats/useChat': { '': () => useOpenedChat(known.chatId) },
  'command-menu/useFound': {
    customers: () => findCustomers(known.company),
    emails: () => fetchInboxPage({ queue: 'all', search: 'стоматология', page_size: 6 }),
    chats: () => findChats('магазин', 3),
  },
  'email/useCustomer': {
    '': () => useCustomer(openedEmail(known.threadId, { customer_id: known.customerId })),
  },
  'email/useKnownSender': {
    '': () => useKnownSender(openedEmail(known.threadId, { from_email: known.address })),
  },
  'email/useOtherCustomers': {
    '': () =>
      useOtherCustomers(
        {
          id: known.customerId,
          name: null,
          email: null,
          other_emails: [],
          phone: '+996 555 000012',
          company: known.company,
          requests: [],
        },
        '',
      ),
  },
  'email/useEmail': { '': () => useEmail(known.threadId) },
  'email/useThread': { '': () => useThread({ id: known.threadId, thread_id: known.threadId }) },
  'email/useChat': { '': () => useChat(known.threadId) },
  'email/useDelivery': { '': () => useDelivery(known.threadId) },
  'inbox/useInboxCounts': { '': () => useInboxCounts(0) },
  'inbox/useInboxEmails': {
    ...each(
      queues.map(({ id }) => id),
      (queue) => inbox({ queue })(),
    ),
    ...each([...emailStatuses], (status) => inbox({ status })()),
    ...each(Object.keys(kindLabels), (source) => useInboxEmails(inboxQuery.parse({ source }))),
    'of a colleague': inbox({ assignee: known.colleagueId }),
    'of nobody': inbox({ assignee: 'none' }),
    'of a month': inbox({ month: '2026-01' }),
    'with a tag': inbox({ tag: 'тег-7' }),
    'waiting for a colleague': inbox({ queue: 'waiting', assignee: known.colleagueId }),
    'search for a word': inbox({ q: 'стоматология' }),
    'search for a part': inbox({ q: 'омат' }),
    'search for two letters': inbox({ q: 'тж' }),
    'search for a number': inbox({ q: '0555 000 012' }),
    'search for nothing': inbox({ q: 'абракадабра' }),
  },
  'inbox/useKnownCustomers': { '': () => findCustomers('0555 000 012') },
  'inbox/export': {
    list: () => readAll(fetchList(defaultInboxQuery, known.colleagueId)),
    chosen: () => readAll(fetchChosen([known.threadId])),
  },
  'inbox/useSavedFilters': { '': useSavedFilters },
  'lib/useLogAuthors': { '': useLogAuthors },
  'lib/useColleagues': { '': useColleagues },
  'lib/useFormerColleagues': { '': useFormerColleagues },
  'lib/useWriters': { '': () => useWriters() },
  'newsletter/useIssues': { '': useIssues },
  'newsletter/useIssue': { '': () => useIssue(known.issueId) },
  'newsletter/useSubscribers': {
    ...each(['', ...Constants.public.Enums.newsletter_status], (status) =>
      useSubscribers(subscriberQuery.parse({ status })),
    ),
    search: () => useSubscribers(subscriberQuery.parse({ q: 'reader12@' })),
  },
  'newsletter/useSubscriberCounts': { '': useSubscriberCounts },
  'notifications/useNotifications': { '': () => useNotifications(listed) },
  'notifications/useLatestMessage': { '': useLatestMessage },
  'notifications/useSwitches': { '': useSwitches },
  'overview/useOverview': each(
    periods.map((days) => String(days)),
    (days) => useOverview(Number(days)),
  ),
  'personal-data/useDescribePerson': {
    '': () => call('describe_person', { address: known.address }),
    'of a number': () => call('describe_person', { address: '0555 000 012' }),
  },
  'personal-data/useRetentionRuns': { '': useRetentionRuns },
  'security/ClientErrors': { '': ClientErrors },
  'security/PolicyViolations': { '': PolicyViolations },
  'security/useSecurityLog': {
    ...each(['', ...Object.keys(securityGroups)], (event) =>
      useSecurityLog(securityQuery.parse({ event })),
    ),
    'of a month': () => useSecurityLog(securityQuery.parse(month)),
    search: () => useSecurityLog(securityQuery.parse({ q: 'абракадабра' })),
  },
  'state/useDeploymentState': { '': useDeploymentState },
  'templates/useTemplates': { '': useTemplates },
  'triage/useTags': { '': useTags },
  'users/useInvitations': { '': useInvitations },
  'users/useUsers': {
    ...each([...roles, 'blocked', 'former'], (role) =>
      useUsers({ ...defaultUserQuery, ...userQuery.parse({ role }) }),
    ),
    '': () => useUsers(defaultUserQuery),
    search: () => useUsers(userQuery.parse({ q: 'асанов' })),
  },
  'users/useRoleChanges': { '': () => useRoleChanges(known.colleagueId) },
})
