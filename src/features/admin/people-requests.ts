import { useQuery } from '@tanstack/react-query'
import { call, requestInChunks } from '@/lib/backend/database-answer'
import { useViewer } from './viewer'

/** Staff members, to whom emails can be assigned. */
async function listColleagues() {
  const people = await call('colleagues')
  return people.map(({ user_id, full_name, email }) => ({
    userId: user_id,
    name: full_name || email,
  }))
}

export const useColleagues = () =>
  useQuery({
    queryKey: ['colleagues'],
    queryFn: listColleagues,
    // Staff change less often than the inbox.
    staleTime: 5 * 60_000,
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** The viewer's name, as their colleagues and customers see it. */
export function useOwnName(): string | undefined {
  const { userId } = useViewer()
  return useColleagues().data?.find((person) => person.userId === userId)?.name
}

/** Names and addresses by id, for logs, which hold ids only; deleted accounts are missing. */
export async function fetchPeople(ids: readonly (string | null | undefined)[]) {
  const people = await requestInChunks(
    [...new Set(ids.flatMap((id) => id ?? []))],
    (supabase, chunk) =>
      supabase.from('profiles').select('user_id, full_name, email').in('user_id', chunk),
  )
  return new Map(people.map((person) => [person.user_id, person]))
}
