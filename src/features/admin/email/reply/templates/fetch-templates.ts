import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { unwrap } from '@/lib/database-answer'

export const templatesKey = ['reply-templates'] as const

async function fetchTemplates() {
  const supabase = await getSupabase()
  return (
    unwrap(await supabase.from('reply_templates').select('id, title, body').order('title')) ?? []
  )
}

/** A text that a reply may begin with. */
export type Template = Awaited<ReturnType<typeof fetchTemplates>>[number]

const templatesQuery = queryOptions({
  queryKey: templatesKey,
  queryFn: fetchTemplates,
  meta: { refused: 'Ошибка загрузки данных' },
})

/** All templates, by title. */
export const useTemplates = () => useQuery(templatesQuery)

async function fetchIsAdmin(userId: string): Promise<boolean> {
  const supabase = await getSupabase()
  const roles = unwrap(await supabase.from('user_roles').select('role').eq('user_id', userId)) ?? []
  return roles.some(({ role }) => role === 'admin')
}

/** Whether the viewer keeps the templates. The policies decide; this only hides what would be refused. */
export const useKeepsTemplates = (userId: string) =>
  useQuery({ queryKey: [...templatesKey, 'keeper', userId], queryFn: () => fetchIsAdmin(userId) })
    .data ?? false
