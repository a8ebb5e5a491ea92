import { contextualAdvertising as content } from '@/content/pages/contextual-advertising'
import { PageView } from '@/sections/page-view'

export { content }

export default function ContextualAdvertisingPage() {
  return <PageView page={content} />
}
