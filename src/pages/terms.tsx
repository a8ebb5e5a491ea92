import { terms } from '@/content/legal/terms'
import { PageView } from '@/sections/page-view'

export default function TermsPage() {
  return <PageView page={terms} />
}
