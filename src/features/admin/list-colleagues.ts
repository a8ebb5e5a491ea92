import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { unwrap } from './request-error'

/** Somebody who works here, and to whom e-mails can be assigned. */
export interface Colleague {
  userId: string
  /** The full name, or the address of who has told none. */
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
  // People come and go less often than mails.
  staleTime: 5 * 60_000,
  meta: { refused: 'Ошибка загрузки данных' },
})

/** Everyone who works here, by name. */
export const useColleagues = () => useQuery(colleaguesQuery)
