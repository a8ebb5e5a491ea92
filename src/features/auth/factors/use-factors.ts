import type { Factor } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import { capabilities } from '@/lib/backend/capabilities'
import { getSupabase } from '@/lib/backend/supabase'
import { listFactors } from './factors'

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
    const isSupported = await capabilities.secondFactor(data.session?.access_token ?? '')
    return isSupported ? { state: 'known', verified } : { state: 'unsupported' }
  } catch (error) {
    console.error('The factors could not be listed:', error)
    return { state: 'failed' }
  }
}

/**
 * The signed-in user's verified factors, loaded on mount.
 * @returns the state, and a function that reloads it
 */
export function useFactors() {
  const [factors, setFactors] = useState<Factors>({ state: 'loading' })
  useEffect(() => {
    void lookUp().then(setFactors)
  }, [])
  const load = useCallback(() => void lookUp().then(setFactors), [])
  return { factors, load }
}
