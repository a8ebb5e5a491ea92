import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { inboxKey, refetchInbox } from '../refetch'
import { unwrap } from '@/lib/database-answer'
import { useUndoableToast } from './undo'
import { updateEmails } from './update-emails'

/** The most tags of an email, and the longest, in characters: `emails.tags` takes no more. */
export const tagLimits = { count: 10, length: 30 }

/**
 * Adds a typed tag to others. Commas divide tags; one that is there in other letters is not added again.
 * @returns the same list where nothing was added
 */
export function addTags(tags: readonly string[], typed: string): readonly string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()))
  const added = typed
    .split(',')
    .map((tag) => tag.replace(/\s+/g, ' ').trim().slice(0, tagLimits.length))
    .filter((tag) => tag !== '' && !known.has(tag.toLowerCase()))
  return added.length === 0 ? tags : [...new Set([...tags, ...added])].slice(0, tagLimits.count)
}

interface Tagging {
  emailId: string
  tags: readonly string[]
  changeId: string
}

export function useTagEmail() {
  const queries = useQueryClient()
  const showUndoable = useUndoableToast()
  return useMutation({
    mutationFn: ({ emailId, tags, changeId }: Tagging) =>
      updateEmails([emailId], { tags: [...tags] }, changeId),
    onSuccess: (_, { changeId }) =>
      showUndoable({ tone: 'success', title: 'Метки изменены' }, changeId),
    meta: { refused: 'Не удалось изменить метки' },
    onSettled: () => refetchInbox(queries),
  })
}

async function fetchTags() {
  const supabase = await getSupabase()
  return (unwrap(await supabase.rpc('email_tags')) ?? []).map(({ tag }) => tag)
}

const tagsQuery = queryOptions({
  queryKey: [...inboxKey, 'tags'],
  queryFn: fetchTags,
  meta: { refused: 'Ошибка загрузки данных' },
})

/** The tags in use, the most frequent first. */
export const useTags = () => useQuery(tagsQuery)
