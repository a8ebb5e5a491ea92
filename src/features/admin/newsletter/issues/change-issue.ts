import { useMutation, useQueryClient } from '@tanstack/react-query'
import { newsletterPreviewSchema } from '@contracts/newsletter.ts'
import { connectionError, failureOf } from '@/lib/functions'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchChanged } from '../../refetch'
import { RequestError, unwrap } from '@/lib/database-answer'
import { issuesKey } from './fetch-issues'
import type { IssueStatus } from './issue-status'

/** What the editor holds. */
export interface IssueText {
  subject: string
  body: string
}

const lateEdit = 'The issue is a draft no more'

async function saveIssue({ issueId, subject, body }: IssueText & { issueId: string }) {
  const supabase = await getSupabase()
  const isSaved = unwrap(
    await supabase.rpc('save_newsletter_issue', { issue_id: issueId, subject, body }),
  )
  if (!isSaved) throw new RequestError(lateEdit)
}

/** Stores a draft. */
export function useSaveIssue() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: saveIssue,
    meta: {
      refused: 'Черновик не сохранён',
      explain: ({ message }) =>
        message === lateEdit ? 'Выпуск уже отправляется: текст больше не изменить.' : undefined,
    },
    onSettled: () => refetchChanged(queries, issuesKey),
  })
}

/** What can be done with an issue. */
export type Act = 'start' | 'pause' | 'resume' | 'cancel' | 'discard'

const results: Record<Act, { status: IssueStatus | null; text: string }> = {
  start: { status: 'sending', text: 'Выпуск отправляется' },
  pause: { status: 'paused', text: 'Отправка на паузе' },
  resume: { status: 'sending', text: 'Отправка продолжается' },
  cancel: { status: 'cancelled', text: 'Отправка отменена' },
  discard: { status: null, text: 'Черновик удалён' },
}

interface Steering {
  issueId: string
  act: Act
  /** Letters a minute. */
  pace?: number
}

async function steerIssue({ issueId, act, pace }: Steering): Promise<IssueStatus | null> {
  const supabase = await getSupabase()
  return unwrap(
    await supabase.rpc('steer_newsletter_issue', {
      issue_id: issueId,
      act,
      ...(pace !== undefined && { pace_per_minute: pace }),
    }),
  )
}

/** Takes an issue a step on. */
export function useSteerIssue() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: steerIssue,
    onSuccess: (status, { act }) => {
      const { status: expected, text } = results[act]
      if (status === expected) toast.success(text)
      else if (act === 'start' && status === 'draft') {
        toast.info('Отправлять некому', 'Подтверждённых подписчиков пока нет.')
      } else toast.info('Ничего не изменилось', 'Выпуском уже распорядился кто-то другой.')
    },
    meta: { refused: 'Не получилось' },
    onSettled: () => refetchChanged(queries, issuesKey),
  })
}

async function testIssue(issueId: string) {
  const supabase = await getSupabase()
  return unwrap(await supabase.rpc('test_newsletter_issue', { issue_id: issueId }))
}

/** Sends the issue, as it is stored, to the viewer. */
export const useTestIssue = () =>
  useMutation({
    mutationFn: testIssue,
    onSuccess: (address) => {
      if (address) toast.success('Пробное письмо отправлено', `Оно придёт на ${address}.`)
    },
    meta: { refused: 'Пробное письмо не отправлено' },
  })

const previewTimeoutMs = 20_000

/**
 * The issue's mail as it is stored, in HTML.
 * @throws {FunctionError}
 */
export async function previewIssue(issueId: string): Promise<string> {
  const supabase = await getSupabase()
  const { data, error, response } = await supabase.functions.invoke<unknown>('newsletter', {
    body: { action: 'preview', issueId },
    timeout: previewTimeoutMs,
  })
  if (!error) return newsletterPreviewSchema.parse(data).html
  if (!response) throw connectionError(error)
  const answer: unknown = await response.json().catch(() => null)
  throw failureOf(answer, { status: response.status })
}
