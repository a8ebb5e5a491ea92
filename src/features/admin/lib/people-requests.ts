import { useQuery } from '@tanstack/react-query'
import { call, request } from '@/lib/backend/database-answer'
import { useViewer } from './viewer'

/** Staff members, to whom emails can be assigned; `label` tells people of one name apart, and who is blocked. */
async function listColleagues() {
  const [people, blocked] = await Promise.all([
    call('colleagues'),
    request((supabase) =>
      supabase.from('profiles').select('user_id').gt('blocked_until', new Date().toISOString()),
    ),
  ])
  return people.map(({ user_id, full_name, email }) => {
    const name = full_name || email
    const isAlone = people.filter((other) => other.full_name === full_name).length === 1
    const isBlocked = blocked.some((other) => other.user_id === user_id)
    const label = [name, !isAlone && name !== email && email, isBlocked && 'заблокирован']
    return { userId: user_id, name, label: label.filter(Boolean).join(' · ') }
  })
}

export const useColleagues = () =>
  useQuery({
    queryKey: ['colleagues'],
    queryFn: listColleagues,
    // Staff change less often than the inbox.
    staleTime: 5 * 60_000,
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** Who worked here and has no rights any more, though emails may still be theirs. */
async function listFormerColleagues() {
  const people = await call('former_colleagues')
  return people.map(({ user_id, full_name, email }) => {
    const isAlone = people.filter((other) => other.full_name === full_name).length === 1
    const label = [full_name || email, !isAlone && full_name && email, 'бывший сотрудник']
    return { userId: user_id, label: label.filter(Boolean).join(' · ') }
  })
}

export const useFormerColleagues = () =>
  useQuery({
    queryKey: ['colleagues', 'former'],
    queryFn: listFormerColleagues,
    staleTime: 5 * 60_000,
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** The viewer's name, as their colleagues and customers see it. */
export function useOwnName(): string | undefined {
  const { userId } = useViewer()
  return useColleagues().data?.find((person) => person.userId === userId)?.name
}
