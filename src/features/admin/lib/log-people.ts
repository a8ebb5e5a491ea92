import { useQuery } from '@tanstack/react-query'
import { call, requestInChunks } from '@/lib/backend/database-answer'
import type { Person } from './person-name'

/** What became of who no longer works here; a state newer than this page has no mark. */
const marks: Readonly<Record<string, string>> = {
  blocked: 'заблокирован',
  demoted: 'бывший сотрудник',
  deleted: 'аккаунт удалён',
}

/** Who stands in the logs, also those who left. Of people with one name each has the address in it. */
async function listLogAuthors() {
  const people = await call('log_authors')
  return people.map(({ user_id, full_name, email, state }) => {
    const isAlone = people.filter((other) => other.full_name === full_name).length === 1
    const name = full_name && !isAlone ? `${full_name} · ${email}` : full_name
    const label = [name ?? email, marks[state]].filter(Boolean).join(' · ')
    return { userId: user_id, full_name: name, email, state, label }
  })
}

export const logAuthorsKey = ['log-authors'] as const

export const useLogAuthors = () =>
  useQuery({
    queryKey: logAuthorsKey,
    queryFn: listLogAuthors,
    staleTime: 5 * 60_000,
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** Those who worked here, and have an account without rights. */
export const listDemoted = async () =>
  (await listLogAuthors()).flatMap(({ userId, state }) => (state === 'demoted' ? userId : []))

/** Names and addresses by id, for logs, which hold ids only; visitors' deleted accounts are missing. */
export async function fetchLogPeople(ids: readonly (string | null | undefined)[]) {
  const authors = await listLogAuthors()
  const known = new Map<string, Person>(
    authors.map(({ userId, full_name, email, state }) => [
      userId,
      { full_name, email, isGone: state === 'deleted' },
    ]),
  )
  const others = [...new Set(ids.flatMap((id) => (id && !known.has(id) ? id : [])))]
  const accounts = await requestInChunks(others, (supabase, chunk) =>
    supabase.from('profiles').select('user_id, full_name, email').in('user_id', chunk),
  )
  for (const { user_id, ...account } of accounts) known.set(user_id, account)
  return known
}
