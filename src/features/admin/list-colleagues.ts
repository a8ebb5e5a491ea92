import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { unwrap } from '@/lib/database-answer'

/** A member of the staff, to whom emails can be assigned. */
interface Colleague {
  userId: string
  /** The full name, or the address where there is none. */
  name: string
}

async function listColleagues(): Promise<Colleague[]> {
  const supabase = await getSupabase()
  const people = unwrap(await supabase.rpc('colleagues')) ?? []
  return people.map(({ user_id, full_name, email }) => ({
    userId: user_id,
    name: full_name || email,
  }))
}

const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: listColleagues,
  // The staff changes less often than the inbox.
  staleTime: 5 * 60_000,
  meta: { refused: 'Ошибка загрузки данных' },
})

/** All staff, by name. */
export const useColleagues = () => useQuery(colleaguesQuery)
