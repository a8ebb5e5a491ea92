import { assignableStatuses } from '@contracts/email-status.ts'
import type { useInboxAddress } from './use-inbox-address'
import { useInboxKeys } from './use-inbox-keys'
import type { useRowFocus } from './use-row-focus'
import type { Selection } from './use-selection'
import type { Triage } from './use-triage'

interface CommandsOptions {
  viewerId: string
  address: Pick<ReturnType<typeof useInboxAddress>, 'openedId' | 'open'>
  rows: ReturnType<typeof useRowFocus>
  selection: Selection
  triage: Triage
  onOpen: (id: string) => void
  onClose: () => void
  /** Called when somebody wants to go on behind the last row. */
  onEnd: () => void
  onSearch: () => void
  onHelp: () => void
}

/** Lets the keys do what they do: to the selected e-mails, or else to the one they have come to. */
export function useInboxCommands(options: CommandsOptions): void {
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

  useInboxKeys({
    next: () => step(1),
    previous: () => step(-1),
    open: () => withCurrent(onOpen),
    select: () => withCurrent((id) => selection.toggle(id)),
    take: () => withTargets((emailIds) => triage.take(emailIds, viewerId)),
    status: (place) =>
      withTargets((emailIds) => triage.setStatus(emailIds, assignableStatuses[place])),
    search: options.onSearch,
    help: options.onHelp,
    close: () => {
      if (selection.selected.size > 0) selection.clear()
      else if (isOpened) onClose()
    },
  })
}
