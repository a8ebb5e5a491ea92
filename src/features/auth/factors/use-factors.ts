import type { Factor } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import { getSupabase } from '@/lib/supabase'
import { canEnrol, listFactors } from './factors'

export type Factors =
  | { state: 'loading' }
  | { state: 'failed' | 'unsupported' }
  | { state: 'known'; verified: Factor[] }

async function lookUp(): Promise<Factors> {
  try {
    const supabase = await getSupabase()
    const verified = (await listFactors(supabase)).filter(({ status }) => status === 'verified')
    if (verified.length > 0) return { state: 'known', verified }
    const { data } = await supabase.auth.getSession()
    const supported = data.session && (await canEnrol(data.session.access_token))
    return supported ? { state: 'known', verified } : { state: 'unsupported' }
  } catch (error) {
    console.error('The factors could not be listed:', error)
    return { state: 'failed' }
  }
}

/**
 * The factors of who is signed in, looked up when it is first drawn.
 * @returns what is known, and what looks again
 */
export function useFactors() {
  const [factors, setFactors] = useState<Factors>({ state: 'loading' })
  useEffect(() => {
    void lookUp().then(setFactors)
  }, [])
  const load = useCallback(() => void lookUp().then(setFactors), [])
  return { factors, load }
}
