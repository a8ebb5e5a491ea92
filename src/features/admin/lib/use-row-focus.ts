import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Marks a row by an attribute instead of a prop, so that a step through the list renders nothing. */
function markRow(list: HTMLElement | null, id: string | undefined): void {
  for (const row of list?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
    row.toggleAttribute('data-current', row.dataset.row === id)
  }
}

const rowOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)

const linkOf = (row: Element | null | undefined) => row?.querySelector('a')

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The row that shortcuts act on, which stays marked (`data-current`) wherever the focus is, and steps to its
 * neighbours, within the list also by arrows. When the row leaves the list (for instance, its new status does not match the filter), no row is marked,
 * and the next step goes to the row in its place.
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  openedId: string | undefined,
) {
  /** The row opened or focused last, and its index. */
  const latest = useRef<{ id: string | undefined; index: number }>({ id: undefined, index: -1 })
  const keep = useEffectEvent((id: string) => {
    latest.current = { id, index: ids.indexOf(id) }
  })

  useEffect(() => {
    const { id } = latest.current
    if (id !== undefined && ids.includes(id)) keep(id)
  })

  /** The opened email, until its row is listed and scrolled into view. */
  const followed = useRef<string>(undefined)
  useEffect(() => {
    if (openedId) keep(openedId)
    followed.current = openedId
  }, [openedId])

  useEffect(() => {
    const element = list.current
    markRow(element, latest.current.id)
    const row = followed.current !== undefined && rowOf(element, followed.current)
    if (!element || !row) return
    followed.current = undefined
    // Focus moves along from a row, never out of the pane or a dialog.
    const focused = document.activeElement?.closest('[data-row]')
    if (focused && element.contains(focused)) linkOf(row)?.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
      const id = row?.dataset.row
      if (id && list.current?.contains(row)) {
        keep(id)
        markRow(list.current, id)
      }
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [list])

  const current = () => {
    const { id } = latest.current
    const isShown = id !== undefined && (ids.includes(id) || id === openedId)
    return isShown ? id : openedId
  }
  const focus = (id: string) => linkOf(rowOf(list.current, id))?.focus()
  /** Focuses the next or the previous row. @returns its id; undefined at the end of the list */
  const step = (by: 1 | -1): string | undefined => {
    const { id, index } = latest.current
    const at = id === undefined ? -1 : ids.indexOf(id)
    // If the row has left, the next one has its index.
    const next = at >= 0 ? at + by : by === 1 ? Math.max(index, 0) : index - 1
    const target = ids[next]
    if (target !== undefined) focus(target)
    return target
  }

  const stepByArrow = useEffectEvent(step)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = arrows[event.key]
      const { target } = event
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (!by || hasModifier || event.defaultPrevented || !(target instanceof Element)) return
      const row = target.closest('[data-row]')
      if (row && list.current?.contains(row) && stepByArrow(by) !== undefined)
        event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list])

  return {
    current,
    focusCurrent: () => {
      const id = current()
      if (id !== undefined) focus(id)
    },
    step,
  }
}
