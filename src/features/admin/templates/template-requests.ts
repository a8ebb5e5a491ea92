import { useMutation, useQuery } from '@tanstack/react-query'
import { z } from '@contracts/zod.ts'
import { isDuplicate, RequestError, request } from '@/lib/backend/database-answer'
import { toast } from '@/lib/toast'
import { draftStorage } from '../lib/draft-storage'
import { refetchAwaited } from '../lib/refetch'

const templatesKey = ['reply-templates'] as const

const fetchTemplates = () =>
  request((supabase) => supabase.from('reply_templates').select('id, title, body').order('title'))

export const useTemplates = () => useQuery({ queryKey: templatesKey, queryFn: fetchTemplates })

const draftSchema = z.object({ id: z.uuid().optional(), title: z.string(), body: z.string() })

/** A template that is edited, or a new one. */
export type TemplateDraft = z.infer<typeof draftSchema>

export const templateDrafts = draftStorage('template', draftSchema)

export const useSaveTemplate = () =>
  useMutation({
    mutationFn: async ({ id, title, body }: TemplateDraft) => {
      const texts = { title: title.trim(), body: body.trim() }
      const stored = await request((supabase) => {
        const table = supabase.from('reply_templates')
        const change = id === undefined ? table.insert(texts) : table.update(texts).eq('id', id)
        return change.select('id')
      })
      if (stored.length === 0) throw new RequestError('The template is gone')
    },
    onSuccess: () => toast.success('Шаблон сохранён'),
    meta: { refused: 'Не удалось сохранить шаблон', explain: explainTemplateRefusal },
    onSettled: refetchAwaited(templatesKey),
  })

export const useDeleteTemplate = () =>
  useMutation({
    mutationFn: (id: string) =>
      request((supabase) => supabase.from('reply_templates').delete().eq('id', id)),
    onSuccess: () => toast.success('Шаблон удалён'),
    meta: { refused: 'Не удалось удалить шаблон' },
    onSettled: refetchAwaited(templatesKey),
  })

export const explainTemplateRefusal = (error: Error): string =>
  isDuplicate(error)
    ? 'Шаблон с таким названием уже есть.'
    : 'Сервер не принял шаблон. Текст остался в форме.'
