import { cases as content } from '@/content/pages/cases'
import { PageView } from '@/sections/page-view'

export { content }

export default function CasesPage() {
  return <PageView page={content} />
}
