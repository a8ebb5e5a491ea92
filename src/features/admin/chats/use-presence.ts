import { useEffect } from 'react'
import { getSupabase } from '@/lib/supabase'

const beatMs = 60_000

async function beat() {
  const supabase = await getSupabase()
  await supabase.rpc('touch_last_seen')
}

/** Tells visitors who ask for a person that somebody is here, as long as the page is open. */
export function usePresence() {
  useEffect(() => {
    const report = () => void beat().catch(() => undefined)
    report()
    const timer = setInterval(report, beatMs)
    return () => clearInterval(timer)
  }, [])
}
