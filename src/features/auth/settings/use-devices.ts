import { useCallback, useEffect, useState } from 'react'
import { getSupabase } from '@/lib/backend/supabase'

async function listDevices() {
  const supabase = await getSupabase()
  const { data, error } = await supabase.rpc('my_sessions')
  if (error) throw new Error(error.message, { cause: error })
  return data
}

/** A session of the account. */
export type Device = Awaited<ReturnType<typeof listDevices>>[number]

export type Devices =
  | { state: 'loading' }
  | { state: 'failed'; load: () => void }
  | { state: 'known'; devices: Device[]; load: () => void }

/** The account's sessions, loaded on mount and on demand. */
export function useDevices(): Devices {
  const [devices, setDevices] = useState<Device[] | 'failed'>()
  const load = useCallback(() => {
    listDevices().then(setDevices, (error: unknown) => {
      console.error('The devices could not be listed:', error)
      setDevices('failed')
    })
  }, [])
  useEffect(load, [load])
  if (!devices) return { state: 'loading' }
  return devices === 'failed' ? { state: 'failed', load } : { state: 'known', devices, load }
}
