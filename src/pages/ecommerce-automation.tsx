import { ecommerceAutomation as content } from '@/content/pages/ecommerce-automation'
import { PageView } from '@/sections/page-view'

export { content }

export default function EcommerceAutomationPage() {
  return <PageView page={content} />
}
