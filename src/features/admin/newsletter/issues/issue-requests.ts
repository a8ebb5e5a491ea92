import { useMutation, useQuery } from '@tanstack/react-query'
import type { Database } from '@contracts/database.types.ts'
import { newsletterPreviewSchema } from '@contracts/newsletter.ts'
import { z } from '@contracts/zod.ts'
import { call, request, RequestError, requestAll } from '@/lib/backend/database-answer'
import { callFunctionSignedIn } from '@/lib/backend/signed-in-functions'
import { toast } from '@/lib/toast'
import { draftStorage } from '../../lib/draft-storage'
import type { Appearance } from '../../lib/labels'
import { refetchAwaited } from '../../lib/refetch'
import { useViewer } from '../../lib/viewer'

type IssueStatus = Database['public']['Enums']['newsletter_issue_status']

export const issueAppearance: Record<IssueStatus, Appearance> = {
  draft: { label: 'Черновик', badge: 'outline' },
  sending: { label: 'Отправляется', badge: 'info' },
  paused: { label: 'На паузе', badge: 'accent' },
  sent: { label: 'Отправлен', badge: 'success' },
  cancelled: { label: 'Отменён', badge: 'secondary' },
}

/** The subject; a draft may have none yet. */
export const issueTitle = ({ subject }: { subject: string }) => subject || 'Без темы'

const issuesKey = ['newsletter-issues'] as const

/** In milliseconds, while an issue is sent. */
const progressMs = 2000

async function fetchIssue(issueId: string) {
  const [issue, figures] = await Promise.all([
    request((supabase) =>
      supabase
        .from('newsletter_issues')
        .select(
          'id, subject, body, status, pause_reason, pace_per_minute, started_at, finished_at, reader_count, sent_count, failed_count',
        )
        .eq('id', issueId)
        .maybeSingle(),
    ),
    request((supabase) => supabase.rpc('newsletter_figures', { issue_id: issueId }).maybeSingle()),
  ])
  return issue && { ...issue, figures }
}

export type Issue = NonNullable<Awaited<ReturnType<typeof fetchIssue>>>

export const useIssues = () =>
  useQuery({
    queryKey: [...issuesKey, 'list'],
    queryFn: () =>
      requestAll((supabase, from, to) =>
        supabase
          .from('newsletter_issues')
          .select(
            'id, subject, status, updated_at, started_at, finished_at, reader_count, sent_count',
          )
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to),
      ),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'sending') ? progressMs : false,
    meta: { refused: 'Ошибка загрузки выпусков' },
  })

/** One issue; null if it does not exist, such as a draft that is not saved yet. */
export const useIssue = (issueId: string) =>
  useQuery({
    queryKey: [...issuesKey, issueId],
    queryFn: () => fetchIssue(issueId),
    // An editor must not begin with a text that was stored before the last one.
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'sending' ? progressMs : false),
    meta: { refused: 'Ошибка загрузки выпуска' },
  })

const issueTextSchema = z.object({ subject: z.string(), body: z.string() })

export type IssueText = z.infer<typeof issueTextSchema>

/** What is written and not stored yet, for a reload or a look at the list before it is. */
export const issueDrafts = draftStorage('issue', issueTextSchema)

const lateEdit = 'The issue is a draft no more'

async function saveIssue({ issueId, subject, body }: IssueText & { issueId: string }) {
  const isSaved = await call('save_newsletter_issue', { issue_id: issueId, subject, body })
  if (!isSaved) throw new RequestError(lateEdit)
}

/** What changes issues is done in the order in which it was asked for. */
const scope = { id: 'newsletter-issues' }

export function useSaveIssue() {
  const { userId } = useViewer()
  return useMutation({
    scope,
    mutationFn: saveIssue,
    onSuccess: (_, { issueId, subject, body }) => {
      const written = issueDrafts.load(userId, issueId)
      if (written?.subject.trim() === subject && written.body === body)
        issueDrafts.keep(userId, issueId, undefined)
    },
    meta: {
      refused: 'Черновик не сохранён',
      explain: ({ message }) =>
        message === lateEdit ? 'Выпуск уже отправляется: текст больше не изменить.' : undefined,
    },
    onSettled: refetchAwaited(issuesKey),
  })
}

export type Act = 'start' | 'pause' | 'resume' | 'cancel' | 'discard'

const results: Record<Act, { status: IssueStatus | null; text: string }> = {
  start: { status: 'sending', text: 'Выпуск отправляется' },
  pause: { status: 'paused', text: 'Отправка на паузе' },
  resume: { status: 'sending', text: 'Отправка продолжается' },
  cancel: { status: 'cancelled', text: 'Отправка отменена' },
  discard: { status: null, text: 'Черновик удалён' },
}

/** Runs an action on an issue; the pace of a start is in letters per minute. */
export const useSteerIssue = () =>
  useMutation({
    scope,
    mutationFn: (steering: {
      issue_id: string
      act: Act
      pace_per_minute?: number
    }): Promise<IssueStatus | null> => call('steer_newsletter_issue', steering),
    onSuccess: (status, { act }) => {
      const { status: expected, text } = results[act]
      if (status === expected) toast.success(text)
      else if (act === 'start' && status === 'draft') {
        toast.info('Отправлять некому', 'Подтверждённых подписчиков пока нет.')
      } else toast.info('Ничего не изменилось', 'Выпуском уже распорядился кто-то другой.')
    },
    meta: { refused: 'Не получилось' },
    onSettled: refetchAwaited(issuesKey),
  })

/** Sends the stored issue to the viewer. */
export const useTestIssue = () =>
  useMutation({
    mutationFn: (issueId: string) => call('test_newsletter_issue', { issue_id: issueId }),
    onSuccess: (address) => {
      if (address) toast.success('Пробное письмо отправлено', `Оно придёт на ${address}.`)
    },
    meta: { refused: 'Пробное письмо не отправлено' },
  })

/** The mail of the stored issue, in HTML. @throws {FunctionError} */
export async function previewIssue(issueId: string): Promise<string> {
  const answer = await callFunctionSignedIn('newsletter', { action: 'preview', issueId })
  return newsletterPreviewSchema.parse(answer).html
}
