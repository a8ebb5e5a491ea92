import { saasConsulting as content } from '@/content/pages/saas-consulting'
import { PageView } from '@/sections/page-view'

export { content }

export default function SaasConsultingPage() {
  return <PageView page={content} />
}
