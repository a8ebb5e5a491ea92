import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, request } from '@/lib/backend/database-answer'
import { firstName } from './person-name'
import { urgentPollMs, useLiveTables } from './use-live-tables'
import { useViewer } from './viewer'

const writersKey = ['writers'] as const

const place = { channel: 'writers', tables: ['writers'], keys: [writersKey] }

/** How often a person who goes on typing tells of it: the database forgets it after twenty seconds. */
const tellAgainMs = 8000

/** A row only expires: no event says that a colleague has stopped. */
const endPollMs = 5000

const fetchWriters = () =>
  request((supabase) =>
    supabase.from('writers').select('user_id, subject_id, writer:profiles(full_name, email)'),
  )

type Writers = Awaited<ReturnType<typeof fetchWriters>>

const nobody: Writers = []

/** «Айгерим пишет ответ» */
export function writingText(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  return `${names.join(', ')} ${names.length === 1 ? 'пишет' : 'пишут'} ответ`
}

/** Which colleagues are writing an answer now, by the thread or the chat. @param pollMs false: as followed elsewhere */
export function useWriters(pollMs: number | false = false) {
  const { userId } = useViewer()
  const { data = nobody } = useQuery({
    queryKey: writersKey,
    // Answers do without it: it is not worth a message.
    queryFn: () => fetchWriters().catch(() => nobody),
    refetchInterval: ({ state }) =>
      pollMs !== false && state.data?.length ? Math.min(endPollMs, pollMs) : pollMs,
  })
  return (subjectId: string) =>
    writingText(
      data.flatMap(({ user_id, subject_id, writer }) =>
        subject_id === subjectId && user_id !== userId ? firstName(writer) : [],
      ),
    )
}

/** Keeps the list of those who write up to date. Once a page. */
export const useLiveWriters = () => useWriters(useLiveTables(place, urgentPollMs))

/** Tells colleagues that the viewer is writing about a thread or a chat; not a word of what. */
export function useTellWriting(subjectId: string): (text: string) => void {
  const toldAt = useRef<number>(undefined)
  useEffect(() => () => endWriting(toldAt), [subjectId])
  return (text) => {
    if (text.trim() === '') return endWriting(toldAt)
    const now = Date.now()
    if (now - (toldAt.current ?? -Infinity) < tellAgainMs) return
    toldAt.current = now
    tell(subjectId)
  }
}

/** It is only a courtesy. */
const tell = (subject_id?: string) =>
  void call('tell_writing', { ...(subject_id && { subject_id }) }).catch(() => undefined)

function endWriting(toldAt: { current: number | undefined }) {
  if (toldAt.current === undefined) return
  toldAt.current = undefined
  tell()
}
