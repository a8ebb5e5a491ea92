import { apiDevelopment as content } from '@/content/pages/api-development'
import { PageView } from '@/sections/page-view'

export { content }

export default function ApiDevelopmentPage() {
  return <PageView page={content} />
}
