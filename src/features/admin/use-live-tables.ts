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

/** The tables of a section. Must be a constant: a new object leaves the channel and joins it again. */
interface LivePlace {
  channel: string
  tables: readonly string[]
  /** Of the queries that show them. */
  keys: readonly QueryKey[]
}

/**
 * Keeps a section up to date: through Realtime where the backend has it; otherwise, and while it is down, by polling.
 * @returns the polling interval of lists
 */
export function useLiveTables(place: LivePlace): number {
  const queries = useQueryClient()
  const [isLive, setIsLive] = useState(false)

  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined
        void refetchChanged(queries, ...place.keys)
      }, gatherMs)
    }
    const stop = keepListening(place, {
      onChange: refresh,
      onState: (live) => {
        setIsLive(live)
        // Fetch changes from before the subscription.
        if (live) refresh()
      },
    })
    return () => {
      clearTimeout(gathering)
      stop()
    }
  }, [queries, place])

  return isLive ? pollMs.live : pollMs.polling
}

/** Joins the channel, and retries every few minutes after a failure. @returns a function that leaves it */
function keepListening(
  { channel: name, tables }: LivePlace,
  { onChange, onState }: { onChange: () => void; onState: (isLive: boolean) => void },
): () => void {
  let isOver = false
  let leave = () => {}
  let retry: ReturnType<typeof setTimeout> | undefined

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
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, onChange)
    }
    channel.subscribe((status) => {
      if (hasLeft) return
      onState(status === 'SUBSCRIBED')
      if (status === 'SUBSCRIBED') return
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
    leave()
  }
}
