import { type ComponentProps, type SyntheticEvent, useCallback, useState } from 'react'
import { translated } from '@contracts/lang.ts'
import { company } from '@/content/company'
import { useTexts } from '@/lib/hooks/use-texts'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { noteError } from '@/lib/page/note-error'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'

/**
 * Submits a form once at a time.
 * @returns `run`, and whether its task has thrown: then the form shows `Unsendable`, and keeps what is typed
 */
export function useSubmission() {
  const once = useSingleFlight()
  const [isBroken, setBroken] = useState(false)
  const run = useCallback(
    (task: () => unknown) =>
      once(async () => {
        setBroken(false)
        try {
          await task()
        } catch (error) {
          console.error('The form could not be submitted:', error)
          noteError(error)
          setBroken(true)
        }
      }),
    [once],
  )
  return { run, isBroken }
}

const intoView = (alert: Element | null) => alert?.scrollIntoView({ block: 'nearest' })

const link = 'font-medium underline underline-offset-4'

const texts = translated(
  {
    unsent: 'Не\u00a0отправлено: на\u00a0странице произошёл сбой. Текст остался в\u00a0форме.',
    write: 'Напишите нам: ',
    call: 'Или позвоните: ',
  },
  {
    unsent: 'Not sent: something on the page has failed. The text is still in the form.',
    write: 'Write to us: ',
    call: 'Or call: ',
  },
)

/** How else its author can write. */
export function Unsendable() {
  const { email, phone } = company
  const said = useTexts(texts)
  return (
    // Not an alert with an icon, which the blog page does not have.
    <div
      ref={intoView}
      role="alert"
      className="w-full rounded-control border border-destructive-text/50 bg-destructive/10 p-3.5 text-sm"
    >
      <p>{said.unsent}</p>
      <p>
        {said.write}
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </p>
      {phone && (
        <p>
          {said.call}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
            {unbrokenPhones(phone)}
          </a>
        </p>
      )}
    </div>
  )
}

export interface FormProps extends ComponentProps<'form'> {
  /** A second submit is ignored until the first has settled. */
  onSubmit: (event: SyntheticEvent) => unknown
}

/** Every form: submitted once at a time, and never without a word. */
export function Form({ onSubmit, children, ...form }: FormProps) {
  const { run, isBroken } = useSubmission()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React would pass it on to a form that has opened the dialog.
        event.stopPropagation()
        void run(() => onSubmit(event))
      }}
      {...form}
    >
      {children}
      {isBroken && <Unsendable />}
    </form>
  )
}
