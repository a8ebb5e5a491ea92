import { useLocation } from 'react-router-dom'
import { siteMap } from '@/content/site-map'
import { useAuth } from '@/features/auth/session/auth-context'

/**
 * Whether the back office is shown, or about to be: without the site's navigation, its calls to action, its
 * footer and chat. Who is not admitted there has the site around the refusal.
 */
export function useIsAtWork(): boolean {
  const { loading, isStaff } = useAuth()
  const { pathname } = useLocation()
  return pathname.startsWith(siteMap.admin.path) && (loading || isStaff)
}
