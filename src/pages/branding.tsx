import { branding as content } from '@/content/pages/branding'
import { PageView } from '@/sections/page-view'

export { content }

export default function BrandingPage() {
  return <PageView page={content} />
}
