import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Role } from '@contracts/role.ts'
import { call, requestAll, requestAnswer, RequestError } from '@/lib/backend/database-answer'
import { toast } from '@/lib/toast'
import { explainBy } from '../lib/admin-queries'
import { searchPatterns } from '../lib/search-patterns'
import { fetchLogPeople, listDemoted, logAuthorsKey } from '../lib/log-people'
import { actorName } from '../lib/person-name'
import { logDetails, roleChange } from '../lib/log-details'
import { refetchChanged, refetchLater } from '../lib/refetch'
import { readSort, type UserOrder, type UserQuery } from './user-query'

export const usersPerPage = 25

const columns: Record<UserOrder, string> = {
  name: 'full_name',
  role: 'user_roles(role)',
  created: 'created_at',
  seen: 'user_presence(last_seen_at)',
}

/** PostgREST's error for a page beyond the last one. */
const beyondLastPage = 'PGRST103'

async function listUsers({ q, role, sort, page }: UserQuery) {
  const patterns = searchPatterns(q)
  const { by, descending } = readSort(sort)
  const former = role === 'former' ? await listDemoted() : []
  const answer = await requestAnswer((supabase) => {
    let list = supabase
      .from('profiles')
      .select(
        'id, user_id, email, full_name, created_at, user_roles(role), user_presence(last_seen_at), blocked_until',
        { count: 'exact' },
      )
    if (patterns.length > 0) list = list.likeAllOf('search_text', patterns)
    if (role === 'blocked') list = list.gt('blocked_until', new Date().toISOString())
    else if (role === 'former') list = list.in('user_id', former)
    else if (role !== 'all') list = list.eq('user_roles.role', role).not('user_roles', 'is', null)
    return (
      list
        // Never seen counts as seen longest ago; users without a name come last.
        .order(columns[by], { ascending: !descending, nullsFirst: (by === 'seen') !== descending })
        // Makes the order stable: no other column is available when sorting by role or visit.
        .order('email', { ascending: !descending })
        .range((page - 1) * usersPerPage, page * usersPerPage - 1)
    )
  }).catch((error: unknown) => {
    if (error instanceof RequestError && error.code === beyondLastPage)
      return { data: [], count: 0 }
    throw error
  })
  const users = answer.data.map(({ user_roles, user_presence, ...user }) => ({
    ...user,
    role: user_roles?.role ?? ('user' as const),
    lastSeenAt: user_presence?.last_seen_at ?? null,
  }))
  return { users, total: answer.count ?? users.length }
}

export type User = Awaited<ReturnType<typeof listUsers>>['users'][number]

export const isBlocked = ({ blocked_until: until }: Pick<User, 'blocked_until'>): boolean =>
  until !== null && Date.parse(until) > Date.now()

const usersKey = ['users'] as const

/** A page of users; the previous page until it has loaded. */
export const useUsers = (query: UserQuery) =>
  useQuery({
    queryKey: [...usersKey, query],
    queryFn: () => listUsers(query),
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки пользователей' },
  })

/**
 * The changes of a user's role, newest first, with the names of their authors: the log holds only ids. A role that came
 * with an invitation is attributed to the person who sent it.
 */
async function listRoleChanges(userId: string) {
  const rows = await requestAll((supabase, from, to) =>
    supabase
      .from('audit_log')
      .select('id, at, actor_id, action, details')
      .eq('entity', 'user')
      .eq('entity_id', userId)
      .in('action', ['role_given', 'role_changed', 'role_taken', 'invitation_accepted'])
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to),
  )
  const inviters = new Map<string, string | undefined>(
    rows.flatMap(({ action, at, details }) =>
      action === 'invitation_accepted' ? [[at, logDetails.parse(details).invited_by] as const] : [],
    ),
  )
  const people = await fetchLogPeople([
    ...rows.map(({ actor_id }) => actor_id),
    ...inviters.values(),
  ])
  return rows
    .filter(({ action }) => action !== 'invitation_accepted')
    .map(({ id, at, actor_id, details }) => {
      const inviter = inviters.get(at)
      return {
        id,
        at,
        actor: inviters.has(at)
          ? `По приглашению: ${inviter ? actorName(inviter, people) : 'Удалённый аккаунт'}`
          : actorName(actor_id, people),
        ...roleChange.parse(details),
      }
    })
}

const roleChangesKey = (userId: string) => ['role-changes', userId] as const

export const useRoleChanges = (userId: string) =>
  useQuery({
    queryKey: roleChangesKey(userId),
    queryFn: () => listRoleChanges(userId),
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** The messages of the database, in the admin's words. */
const accountRefusals = [
  [
    'The last admin',
    'Это единственный администратор. Сначала назначьте администратором кого-нибудь ещё.',
  ],
  ['There is no such user', 'Такого пользователя больше нет: аккаунт удалён.'],
] as const

export const explainRoleRefusal = explainBy([
  ...accountRefusals,
  ['Only an admin', 'Менять роли могут только администраторы, а вы больше не администратор.'],
])

/** Sets a user's role, in one transaction with the audit log. */
export const useSetUserRole = ({ user_id: target_user_id }: User, isOwn: boolean) =>
  useMutation({
    mutationFn: (new_role: Role) => call('set_user_role', { target_user_id, new_role }),
    onSuccess: () => toast.success('Роль пользователя обновлена'),
    meta: { refused: 'Ошибка обновления роли', explain: explainRoleRefusal },
    onSettled: (_done, error, _role, _before, { client }) => {
      // A former admin would get an empty list.
      if (isOwn && !error) return
      void refetchChanged(client, usersKey, logAuthorsKey, roleChangesKey(target_user_id))
    },
  })

export type AccessAct = 'block' | 'unblock' | 'endSessions' | 'delete'

function changeAccess(act: AccessAct, target_user_id: string) {
  if (act === 'endSessions') return call('end_sessions', { target_user_id })
  if (act === 'delete') return call('delete_account', { target_user_id })
  return call('set_blocked', { target_user_id, blocked: act === 'block' })
}

const doneTexts: Record<AccessAct, [title: string, description: string]> = {
  block: ['Аккаунт заблокирован', 'Человек вышел на всех устройствах и войти не сможет.'],
  unblock: ['Аккаунт разблокирован', 'Теперь в него снова можно войти.'],
  endSessions: ['Сеансы завершены', 'На всех устройствах понадобится войти заново.'],
  delete: ['Аккаунт удалён', 'Ответы клиентам остались в переписке.'],
}

export const explainAccessRefusal = explainBy([
  ...accountRefusals,
  ['Only an admin', 'Это могут только администраторы, а вы больше не администратор.'],
  ['You cannot do this', 'Со своим аккаунтом этого сделать нельзя.'],
  ['Prove again', 'Вы не подтвердили, что это вы.'],
])

/** Blocks, unblocks, signs out or deletes an account, in one transaction with the logs. */
export const useChangeAccess = (userId: string) =>
  useMutation({
    mutationFn: (act: AccessAct) => changeAccess(act, userId),
    onSuccess: (_done, act) => toast.success(...doneTexts[act]),
    meta: { refused: 'Доступ не изменён', explain: explainAccessRefusal },
    onSettled: refetchLater(usersKey),
  })
