import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Database } from '@contracts/database.types.ts'
import { z } from '@contracts/zod.ts'
import { call, requestAll, RequestError } from '@/lib/backend/database-answer'
import { leadSent } from '@/lib/page/lead-sent'

const requestsKey = ['my-requests'] as const
const threadKey = (requestId: string) => ['my-thread', requestId] as const

const listRequests = () => call('my_requests')

export type OwnRequest = Awaited<ReturnType<typeof listRequests>>[number]

/** The viewer's requests, newest first; a new one appears without a reload. */
export function useRequests() {
  const requests = useQuery({
    queryKey: requestsKey,
    queryFn: listRequests,
    refetchInterval: 30_000,
  })
  const { refetch } = requests
  useEffect(() => {
    const look = () => void refetch()
    window.addEventListener(leadSent, look)
    return () => window.removeEventListener(leadSent, look)
  }, [refetch])
  return requests
}

const messagesSchema = z.array(
  z.object({
    id: z.string(),
    is_ours: z.boolean(),
    is_answer: z.boolean(),
    author: z.string().nullable(),
    body: z.string().nullable(),
    sent_at: z.string(),
    lead: z.unknown(),
    files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number() })),
  }),
)

export type Message = z.infer<typeof messagesSchema>[number]

/** A thread of the viewer's, oldest message first. */
export const useThread = (requestId: string) =>
  useQuery({
    queryKey: threadKey(requestId),
    queryFn: async () =>
      messagesSchema.parse(
        await requestAll((supabase, from, to) =>
          supabase.rpc('my_thread', { request_id: requestId }).range(from, to),
        ),
      ),
    refetchInterval: 60_000,
  })

/** The answers of `answer_my_thread` that mean that nothing was stored. */
const refusals = ['rate_limited', 'unknown']

/** Sends an answer in a thread. Its id is made once, so that a retry does not store it twice. */
export const useAnswer = () =>
  useMutation({
    mutationFn: async (answer: Database['public']['Functions']['answer_my_thread']['Args']) => {
      const outcome = await call('answer_my_thread', answer)
      if (refusals.includes(outcome)) throw new RequestError(outcome)
    },
    onSuccess: async (_done, { request_id }, _before, { client }) => {
      await client.invalidateQueries({ queryKey: threadKey(request_id) })
      void client.invalidateQueries({ queryKey: requestsKey })
    },
  })
