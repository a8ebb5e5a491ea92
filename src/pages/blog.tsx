import { blog } from '@/content/pages/blog'
import { NewsletterBox } from '@/features/leads/newsletter/newsletter-form'
import { PageView } from '@/sections/page-view'

export const content = blog

export const Page = () => <PageView page={blog} newsletter={<NewsletterBox />} />
