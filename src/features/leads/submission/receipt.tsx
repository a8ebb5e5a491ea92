import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { type Lang, translated } from '@contracts/lang.ts'
import type { StoredLead } from '@contracts/stored-lead.ts'
import { ContactLinks } from '@/components/contact-links'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { type AfterSending, nextSteps } from '@/content/after-sending'
import { isContact, isOrdered, leadFields } from '@/content/lead-text'
import { useTexts } from '@/lib/hooks/use-texts'
import { typography } from '@/lib/text/typography'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import type { Wish } from '../wish'

const texts = translated(
  {
    request: 'Ваша заявка',
    number: 'Заявка № ',
    next: 'Что будет дальше',
    sent: 'Вы отправили',
    correct: 'Изменить контакты',
    done: 'Готово',
    interest: 'Интерес',
  },
  {
    request: 'Your request',
    number: 'Request no. ',
    next: 'What happens next',
    sent: 'You sent',
    correct: 'Change contact details',
    done: 'Done',
    interest: 'Subject',
  },
)

interface Line {
  label: string
  value: string | undefined
}

export interface SentReceipt {
  type: AfterSending
  /** «482 913» */
  number: string
  /** Until when we answer, as a sentence. */
  promise: string
  /** The package and its price. */
  ordered?: readonly Line[]
  /** The sent answers. */
  sent: readonly Line[]
  /** Said once the dialog is closed. */
  toast: { title: string; description: string }
}

/** The lines of a sent lead; of an order, the package is apart. */
export function sentLines(lead: StoredLead, wish: Wish | undefined, lang: Lang = 'ru') {
  const fields = leadFields(lead, lang)
  const interest =
    wish && lead.kind !== 'order' ? [{ label: texts[lang].interest, value: wish.text }] : []
  return {
    ordered: fields.filter(isOrdered),
    sent: [
      ...fields.filter(isContact),
      ...interest,
      ...fields.filter((field) => !isContact(field) && !isOrdered(field)),
    ],
  }
}

interface ReceiptProps {
  receipt: SentReceipt
  title: string
  /** Gets the focus when the receipt replaces the form. */
  heading: RefObject<HTMLHeadingElement | null>
  onCorrect: () => void
  onClose: () => void
}

/** Replaces a sent form: its number, until when we answer, the next steps. */
export function Receipt({ receipt, title, heading, onCorrect, onClose }: ReceiptProps) {
  const { type, number, promise, ordered = [], sent } = receipt
  const said = useTexts(texts)
  const next = useTexts(nextSteps)
  return (
    <>
      <DialogBody label={said.request}>
        <div className="relative isolate flex flex-wrap items-center gap-x-5 gap-y-3">
          <span className="m-2 grid size-11 shrink-0 rotate-45 place-items-center rounded-xl border border-accent bg-raised">
            <Check aria-hidden className="size-5 -rotate-45 text-accent" />
          </span>
          <div className="min-w-0 flex-1 basis-56">
            <h3
              ref={heading}
              tabIndex={-1}
              className="text-2xl leading-tight font-semibold tracking-headline outline-none"
            >
              {title}
            </h3>
            <p className="mt-1 text-[0.9375rem] text-muted-foreground">
              {said.number}
              <span className="font-medium text-foreground">{number}</span>
            </p>
          </div>
        </div>
        <p className="mt-5 leading-relaxed [overflow-wrap:anywhere]">{typography(promise)}</p>
        {import.meta.env.HAS_CONTACTS && <ContactLinks />}
        {ordered.length > 0 && <Lines lines={ordered} />}
        <h4 className="mt-7 text-sm font-semibold">{said.next}</h4>
        <ol className="mt-3 space-y-2.5">
          {next[type].map((step, index) => (
            <li key={step} className="flex gap-3.5 text-[0.9375rem] leading-relaxed">
              <span
                aria-hidden
                className="grid size-6 shrink-0 place-items-center rounded-full border border-accent/50 text-caption font-medium text-accent"
              >
                {index + 1}
              </span>
              {typography(step)}
            </li>
          ))}
        </ol>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-5">
          <h4 className="text-sm font-semibold">{said.sent}</h4>
          <Button variant="link" className="-mx-4" onClick={onCorrect}>
            {said.correct}
          </Button>
        </div>
        <Lines lines={sent} />
      </DialogBody>
      <DialogFooter>
        <div className="flex sm:justify-end">
          <Button size="large" className="max-sm:w-full" onClick={onClose}>
            {said.done}
          </Button>
        </div>
      </DialogFooter>
    </>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-3 text-[0.9375rem] sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
      {lines.map(
        ({ label, value }) =>
          value && (
            <div key={label} className="sm:contents">
              <dt className="text-muted-foreground max-sm:text-caption">{label}</dt>
              <dd className="line-clamp-4 [overflow-wrap:anywhere]">{unbrokenPhones(value)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
