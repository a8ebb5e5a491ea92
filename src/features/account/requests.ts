import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from '@contracts/zod.ts'
import { request } from '@/lib/backend/database-answer'

const requestsKey = ['my-requests'] as const
const threadKey = (requestId: string) => ['my-thread', requestId] as const

const listRequests = () => request((supabase) => supabase.rpc('my_requests'))

/** What somebody has asked, as they see it. */
export type OwnRequest = Awaited<ReturnType<typeof listRequests>>[number]

/** What the viewer has asked, newest first; looked up again whenever they come back. */
export const useRequests = () =>
  useQuery(queryOptions({ queryKey: requestsKey, queryFn: listRequests }))

const messagesSchema = z.array(
  z.object({
    id: z.string(),
    is_ours: z.boolean(),
    author: z.string().nullable(),
    body: z.string().nullable(),
    sent_at: z.string(),
    files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number() })),
  }),
)

/** What was said in a thread, by the viewer or to them. */
export type Message = z.infer<typeof messagesSchema>[number]

/** A thread of the viewer's, oldest message first. */
export const useThread = (requestId: string) =>
  useQuery(
    queryOptions({
      queryKey: threadKey(requestId),
      queryFn: async () =>
        messagesSchema.parse(
          await request((supabase) => supabase.rpc('my_thread', { request_id: requestId })),
        ),
      refetchInterval: 60_000,
    }),
  )

/** What is said in a thread. */
export interface Answer {
  requestId: string
  /** Made once for each answer: sent again, it is not said again. */
  answerId: string
  body: string
  attachmentIds?: string[]
  cancels?: boolean
}

/** An answer that was not taken, and why. */
export class AnswerRefused extends Error {
  override name = 'AnswerRefused'
  readonly reason: 'rate_limited' | 'unknown'
  constructor(reason: AnswerRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

async function sendAnswer({
  requestId,
  answerId,
  body,
  attachmentIds = [],
  cancels = false,
}: Answer) {
  const outcome = await request((supabase) =>
    supabase.rpc('answer_my_thread', {
      request_id: requestId,
      answer_id: answerId,
      body,
      attachment_ids: attachmentIds,
      cancels,
    }),
  )
  if (outcome === 'rate_limited' || outcome === 'unknown') throw new AnswerRefused(outcome)
}

/** Says something in a thread. */
export function useAnswer() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: sendAnswer,
    onSuccess: async (_done, { requestId }) => {
      await queries.invalidateQueries({ queryKey: threadKey(requestId) })
      void queries.invalidateQueries({ queryKey: requestsKey })
    },
  })
}
