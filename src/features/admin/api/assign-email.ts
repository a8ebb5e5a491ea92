import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { emailsQuery } from './list-emails'
import { unwrap } from './request-error'

interface Assignment {
  emailId: string
  userId: string
}

/** Assigns an e-mail that nobody has yet. @returns false when somebody else was faster */
async function assignEmail({ emailId, userId }: Assignment): Promise<boolean> {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('emails')
    .update({ assigned_to_user_id: userId, status: 'in_progress' })
    .eq('id', emailId)
    .is('assigned_to_user_id', null)
    .select('id')
  return (unwrap(answer) ?? []).length > 0
}

export function useAssignEmail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: assignEmail,
    onSuccess: (assigned) => {
      if (assigned) toast.success('Email назначен вам')
      else toast.info('Email уже назначен', 'Коллега взял его раньше вас. Список обновлён.')
    },
    meta: { refused: 'Ошибка назначения email' },
    onSettled: () => queries.invalidateQueries({ queryKey: emailsQuery.queryKey }),
  })
}
