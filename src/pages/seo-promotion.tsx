import { seoPromotion as content } from '@/content/pages/seo-promotion'
import { PageView } from '@/sections/page-view'

export { content }

export default function SeoPromotionPage() {
  return <PageView page={content} />
}
