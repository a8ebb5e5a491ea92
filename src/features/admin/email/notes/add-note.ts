import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { refetchInbox } from '../../refetch'
import { unwrap } from '../../request'

interface NewNote {
  /** Made once per written note: sent again after a lost answer, it is there once. */
  id: string
  emailId: string
  body: string
}

/** What PostgreSQL calls a key that is there already. */
const duplicateKey = '23505'

async function addNote({ id, emailId, body }: NewNote): Promise<void> {
  const supabase = await getSupabase()
  const answer = await supabase.from('email_notes').insert({ id, email_id: emailId, body })
  if (answer.error?.code !== duplicateKey) unwrap(answer)
}

export function useAddNote() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: addNote,
    meta: { refused: 'Не удалось сохранить заметку' },
    // Not waited for: it is done, whenever the lists know.
    onSettled: () => void refetchInbox(queries),
  })
}
