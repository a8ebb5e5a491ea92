import { customSaas as content } from '@/content/pages/custom-saas'
import { PageView } from '@/sections/page-view'

export { content }

export default function CustomSaasPage() {
  return <PageView page={content} />
}
