import { CalendarCheck } from 'lucide-react'
import type { ChatBooking } from '@contracts/chat.ts'
import { messengerText } from '@contracts/messenger.ts'
import { Button } from '@/components/ui/button'
import { bookingCardTexts } from '@/content/chat'
import { typography } from '@/lib/typography'

interface BookingCardProps {
  booking: ChatBooking
  /** What the assistant says above the card, whose language is the visitor's. */
  said: string
  onSend: (text: string) => void
}

/** The booking to confirm; its buttons send plain messages. */
export function BookingCard({ booking, said, onSend }: BookingCardProps) {
  // The last line asks to confirm; an answer to a question before it may name Russian pages.
  const lang = /\p{Script=Cyrillic}/u.test(said.split('\n').at(-1) ?? '') ? 'ru' : 'en'
  const texts = bookingCardTexts[lang]
  const { name, contact, email, messenger, reach, time, topic, isClientMatter } = booking
  const title = isClientMatter ? texts.matterTitle : texts.title
  const rows = [
    { label: texts.name, value: name ?? texts.nameless },
    { label: texts.contact, value: contact },
    { label: 'Email', value: email },
    { label: texts.messenger, value: messenger && messengerText(contact, messenger) },
    { label: texts.reach, value: reach },
    { label: texts.time, value: time },
    { label: texts.topic, value: topic },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return (
    <section
      aria-label={title}
      lang={lang}
      data-decision
      className="rounded-card border border-accent/40 bg-card p-4"
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <CalendarCheck aria-hidden className="size-4.5 text-accent" />
        {title}
      </h3>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-[0.9375rem]">
        {rows.map(({ label, value }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-medium [overflow-wrap:anywhere]">{typography(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button className="grow" onClick={() => onSend(texts.answers.confirm)}>
          {texts.confirm}
        </Button>
        <Button className="grow" variant="secondary" onClick={() => onSend(texts.answers.change)}>
          {texts.change}
        </Button>
        <Button variant="ghost" width="full" onClick={() => onSend(texts.answers.decline)}>
          {texts.decline}
        </Button>
      </div>
    </section>
  )
}
