import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { capabilities } from '@/lib/backend/capabilities'
import { getSupabase } from '@/lib/backend/supabase'

/** Several changes within this time are asked for together. */
const gatherMs = 300

/** How long to do without Realtime before it is tried again. */
const retryMs = 5 * 60_000

/** How often to ask while nobody tells us; and how often even so, because deadlines pass by themselves. */
const pollMs = { polling: 10_000, live: 60_000 }

/** What a place shows. A constant: a new object leaves the channel and joins it again. */
interface LivePlace {
  channel: string
  tables: readonly string[]
  refetch: (queries: QueryClient) => Promise<void>
}

/**
 * Keeps a place up to date: Realtime tells of changes where the backend has it; otherwise, and while it is
 * away, lists are polled.
 * @returns how often lists are to be asked for
 */
export function useLiveTables(place: LivePlace): number {
  const queries = useQueryClient()
  const [isLive, setIsLive] = useState(false)

  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined
        void place.refetch(queries)
      }, gatherMs)
    }
    const stop = keepListening(place, {
      onChange: refresh,
      onState: (live) => {
        setIsLive(live)
        // What changed before we were listening.
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

interface Listener {
  onChange: () => void
  onState: (isLive: boolean) => void
}

/** Joins the channel, and after a failure again every few minutes. @returns a function that leaves it */
function keepListening(
  { channel: name, tables }: LivePlace,
  { onChange, onState }: Listener,
): () => void {
  let isOver = false
  let leave = () => {}
  let retry: ReturnType<typeof setTimeout> | undefined

  async function join() {
    // Only a clear no counts: an unreachable backend is tried again below.
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
      // Left to itself the client would try again every few seconds for ever.
      leave()
      retry = setTimeout(joinAgain, retryMs)
    })
  }
  // Without its code there is nothing to listen with; the lists say so.
  const joinAgain = () => void join().catch(() => {})

  joinAgain()
  return () => {
    isOver = true
    clearTimeout(retry)
    leave()
  }
}
