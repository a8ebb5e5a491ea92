import { AlarmClock, AlarmClockOff } from 'lucide-react'
import { useState } from 'react'
import { Form } from '@/components/ui/form'
import { Button } from '@/components/ui/button'
import { SmallDialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { useCommands } from '../../commands/use-commands'
import { ToolButton, type TriageProps } from './triage-bar'
import { formatWeekdayTime } from '../../lib/format-day'
import { snoozeChoices } from '../../lib/snooze-times'
import { stepOnArrow } from '../../lib/step-on-arrow'

export function SnoozeButton({ email, triage }: TriageProps) {
  const [isAsking, setAsking] = useState(false)
  useCommands(() => ({ snooze: () => setAsking(true) }))
  return (
    <>
      <ToolButton
        label="Отложить"
        keyName="B"
        icon={<AlarmClock aria-hidden />}
        disabled={triage.isBusy}
        onClick={() => setAsking(true)}
      />
      <SmallDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Отложить до…"
        description="Письмо уйдёт из списка и очереди и вернётся в срок. Ответ клиента вернёт его раньше, а обещанный клиенту срок не сдвинется."
      >
        <Choices email={email} triage={triage} onDone={() => setAsking(false)} />
      </SmallDialog>
    </>
  )
}

const Late = () => (
  <span className="block text-caption font-medium text-accent">позже обещанного срока</span>
)

const dayMs = 86_400_000

/** The format of a datetime-local input: the reader's time zone, no seconds. */
const localText = (moment: number) =>
  new Date(moment - new Date(moment).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

function Choices({ email, triage, onDone }: TriageProps & { onDone: () => void }) {
  /** @param until null: back now */
  const snooze = (until: string | null) => {
    onDone()
    triage.snooze([email.id], until)
  }
  // «infinity» does not parse as a date, and is later than any.
  const due = Date.parse(email.waits_until ?? '')
  const [now] = useState(Date.now)
  const [own, setOwn] = useState('')
  const submit = () => {
    if (own) snooze(new Date(own).toISOString())
  }
  return (
    <>
      <ul className="space-y-2.5">
        {snoozeChoices(now).map(({ label, until }, index) => {
          const iso = new Date(until).toISOString()
          return (
            <li key={label}>
              <Button
                variant="secondary"
                className="w-full justify-between! text-left"
                onKeyDown={stepOnArrow}
                data-first-focus={index === 0 || undefined}
                onClick={() => snooze(iso)}
              >
                {label}
                <span className="shrink-0 text-right font-normal text-muted-foreground">
                  {formatWeekdayTime(iso)}
                  {until > due && <Late />}
                </span>
              </Button>
            </li>
          )
        })}
      </ul>
      <Form
        noValidate={false}
        onSubmit={submit}
        className="mt-5 flex flex-wrap items-end gap-2 border-t pt-5"
      >
        <label className="min-w-0 flex-1 basis-48 text-sm font-medium">
          Другое время
          <Input
            type="datetime-local"
            required
            min={localText(now + 60_000)}
            max={localText(now + 365 * dayMs)}
            value={own}
            onChange={({ target }) => setOwn(target.value)}
            className="mt-1.5"
          />
          {own !== '' && Date.parse(own) > due && <Late />}
        </label>
        <Button type="submit" disabled={own === ''}>
          Отложить
        </Button>
      </Form>
      {email.snoozed_until !== null && (
        <Button variant="ghost" className="mt-3 w-full" onClick={() => snooze(null)}>
          <AlarmClockOff aria-hidden />
          Вернуть сейчас
        </Button>
      )}
    </>
  )
}
