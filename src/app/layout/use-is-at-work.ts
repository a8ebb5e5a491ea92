import { useLocation } from 'react-router-dom'
import { siteMap } from '@/content/site-map'
import { useAuth } from '@/features/auth/session/auth-context'

/** Whether the back office is shown, or about to be; visitors refused there see that inside the site's layout. */
export function useIsAtWork(): boolean {
  const { loading, isStaff } = useAuth()
  const { pathname } = useLocation()
  return pathname.startsWith(siteMap.admin.path) && (loading || isStaff)
}
