import { webDevelopment as content } from '@/content/pages/web-development'
import { PageView } from '@/sections/page-view'

export { content }

export default function WebDevelopmentPage() {
  return <PageView page={content} />
}
