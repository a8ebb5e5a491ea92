export { NewsletterBox as default } from '@/features/newsletter/components/newsletter-box'
