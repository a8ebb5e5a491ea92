import { assignableStatuses, type AssignableStatus } from '@contracts/email-status.ts'
import { useKeys } from '../../use-keys'
import type { useInboxAddress } from '../use-inbox-address'
import type { useRowFocus } from './use-row-focus'
import type { Selection } from '../selection/use-selection'
import type { Triage } from '../../triage/use-triage'

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

  const setStatus = (status: AssignableStatus) => () =>
    withTargets((emailIds) => triage.setStatus(emailIds, status))
  const [first, second, third] = assignableStatuses

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    enter: () => withCurrent(onOpen),
    x: () => withCurrent((id) => selection.toggle(id)),
    a: () => withTargets((emailIds) => triage.take(emailIds, viewerId)),
    1: setStatus(first),
    2: setStatus(second),
    3: setStatus(third),
    slash: options.onSearch,
    'shift+slash': options.onHelp,
    escape: () => {
      if (selection.selected.size > 0) selection.clear()
      else if (isOpened) onClose()
    },
  })
}
