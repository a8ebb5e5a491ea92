import { websiteSupport as content } from '@/content/pages/website-support'
import { PageView } from '@/sections/page-view'

export { content }

export default function WebsiteSupportPage() {
  return <PageView page={content} />
}
