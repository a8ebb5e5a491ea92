import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'

type List = RefObject<HTMLElement | null>

const rowsOf = ({ current }: List) => current?.querySelectorAll<HTMLElement>('[data-email]') ?? []

const linkOf = ({ current }: List, id: string) =>
  current?.querySelector<HTMLElement>(`[data-email="${CSS.escape(id)}"] a`)

/**
 * The row that shortcuts act on, which stays marked (`data-current`) wherever the focus is, and steps to its
 * neighbours. When the row leaves the list (for instance, its new status does not match the filter), no row is marked,
 * and the next step goes to the row in its place.
 */
export function useRowFocus(list: List, ids: readonly string[], openedId: string | undefined) {
  /** The row opened or focused last, and its index. */
  const latest = useRef<{ id: string | undefined; index: number }>({ id: undefined, index: -1 })

  const shown = useRef({ ids, openedId })
  useEffect(() => {
    shown.current = { ids, openedId }
    const index = latest.current.id === undefined ? -1 : ids.indexOf(latest.current.id)
    if (index >= 0) latest.current.index = index
  })

  useEffect(() => {
    if (openedId) latest.current = { id: openedId, index: shown.current.ids.indexOf(openedId) }
  }, [openedId])

  // An attribute instead of a prop, so that a step through the list renders nothing.
  const mark = useCallback(() => {
    for (const row of rowsOf(list)) {
      row.toggleAttribute('data-current', row.dataset.email === latest.current.id)
    }
  }, [list])
  useEffect(mark)

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-email]') : null
      const id = row?.dataset.email
      if (id && list.current?.contains(row)) {
        latest.current = { id, index: shown.current.ids.indexOf(id) }
        mark()
      }
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [list, mark])

  return useMemo(() => {
    const current = () => {
      const { id } = latest.current
      if (id !== undefined && (shown.current.ids.includes(id) || id === shown.current.openedId)) {
        return id
      }
      return shown.current.openedId
    }
    const focus = (id: string) => linkOf(list, id)?.focus()
    return {
      current,
      focusCurrent: () => {
        const id = current()
        if (id !== undefined) focus(id)
      },
      /** Focuses the next or the previous row. @returns its id; undefined at the end of the list */
      step: (by: 1 | -1): string | undefined => {
        const { id, index } = latest.current
        const all = shown.current.ids
        const at = id === undefined ? -1 : all.indexOf(id)
        // If the row has left, the next one has its index.
        const next = at >= 0 ? at + by : by === 1 ? Math.max(index, 0) : index - 1
        const target = all[next]
        if (target !== undefined) focus(target)
        return target
      },
    }
  }, [list])
}
