import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { capabilities } from '@/lib/backend/capabilities'
import { getSupabase } from '@/lib/backend/supabase'
import { refetchChanged } from './refetch'

/** Changes within this time are fetched together. */
const gatherMs = 300

/** The pause before Realtime is tried again. */
const retryMs = 5 * 60_000

/** Polling intervals without Realtime, and with it, because deadlines pass without a change. */
const pollMs = { polling: 10_000, live: 60_000 }
/** Of the messages that a visitor is waiting. */
export const urgentPollMs = 2500

/** The tables of a section. Must be constants: new lists leave the channel and join it again. */
interface LivePlace {
  channel: string
  tables: readonly string[]
  /** The keys of the queries that show them. */
  keys: readonly QueryKey[]
}

/**
 * Keeps a section up to date: through Realtime where the backend has it; otherwise, and while it is down, by polling.
 * @param pollingMs the polling interval without Realtime
 * @returns the polling interval of lists
 */
export function useLiveTables(
  { channel: name, tables, keys }: LivePlace,
  pollingMs = pollMs.polling,
): number {
  const queries = useQueryClient()
  const [isLive, setIsLive] = useState(false)

  useEffect(() => {
    let isOver = false
    let leave = () => {}
    let retry: ReturnType<typeof setTimeout> | undefined
    let gathering: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined
        void refetchChanged(queries, ...keys)
      }, gatherMs)
    }

    async function join() {
      // Only a definite no counts: an unreachable backend is tried again below.
      const hasRealtime = await capabilities.realtime().catch(() => true)
      if (!hasRealtime) return
      const supabase = await getSupabase()
      if (isOver) return
      const channel = supabase.channel(name)
      let hasLeft = false
      leave = () => {
        hasLeft = true
        void supabase.removeChannel(channel)
      }
      for (const table of tables) {
        channel.on('postgres_changes', { event: '*', schema: 'public', table }, refresh)
      }
      channel.subscribe((status) => {
        if (hasLeft) return
        setIsLive(status === 'SUBSCRIBED')
        // Fetch changes from before the subscription.
        if (status === 'SUBSCRIBED') return refresh()
        // By default the client would retry every few seconds forever.
        leave()
        retry = setTimeout(joinAgain, retryMs)
      })
    }
    // Without its code there is no Realtime; polling goes on.
    const joinAgain = () => void join().catch(() => {})

    joinAgain()
    return () => {
      isOver = true
      clearTimeout(retry)
      clearTimeout(gathering)
      leave()
    }
  }, [queries, name, tables, keys])

  return isLive ? pollMs.live : pollingMs
}
