import { mobileApps as content } from '@/content/pages/mobile-apps'
import { PageView } from '@/sections/page-view'

export { content }

export default function MobileAppsPage() {
  return <PageView page={content} />
}
