import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManualLead } from '@contracts/manual-lead.ts'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../../refetch'
import { unwrap } from '@/lib/database-answer'

interface NewLead {
  /** Made once per filled form: the same form twice is one lead. */
  submissionId: string
  lead: ManualLead
}

/** @returns the id of the email */
async function addLead({ submissionId, lead }: NewLead): Promise<string> {
  const supabase = await getSupabase()
  const answer = await supabase.rpc('add_lead', { submission_id: submissionId, lead })
  return unwrap(answer) ?? ''
}

/** Stores a lead that somebody of the staff has written down. */
export function useAddLead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: addLead,
    onSuccess: () => toast.success('Обращение записано', 'Срок ответа — как у заявки с сайта.'),
    meta: { refused: 'Не удалось записать обращение' },
    onSettled: () => refetchInbox(queries),
  })
}
