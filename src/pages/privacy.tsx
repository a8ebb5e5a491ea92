import { privacy } from '@/content/legal/privacy'
import { PageView } from '@/sections/page-view'

export default function PrivacyPage() {
  return <PageView page={privacy} />
}
