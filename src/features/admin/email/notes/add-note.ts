import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { refetchInbox } from '../../refetch'
import { unwrap } from '@/lib/database-answer'
import { duplicateKey } from '../../request'

interface NewNote {
  /** Made by the client, so that a note sent twice is stored once. */
  id: string
  emailId: string
  body: string
}

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
    // Not awaited: the note is saved, whenever the lists refresh.
    onSettled: () => void refetchInbox(queries),
  })
}
