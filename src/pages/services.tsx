import { services as content } from '@/content/pages/services'
import { PageView } from '@/sections/page-view'

export { content }

export default function ServicesPage() {
  return <PageView page={content} />
}
