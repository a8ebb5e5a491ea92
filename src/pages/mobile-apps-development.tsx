import { mobileAppsDevelopment as content } from '@/content/pages/mobile-apps-development'
import { PageView } from '@/sections/page-view'

export { content }

export default function MobileAppsDevelopmentPage() {
  return <PageView page={content} />
}
