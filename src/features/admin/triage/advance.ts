import { createContext, useState } from 'react'
import type { EmailStatus } from '@contracts/email-status.ts'
import { advanceKey, readStored, writeStored } from '@/lib/storage'

/** Opens the next email of the list once the named one is done with; undefined where this is switched off. */
export type Advance = ((emailId: string) => void) | undefined

export const AdvanceContext = createContext<Advance>(undefined)

/** Whether a status ends the work on an email for now: one taken into work stays open. */
export const isDone = (status: EmailStatus) => status === 'processed' || status === 'completed'

/** Whether this browser opens the next email automatically, which is the default. */
export function useAdvanceSwitch() {
  const [isOn, setOn] = useState(() => readStored(advanceKey) !== false)
  const change = (next: boolean) => {
    writeStored(advanceKey, next)
    setOn(next)
  }
  return [isOn, change] as const
}

interface Listed {
  id: string
  waits_until: string | null
}

/** The next of the queue, or the next that waits where all are listed; without one below, the first above. */
export function nextOf(emails: readonly Listed[], id: string, queue: string): string | undefined {
  const at = emails.findIndex((email) => email.id === id)
  const others = [...emails.slice(at + 1), ...emails.slice(0, Math.max(at, 0))]
  return others.find(({ waits_until }) => queue !== 'all' || waits_until !== null)?.id
}
