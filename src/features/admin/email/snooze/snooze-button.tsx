import { AlarmClock } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import type { Triage } from '../../triage/triage-requests'
import { useCommands } from '../../commands/use-commands'
import type { EmailDetail } from '../email-requests'
import { SnoozeDialog } from './snooze-dialog'

interface SnoozeButtonProps {
  email: Pick<EmailDetail, 'id' | 'snoozed_until'>
  triage: Pick<Triage, 'isBusy' | 'snooze'>
}

/** Asks until when an email is put off. */
export function SnoozeButton({ email, triage }: SnoozeButtonProps) {
  const [isAsking, setAsking] = useState(false)
  useCommands(() => ({ snooze: () => setAsking(true) }))
  const snooze = (until: string | null) => {
    setAsking(false)
    triage.snooze([email.id], until)
  }
  return (
    <>
      <IconButton
        label="Отложить"
        keyName="B"
        aria-keyshortcuts="b"
        disabled={triage.isBusy}
        onClick={() => setAsking(true)}
      >
        <AlarmClock aria-hidden />
      </IconButton>
      <SnoozeDialog
        isOpen={isAsking}
        isSnoozed={email.snoozed_until !== null}
        onClose={() => setAsking(false)}
        onSnooze={snooze}
      />
    </>
  )
}
