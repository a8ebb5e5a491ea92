import { devopsServices as content } from '@/content/pages/devops-services'
import { PageView } from '@/sections/page-view'

export { content }

export default function DevopsServicesPage() {
  return <PageView page={content} />
}
