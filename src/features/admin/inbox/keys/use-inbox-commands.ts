import { emailStatuses } from '@contracts/email-status.ts'
import { whoIs } from '../../sender'
import { latestUndo } from '../../triage/undo'
import type { Triage } from '../../triage/triage-requests'
import { type Handlers, useCommands } from '../../commands/use-commands'
import type { InboxEmail } from '../fetch-inbox-page'
import type { Selection } from '../selection/use-selection'
import type { useInboxAddress } from '../use-inbox-address'
import type { useRowFocus } from './use-row-focus'

interface InboxCommandsOptions {
  viewerId: string
  emails: readonly InboxEmail[]
  address: Pick<ReturnType<typeof useInboxAddress>, 'openedId' | 'open'>
  rows: ReturnType<typeof useRowFocus>
  selection: Selection
  triage: Triage
  /** Whether the pane shows the opened email yet; until then its name is that of another. */
  isDrawn: () => boolean
  onOpen: (id: string) => void
  onClose: () => void
  /** Called for the row after the last one. */
  onEnd: () => void
  onNewLead: () => void
  onExport: () => void
  /** Whether the list shows spam. */
  isSpam: boolean
}

/** The commands of the inbox. They act on the selected emails, or else on the current row. */
export function useInboxCommands(options: InboxCommandsOptions): void {
  const { viewerId, emails, address, rows, selection, triage, onOpen, onClose, onEnd } = options
  const isOpened = address.openedId !== undefined

  const step = (by: 1 | -1) => {
    const id = rows.step(by)
    if (id !== undefined && isOpened) address.open(id)
    if (id === undefined && by === 1) onEnd()
  }
  const offer = (): Handlers => {
    const current = rows.current()
    const targets =
      selection.selected.size > 0
        ? [...selection.selected]
        : current === undefined || !options.isDrawn()
          ? undefined
          : [current]
    const only = targets?.length === 1 && emails.find(({ id }) => id === targets[0])
    const undo = latestUndo()
    return {
      next: () => step(1),
      previous: () => step(-1),
      ...(current !== undefined && {
        open: () => onOpen(current),
        select: () => selection.toggle(current),
      }),
      ...(only && { about: whoIs(only) }),
      ...(targets && {
        take: () => triage.take(targets, viewerId),
        ...Object.fromEntries(
          emailStatuses.map((status) => [
            `status-${status}`,
            () => triage.setStatus(targets, status),
          ]),
        ),
        spam: () => triage.markSpam(targets, !options.isSpam),
      }),
      ...(undo && { undo }),
      'new-lead': options.onNewLead,
      export: options.onExport,
      ...((selection.selected.size > 0 || isOpened) && {
        close: () => (selection.selected.size > 0 ? selection.clear() : onClose()),
      }),
    }
  }
  useCommands(offer)
}
