import { useLocation } from 'react-router-dom'
import { siteMap } from '@/content/site-map'

/** Whether the back office is shown: without the site's navigation, its calls to action, its footer and chat. */
export const useIsAtWork = () => useLocation().pathname.startsWith(siteMap.admin.path)
