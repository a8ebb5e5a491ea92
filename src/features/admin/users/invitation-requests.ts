import { useMutation, useQuery } from '@tanstack/react-query'
import type { Role } from '@contracts/role.ts'
import { toast } from '@/lib/toast'
import { call, request } from '@/lib/backend/database-answer'
import { refetchLater } from '../lib/refetch'
import { explainAccessRefusal } from './user-requests'

const invitationsKey = ['invitations'] as const

export const useInvitations = () =>
  useQuery({
    queryKey: invitationsKey,
    queryFn: () =>
      request((supabase) =>
        supabase
          .from('invitations')
          .select('id, email, role, expires_at')
          .is('accepted_at', null)
          .order('created_at', { ascending: false }),
      ),
    meta: { refused: 'Ошибка загрузки приглашений' },
  })

export const explainInvitationRefusal = (error: Error) =>
  error.message.startsWith('This person is on the staff')
    ? 'Этот человек уже в команде: его роль меняют в списке.'
    : explainAccessRefusal(error)

/** Sends an invitation, replacing an earlier one to the same address. */
export const useInvite = () =>
  useMutation({
    mutationFn: ({ email, role }: { email: string; role: Role }) =>
      call('invite_person', { address: email, new_role: role }),
    onSuccess: (_done, { email }) =>
      toast.success('Приглашение отправлено', `Письмо уйдёт на ${email}.`),
    meta: { refused: 'Приглашение не отправлено', explain: explainInvitationRefusal },
    onSettled: refetchLater(invitationsKey),
  })

export const useWithdraw = () =>
  useMutation({
    mutationFn: (id: string) => call('withdraw_invitation', { invitation_id: id }),
    onSuccess: () => toast.success('Приглашение отозвано'),
    meta: { refused: 'Приглашение не отозвано', explain: explainAccessRefusal },
    onSettled: refetchLater(invitationsKey),
  })
