import { about as content } from '@/content/pages/about'
import { PageView } from '@/sections/page-view'

export { content }

export default function AboutPage() {
  return <PageView page={content} />
}
