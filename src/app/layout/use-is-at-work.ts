import { useLocation } from 'react-router-dom'
import { pageAt } from '@/content/navigation'
import { useAuth } from '@/features/auth/session/auth-context'

/** Whether the back office is shown, or about to be; visitors refused there see that inside the site's layout. */
export function useIsAtWork(): boolean {
  const { loading, isStaff } = useAuth()
  const { pathname } = useLocation()
  return pageAt(pathname) === 'admin' && (loading || isStaff)
}
