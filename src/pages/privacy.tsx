import { privacy as content } from '@/content/legal/privacy'
import { PageView } from '@/sections/page-view'

export { content }

export default function PrivacyPage() {
  return <PageView page={content} />
}
