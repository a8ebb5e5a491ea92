export { NewsletterBox as default } from '@/features/leads/newsletter/newsletter-box'
