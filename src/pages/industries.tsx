import { industries as content } from '@/content/pages/industries'
import { PageView } from '@/sections/page-view'

export { content }

export default function IndustriesPage() {
  return <PageView page={content} />
}
