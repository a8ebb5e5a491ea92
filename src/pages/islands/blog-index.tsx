import { NewsletterBox } from '@/features/newsletter/components/newsletter-box'
import { BlogIndex } from '@/sections/blog-index'

export default function BlogIndexIsland() {
  return <BlogIndex newsletter={<NewsletterBox />} />
}
