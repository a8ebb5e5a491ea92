import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { unwrap } from '@/lib/database-answer'

export const savedFiltersKey = ['saved-filters'] as const

async function fetchSavedFilters() {
  const supabase = await getSupabase()
  const answer = await supabase.from('saved_filters').select('id, title, query').order('title')
  return unwrap(answer) ?? []
}

const savedFiltersQuery = queryOptions({
  queryKey: savedFiltersKey,
  queryFn: fetchSavedFilters,
  meta: { refused: 'Ошибка загрузки данных' },
})

/** The viewer's own filters, by title. */
export const useSavedFilters = () => useQuery(savedFiltersQuery)
