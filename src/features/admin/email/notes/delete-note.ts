import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../../refetch'
import { unwrap } from '@/lib/database-answer'

async function deleteNote(id: string): Promise<void> {
  const supabase = await getSupabase()
  unwrap(await supabase.from('email_notes').delete().eq('id', id))
}

export function useDeleteNote() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: deleteNote,
    onSuccess: () => toast.success('Заметка удалена'),
    meta: { refused: 'Не удалось удалить заметку' },
    // Not awaited: the note is gone, whenever the lists refresh.
    onSettled: () => void refetchInbox(queries),
  })
}
