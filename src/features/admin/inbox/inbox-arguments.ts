import type { Database } from '@contracts/database.types.ts'
import type { InboxQuery } from './inbox-query'

/** What the database's `inbox_page` takes. */
export type InboxArguments = Database['public']['Functions']['inbox_page']['Args']

function assigneeArguments({ queue, assignee }: InboxQuery, viewerId: string): InboxArguments {
  if (queue === 'mine' || assignee === 'me') return { assignee: viewerId }
  if (assignee === 'none') return { is_unassigned: true }
  return assignee === 'all' ? {} : { assignee }
}

/** The query in the database's words; what is mine is what waits and is assigned to the viewer. */
export function inboxArguments(query: InboxQuery, viewerId: string): InboxArguments {
  const { text, queue, status, source } = query
  const search = text.trim()
  return {
    queue: queue === 'mine' ? 'waiting' : queue,
    ...(search && { search }),
    ...(status !== 'all' && { wanted_status: status }),
    ...(source !== 'all' && { wanted_source: source }),
    ...assigneeArguments(query, viewerId),
  }
}
