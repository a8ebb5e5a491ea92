import { terms as content } from '@/content/legal/terms'
import { PageView } from '@/sections/page-view'

export { content }

export default function TermsPage() {
  return <PageView page={content} />
}
