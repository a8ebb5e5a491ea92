import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManualLead } from '@contracts/manual-lead.ts'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../../refetch'
import { request } from '@/lib/database-answer'

interface NewLead {
  /** Made once per filled form: the same form twice is one lead. */
  submissionId: string
  lead: ManualLead
}

/** Stores a lead that a member of the staff has written down; the answer is the id of its email. */
export function useAddLead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ submissionId, lead }: NewLead) =>
      request((supabase) => supabase.rpc('add_lead', { submission_id: submissionId, lead })),
    onSuccess: () => toast.success('Обращение записано', 'Срок ответа — как у заявки с сайта.'),
    meta: { refused: 'Не удалось записать обращение' },
    onSettled: () => refetchInbox(queries),
  })
}
