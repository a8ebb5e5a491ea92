import { blog as content } from '@/content/pages/blog'
import { NewsletterBox } from '@/features/leads/newsletter/newsletter-box'
import { PageView } from '@/sections/page-view'

export { content }

export default function BlogPage() {
  return <PageView page={content} newsletter={<NewsletterBox />} />
}
