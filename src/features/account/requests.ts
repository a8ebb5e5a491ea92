import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from '@contracts/zod.ts'
import { request, requestAll } from '@/lib/backend/database-answer'

const requestsKey = ['my-requests'] as const
const threadKey = (requestId: string) => ['my-thread', requestId] as const

const listRequests = () => request((supabase) => supabase.rpc('my_requests'))

/** A request, as its customer sees it. */
export type OwnRequest = Awaited<ReturnType<typeof listRequests>>[number]

/** The viewer's requests, newest first; a new one appears by itself. */
export const useRequests = () =>
  useQuery(queryOptions({ queryKey: requestsKey, queryFn: listRequests, refetchInterval: 30_000 }))

const messagesSchema = z.array(
  z.object({
    id: z.string(),
    is_ours: z.boolean(),
    author: z.string().nullable(),
    body: z.string().nullable(),
    sent_at: z.string(),
    lead: z.unknown(),
    files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number() })),
  }),
)

/** A message of a thread, from the viewer or to them. */
export type Message = z.infer<typeof messagesSchema>[number]

/** A thread of the viewer's, oldest message first. */
export const useThread = (requestId: string) =>
  useQuery(
    queryOptions({
      queryKey: threadKey(requestId),
      queryFn: async () =>
        messagesSchema.parse(
          await requestAll((supabase, from, to) =>
            supabase.rpc('my_thread', { request_id: requestId }).range(from, to),
          ),
        ),
      refetchInterval: 60_000,
    }),
  )

/** An answer in a thread. */
export interface Answer {
  requestId: string
  /** Made once per answer, so that a retry does not store it twice. */
  answerId: string
  body: string
  attachmentIds?: string[]
  cancels?: boolean
}

/** An answer that was refused, with the reason. */
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

/** Sends an answer in a thread. */
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
