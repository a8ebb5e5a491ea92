import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { actorName } from '../person-name'
import { unwrap } from '@/lib/database-answer'
import { readRoleChange } from '../role-change'

const latest = 50

/** The latest changes of a user's role, with the names of who made them: the log itself holds ids only. */
async function listRoleChanges(userId: string) {
  const supabase = await getSupabase()
  const log = await supabase
    .from('audit_log')
    .select('id, at, actor_id, details')
    .eq('entity', 'user')
    .eq('entity_id', userId)
    .order('at', { ascending: false })
    .order('id', { ascending: false })
    .limit(latest)
  const rows = unwrap(log) ?? []

  const actors = new Set(rows.flatMap(({ actor_id }) => actor_id ?? []))
  const profiles = await supabase
    .from('profiles')
    .select('user_id, full_name, email')
    .in('user_id', [...actors])
  const people = new Map((unwrap(profiles) ?? []).map((person) => [person.user_id, person]))
  return rows.map(({ id, at, actor_id, details }) => ({
    id,
    at,
    actor: actorName(actor_id, people),
    ...readRoleChange(details),
  }))
}

export const roleChangesKey = (userId: string) => ['role-changes', userId] as const

const roleChangesQuery = (userId: string) =>
  queryOptions({
    queryKey: roleChangesKey(userId),
    queryFn: () => listRoleChanges(userId),
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** The changes of a user's role, newest first. */
export const useRoleChanges = (userId: string) => useQuery(roleChangesQuery(userId))
