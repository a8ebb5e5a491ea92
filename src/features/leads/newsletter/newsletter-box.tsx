import { newsletter } from '@/content/blog/newsletter'
import { typography } from '@/lib/text/typography'
import { NewsletterForm } from './newsletter-form'

/** The blog's newsletter box: topics, frequency, and the form. */
export function NewsletterBox() {
  return (
    <section className="section-band">
      <div className="container-page grid gap-x-20 gap-y-8 py-14 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-center lg:py-20">
        <div>
          <h2 className="headline">{newsletter.title}</h2>
          <p className="mt-4 max-w-[32rem] text-lead text-muted-foreground">
            {typography(newsletter.text)}
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
