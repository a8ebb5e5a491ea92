import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchChanged } from '../../../refetch'
import { RequestError, unwrap } from '@/lib/database-answer'
import { duplicateKey } from '../../../request'
import { type Template, templatesKey } from './fetch-templates'

class TitleTaken extends Error {
  override name = 'TitleTaken'
}

/** A template to be stored: a new one has no id. */
export type TemplateDraft = Omit<Template, 'id'> & { id: string | undefined }

async function saveTemplate({ id, title, body }: TemplateDraft): Promise<void> {
  const supabase = await getSupabase()
  const texts = { title: title.trim(), body: body.trim() }
  const table = supabase.from('reply_templates')
  const { data, error } = await (id === undefined
    ? table.insert(texts).select('id')
    : table.update(texts).eq('id', id).select('id'))
  if (error?.code === duplicateKey) throw new TitleTaken()
  if (unwrap({ data, error })?.length === 0) throw new RequestError('The template is gone')
}

export function useSaveTemplate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: saveTemplate,
    onSuccess: () => toast.success('Шаблон сохранён'),
    meta: { refused: 'Не удалось сохранить шаблон', explain: explainTemplateRefusal },
    onSettled: () => refetchChanged(queries, templatesKey),
  })
}

async function deleteTemplate(id: string): Promise<void> {
  const supabase = await getSupabase()
  unwrap(await supabase.from('reply_templates').delete().eq('id', id))
}

export function useDeleteTemplate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: deleteTemplate,
    onSuccess: () => toast.success('Шаблон удалён'),
    meta: { refused: 'Не удалось удалить шаблон' },
    onSettled: () => refetchChanged(queries, templatesKey),
  })
}

/** Explains why a template was not stored. */
export const explainTemplateRefusal = (error: Error): string =>
  error instanceof TitleTaken
    ? 'Шаблон с таким названием уже есть.'
    : 'Сервер не принял шаблон. Текст остался в форме.'
