import { useId } from 'react'
import { ConsentLine } from '@/components/consent-line'
import { Form } from '@/components/ui/form'
import { Honeypot } from '../submission/honeypot'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { newsletter } from '@/content/blog/newsletter'
import { typography } from '@/lib/text/typography'
import { useNewsletterForm } from './use-newsletter-form'

// The focus was in the removed form; on the message, it is also read aloud.
const takeFocus = (element: HTMLElement | null) => element?.focus()

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

export function NewsletterForm() {
  const { state, sentTo, error, address, honeypot, submit, height, ...form } = useNewsletterForm()
  const id = useId()

  if (state === 'sent') {
    return (
      <div style={{ minHeight: height }}>
        <p
          ref={takeFocus}
          tabIndex={-1}
          className="font-medium [overflow-wrap:anywhere] outline-none"
        >
          Почти готово: подтвердите подписку по&nbsp;ссылке в&nbsp;письме, которое придёт на&nbsp;
          {sentTo}.
        </p>
        <Button variant="link" className="px-0!" onClick={form.changeAddress}>
          Другой адрес
        </Button>
      </div>
    )
  }
  return (
    <Form onSubmit={submit} className="grid max-w-md gap-3">
      <div>
        <label htmlFor={id} className="sr-only">
          {newsletter.placeholder}
        </label>
        {/* Without a name: submitted without our script, it would appear in the URL. */}
        <Input
          ref={address}
          id={id}
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={sentTo}
          placeholder={newsletter.placeholder}
          required
          readOnly={state === 'sending'}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onInput={form.clearError}
        />
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-caption text-destructive-text">
            {error}
          </p>
        )}
      </div>
      <Honeypot field={honeypot} />
      <Button type="submit" size="large" width="full" aria-busy={state === 'sending'}>
        {state === 'sending' ? 'Отправляем…' : newsletter.button}
      </Button>
      <ConsentLine />
    </Form>
  )
}
