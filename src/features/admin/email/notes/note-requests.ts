import { useMutation } from '@tanstack/react-query'
import { isDuplicate, request } from '@/lib/backend/database-answer'
import { toast } from '@/lib/toast'
import { refreshInbox } from '../../triage/refetch-after'

interface NewNote {
  /** Made by the client, so that a retry stores the note once. */
  id: string
  emailId: string
  body: string
}

async function addNote({ id, emailId, body }: NewNote): Promise<void> {
  try {
    await request((supabase) =>
      supabase.from('email_notes').insert({ id, email_id: emailId, body }),
    )
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}

export const useAddNote = () =>
  useMutation({
    mutationFn: addNote,
    meta: { refused: 'Не удалось сохранить заметку' },
    onSettled: refreshInbox,
  })

export const useDeleteNote = () =>
  useMutation({
    mutationFn: (id: string) =>
      request((supabase) => supabase.from('email_notes').delete().eq('id', id)),
    onSuccess: () => toast.success('Заметка удалена'),
    meta: { refused: 'Не удалось удалить заметку' },
    onSettled: refreshInbox,
  })
