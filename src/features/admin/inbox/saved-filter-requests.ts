import { useMutation, useQuery } from '@tanstack/react-query'
import { isDuplicate, request } from '@/lib/backend/database-answer'
import { toast } from '@/lib/toast'
import { refetchAwaited } from '../lib/refetch'

const savedFiltersKey = ['saved-filters'] as const

export const useSavedFilters = () =>
  useQuery({
    queryKey: savedFiltersKey,
    queryFn: () =>
      request((supabase) =>
        supabase.from('saved_filters').select('id, title, query').order('title'),
      ),
  })

export const useSaveFilter = () =>
  useMutation({
    mutationFn: (filter: { title: string; query: string }) =>
      request((supabase) => supabase.from('saved_filters').insert(filter)),
    onSuccess: () => toast.success('Фильтр сохранён'),
    meta: {
      refused: 'Не удалось сохранить фильтр',
      explain: (error: Error) =>
        isDuplicate(error) ? 'Фильтр с таким названием уже есть.' : 'Сервер не принял фильтр.',
    },
    onSettled: refetchAwaited(savedFiltersKey),
  })

export const useDeleteFilter = () =>
  useMutation({
    mutationFn: (id: string) =>
      request((supabase) => supabase.from('saved_filters').delete().eq('id', id)),
    onSuccess: () => toast.success('Фильтр удалён'),
    meta: { refused: 'Не удалось удалить фильтр' },
    onSettled: refetchAwaited(savedFiltersKey),
  })
