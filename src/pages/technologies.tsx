import { technologies as content } from '@/content/pages/technologies'
import { PageView } from '@/sections/page-view'

export { content }

export default function TechnologiesPage() {
  return <PageView page={content} />
}
