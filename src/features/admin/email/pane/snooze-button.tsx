import { AlarmClock, AlarmClockOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import type { Triage } from '../../triage/triage-requests'
import { useCommands } from '../../commands/use-commands'
import type { EmailDetail } from '../email-requests'
import { toolLabelStyle, toolStyle } from './triage-bar'
import { formatWeekdayTime } from '../../format-day'
import { snoozeChoices } from '../../snooze-times'

interface SnoozeButtonProps {
  email: Pick<EmailDetail, 'id' | 'snoozed_until' | 'waits_until'>
  triage: Pick<Triage, 'isBusy' | 'snooze'>
}

/** Asks until when to snooze an email. */
export function SnoozeButton({ email, triage }: SnoozeButtonProps) {
  const [isAsking, setAsking] = useState(false)
  useCommands(() => ({ snooze: () => setAsking(true) }))
  const snooze = (until: string | null) => {
    setAsking(false)
    triage.snooze([email.id], until)
  }
  return (
    <>
      <Button
        variant="ghost"
        title="Отложить (B)"
        aria-keyshortcuts="b"
        disabled={triage.isBusy}
        className={toolStyle}
        onClick={() => setAsking(true)}
      >
        <AlarmClock aria-hidden />
        <span className={toolLabelStyle}>Отложить</span>
      </Button>
      <SnoozeDialog
        isOpen={isAsking}
        isSnoozed={email.snoozed_until !== null}
        promisedUntil={email.waits_until}
        onClose={() => setAsking(false)}
        onSnooze={snooze}
      />
    </>
  )
}

interface SnoozeDialogProps {
  isOpen: boolean
  isSnoozed: boolean
  /** The deadline; «infinity» if none was promised, null if the customer is not waiting. */
  promisedUntil: string | null
  onClose: () => void
  /** @param until an ISO timestamp; null: back now */
  onSnooze: (until: string | null) => void
}

/** Snoozes an email until a usual time or any other within a year. */
function SnoozeDialog({ isOpen, onClose, ...choices }: SnoozeDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="small"
      title="Отложить до…"
      description="Письмо уйдёт из списка и очереди и вернётся в срок. Ответ клиента вернёт его раньше, а обещанный клиенту срок не сдвинется."
    >
      <DialogBody>
        <Choices {...choices} />
      </DialogBody>
    </Dialog>
  )
}

const Late = () => (
  <span className="block text-caption font-medium text-accent">позже обещанного срока</span>
)

const dayMs = 86_400_000

/** The format of a datetime-local input: the reader's time zone, no seconds. */
const localText = (moment: number) =>
  new Date(moment - new Date(moment).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

function Choices(props: Omit<SnoozeDialogProps, 'isOpen' | 'onClose'>) {
  const { isSnoozed, promisedUntil, onSnooze } = props
  // «infinity» is no date, and nothing is later than that.
  const due = Date.parse(promisedUntil ?? '')
  const [now] = useState(Date.now)
  const [own, setOwn] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (own) onSnooze(new Date(own).toISOString())
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
                data-first-focus={index === 0 || undefined}
                onClick={() => onSnooze(iso)}
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
      <form onSubmit={submit} className="mt-5 flex flex-wrap items-end gap-2 border-t pt-5">
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
      </form>
      {isSnoozed && (
        <Button variant="ghost" className="mt-3 w-full" onClick={() => onSnooze(null)}>
          <AlarmClockOff aria-hidden />
          Вернуть сейчас
        </Button>
      )}
    </>
  )
}
