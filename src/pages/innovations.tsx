import { innovations as content } from '@/content/pages/innovations'
import { PageView } from '@/sections/page-view'

export { content }

export default function InnovationsPage() {
  return <PageView page={content} />
}
