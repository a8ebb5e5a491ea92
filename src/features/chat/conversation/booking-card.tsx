import { CalendarCheck } from 'lucide-react'
import type { ChatBooking } from '@contracts/chat.ts'
import { messengerText } from '@contracts/messenger.ts'
import { Button } from '@/components/ui/button'
import { bookingAnswers } from '@/content/chat'
import { typography } from '@/lib/typography'

interface BookingCardProps {
  booking: ChatBooking
  onSend: (text: string) => void
}

/** The booking to confirm; its buttons send plain messages. */
export function BookingCard({ booking, onSend }: BookingCardProps) {
  const { name, contact, email, messenger, reach, time, topic } = booking
  const rows = [
    { label: 'Имя', value: name ?? 'Не указано' },
    { label: 'Контакт', value: contact },
    { label: 'Email', value: email },
    { label: 'Мессенджер', value: messenger && messengerText(contact, messenger) },
    { label: 'Как связаться', value: reach },
    { label: 'Время', value: time },
    { label: 'Тема', value: topic },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return (
    <section
      aria-label="Проверьте заявку"
      data-decision
      className="rounded-card border border-accent/40 bg-card p-4"
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <CalendarCheck aria-hidden className="size-4.5 text-accent" />
        Проверьте заявку
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
        <Button className="grow" onClick={() => onSend(bookingAnswers.confirm)}>
          Подтвердить
        </Button>
        <Button className="grow" variant="secondary" onClick={() => onSend(bookingAnswers.change)}>
          Изменить
        </Button>
        <Button variant="ghost" width="full" onClick={() => onSend(bookingAnswers.decline)}>
          Не записывать
        </Button>
      </div>
    </section>
  )
}
