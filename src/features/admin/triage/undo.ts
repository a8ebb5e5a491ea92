import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { EmailStatus } from '@contracts/email-status.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../refetch'
import { inChunks, unwrap } from '../request'

/** What a change can take from an email. */
export interface TriageState {
  id: string
  status: EmailStatus
  assigned_to_user_id: string | null
}

export const triageColumns = 'id, status, assigned_to_user_id'

/** How emails stand before a change. */
export async function fetchTriageStates(emailIds: readonly string[]): Promise<TriageState[]> {
  const supabase = await getSupabase()
  return inChunks(emailIds, async (ids) => {
    const emails = supabase.from('emails').select(triageColumns)
    return unwrap(await emails.in('id', [...ids])) ?? []
  })
}

const keyOf = ({ status, assigned_to_user_id }: TriageState) => `${status} ${assigned_to_user_id}`

/** The emails that a change has changed, with those that went the same way together. */
export function changedGroups(before: readonly TriageState[], after: readonly TriageState[]) {
  const groups = new Map<string, { from: TriageState; to: TriageState; ids: string[] }>()
  for (const to of after) {
    const from = before.find(({ id }) => id === to.id)
    if (!from || keyOf(from) === keyOf(to)) continue
    const key = `${keyOf(from)} ${keyOf(to)}`
    const group = groups.get(key) ?? { from, to, ids: [] }
    group.ids.push(to.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

type Group = ReturnType<typeof changedGroups>[number]

/** Puts emails back, but for those that somebody has changed since; the database compares and sets at once. */
async function restore({ from, to, ids }: Group): Promise<number> {
  const supabase = await getSupabase()
  const { status, assigned_to_user_id } = from
  const restored = await inChunks(ids, async (chunk) => {
    const emails = supabase
      .from('emails')
      .update({ status, assigned_to_user_id })
      .in('id', [...chunk])
      .eq('status', to.status)
    const unchanged =
      to.assigned_to_user_id === null
        ? emails.is('assigned_to_user_id', null)
        : emails.eq('assigned_to_user_id', to.assigned_to_user_id)
    return unwrap(await unchanged.select('id')) ?? []
  })
  return restored.length
}

async function undo(queries: QueryClient, groups: readonly Group[]): Promise<void> {
  try {
    const counts = await Promise.all(groups.map(restore))
    const restored = counts.reduce((sum, count) => sum + count, 0)
    const missed = groups.reduce((sum, { ids }) => sum + ids.length, 0) - restored
    if (missed === 0) toast.success('Изменение отменено')
    else {
      const emails = `${formatNumber(missed)} ${plural(missed, 'письмо', 'письма', 'писем')}`
      toast.info('Отменить удалось не всё', `${emails} тем временем изменил коллега.`)
    }
  } catch (error) {
    console.error('A change could not be undone:', error)
    toast.error('Не удалось отменить изменение')
  }
  await refetchInbox(queries)
}

/** For as long as the toast offers it, in milliseconds. */
const offeredMs = 10_000

let latest: { run: () => void; until: number } | undefined

/** Takes back the change that was offered last, if it still is. */
export function undoLatest(): void {
  if (latest && Date.now() < latest.until) latest.run()
}

/** Makes the action of a toast that takes a change back, once; none where nothing was changed. */
export function useOfferUndo() {
  const queries = useQueryClient()
  return (before: readonly TriageState[], after: readonly TriageState[]) => {
    const groups = changedGroups(before, after)
    if (groups.length === 0) return {}
    let isDone = false
    const run = () => {
      if (latest === offered) latest = undefined
      if (!isDone) void undo(queries, groups)
      isDone = true
    }
    const offered = { run, until: Date.now() + offeredMs }
    latest = offered
    return { action: { label: 'Отменить', run } }
  }
}
