import { emailStatuses } from '@contracts/email-status.ts'
import { undoLatest } from '../../triage/undo'
import type { Triage } from '../../triage/use-triage'
import { type Handlers, useCommands } from '../../commands/use-commands'
import type { Selection } from '../selection/use-selection'
import type { useInboxAddress } from '../use-inbox-address'
import type { useRowFocus } from './use-row-focus'

interface InboxCommandsOptions {
  viewerId: string
  address: Pick<ReturnType<typeof useInboxAddress>, 'openedId' | 'open'>
  rows: ReturnType<typeof useRowFocus>
  selection: Selection
  triage: Triage
  onOpen: (id: string) => void
  onClose: () => void
  /** Called for the row after the last one. */
  onEnd: () => void
  onNewLead: () => void
  /** Whether the list shows spam. */
  isSpam: boolean
}

/** The commands of the inbox. They act on the selected emails, or else on the current row. */
export function useInboxCommands(options: InboxCommandsOptions): void {
  const { viewerId, address, rows, selection, triage, onOpen, onClose, onEnd } = options
  const isOpened = address.openedId !== undefined

  const step = (by: 1 | -1) => {
    const id = rows.step(by)
    if (id !== undefined && isOpened) address.open(id)
    if (id === undefined && by === 1) onEnd()
  }
  const withCurrent = (act: (id: string) => void) => {
    const id = rows.current()
    if (id !== undefined) act(id)
  }
  const withTargets = (act: (emailIds: string[]) => void) => {
    if (selection.selected.size > 0) act([...selection.selected])
    else withCurrent((id) => act([id]))
  }

  const setStatus: Handlers = Object.fromEntries(
    emailStatuses.map((status) => [
      `status-${status}`,
      () => withTargets((emailIds) => triage.setStatus(emailIds, status)),
    ]),
  )

  useCommands({
    next: () => step(1),
    previous: () => step(-1),
    open: () => withCurrent(onOpen),
    select: () => withCurrent((id) => selection.toggle(id)),
    take: () => withTargets((emailIds) => triage.take(emailIds, viewerId)),
    ...setStatus,
    spam: () => withTargets((emailIds) => triage.markSpam(emailIds, !options.isSpam)),
    undo: undoLatest,
    'new-lead': options.onNewLead,
    close: () => {
      if (selection.selected.size > 0) selection.clear()
      else if (isOpened) onClose()
    },
  })
}
