import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { actorName, readRoleChange } from '../role-change'
import { unwrap } from '../request-error'

const latest = 50

/** The latest changes of somebody's role with the names of who made them; the log itself has ids only. */
async function listRoleChanges(userId: string) {
  const supabase = await getSupabase()
  const lines = await supabase
    .from('audit_log')
    .select('id, at, actor_id, details')
    .eq('entity', 'user')
    .eq('entity_id', userId)
    .order('at', { ascending: false })
    .order('id', { ascending: false })
    .limit(latest)
  const changes = (unwrap(lines) ?? []).map(readRoleChange)

  const actors = new Set(changes.flatMap(({ actorId }) => actorId ?? []))
  const profiles = await supabase
    .from('profiles')
    .select('user_id, full_name, email')
    .in('user_id', [...actors])
  const people = new Map((unwrap(profiles) ?? []).map((person) => [person.user_id, person]))
  return changes.map((change) => ({ ...change, actor: actorName(change.actorId, people) }))
}

export const roleChangesKey = (userId: string) => ['role-changes', userId] as const

const roleChangesQuery = (userId: string) =>
  queryOptions({
    queryKey: roleChangesKey(userId),
    queryFn: () => listRoleChanges(userId),
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** How somebody's role changed, the latest first. */
export const useRoleChanges = (userId: string) => useQuery(roleChangesQuery(userId))
