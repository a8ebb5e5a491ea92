import { newsletter } from '@/content/blog/newsletter'
import { tidy } from '@/lib/tidy'
import { NewsletterForm } from './newsletter-form'

/** The blog's newsletter box: what comes, how often, and the form. */
export function NewsletterBox() {
  return (
    <section className="rounded-card border bg-card p-6">
      <h2 className="subtitle">{newsletter.title}</h2>
      <p className="mt-2 mb-5 text-[0.9375rem] text-muted-foreground">{tidy(newsletter.text)}</p>
      <NewsletterForm />
    </section>
  )
}
