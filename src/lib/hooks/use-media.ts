import { useCallback, useSyncExternalStore } from 'react'
import { matchesMedia, mediaList } from '../browser/media'

/** Whether a media query matches; false while prerendering. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = mediaList(query)
      media?.addEventListener('change', notify)
      return () => media?.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  )
}
