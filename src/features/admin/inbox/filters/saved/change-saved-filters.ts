import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchChanged } from '../../../refetch'
import { unwrap } from '@/lib/database-answer'
import { duplicateKey } from '../../../request'
import { savedFiltersKey } from './fetch-saved-filters'

class TitleTaken extends Error {
  override name = 'TitleTaken'
}

async function saveFilter(filter: { title: string; query: string }): Promise<void> {
  const supabase = await getSupabase()
  const { data, error } = await supabase.from('saved_filters').insert(filter)
  if (error?.code === duplicateKey) throw new TitleTaken()
  unwrap({ data, error })
}

export function useSaveFilter() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: saveFilter,
    onSuccess: () => toast.success('Фильтр сохранён'),
    meta: {
      refused: 'Не удалось сохранить фильтр',
      explain: (error: Error) =>
        error instanceof TitleTaken
          ? 'Фильтр с таким названием уже есть.'
          : 'Сервер не принял фильтр.',
    },
    onSettled: () => refetchChanged(queries, savedFiltersKey),
  })
}

async function deleteFilter(id: string): Promise<void> {
  const supabase = await getSupabase()
  unwrap(await supabase.from('saved_filters').delete().eq('id', id))
}

export function useDeleteFilter() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: deleteFilter,
    onSuccess: () => toast.success('Фильтр удалён'),
    meta: { refused: 'Не удалось удалить фильтр' },
    onSettled: () => refetchChanged(queries, savedFiltersKey),
  })
}
