import { emailStatuses } from '@contracts/email-status.ts'
import { undoLatest } from '../../triage/undo'
import type { Triage } from '../../triage/use-triage'
import { useKeys } from '../../use-keys'
import type { Selection } from '../selection/use-selection'
import type { useInboxAddress } from '../use-inbox-address'
import type { useRowFocus } from './use-row-focus'

interface InboxKeysOptions {
  viewerId: string
  address: Pick<ReturnType<typeof useInboxAddress>, 'openedId' | 'open'>
  rows: ReturnType<typeof useRowFocus>
  selection: Selection
  triage: Triage
  onOpen: (id: string) => void
  onClose: () => void
  /** Called for the row after the last one. */
  onEnd: () => void
  onSearch: () => void
  onHelp: () => void
}

/** The shortcuts of the inbox. They act on the selected emails, or else on the current row. */
export function useInboxKeys(options: InboxKeysOptions): void {
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

  const statusKeys = emailStatuses.map((status, index) => [
    index + 1,
    () => withTargets((emailIds) => triage.setStatus(emailIds, status)),
  ])

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    enter: () => withCurrent(onOpen),
    x: () => withCurrent((id) => selection.toggle(id)),
    a: () => withTargets((emailIds) => triage.take(emailIds, viewerId)),
    ...Object.fromEntries(statusKeys),
    z: undoLatest,
    slash: options.onSearch,
    'shift+slash': options.onHelp,
    escape: () => {
      if (selection.selected.size > 0) selection.clear()
      else if (isOpened) onClose()
    },
  })
}
