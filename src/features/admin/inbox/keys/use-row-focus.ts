import { type RefObject, useEffect, useMemo, useRef } from 'react'

const linkIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a')

/**
 * Which row the keys mean, and how they go from one to the next. When it leaves the list (its status
 * no longer fits the filter, say), the one that takes its place is next.
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  openedId: string | undefined,
) {
  /** The latest row, and where it stood. */
  const latest = useRef<{ id: string | undefined; place: number }>({ id: undefined, place: -1 })

  const reads = useRef({ ids, openedId })
  useEffect(() => {
    reads.current = { ids, openedId }
    const place = latest.current.id === undefined ? -1 : ids.indexOf(latest.current.id)
    if (place >= 0) latest.current.place = place
  })

  useEffect(() => {
    if (openedId) latest.current = { id: openedId, place: reads.current.ids.indexOf(openedId) }
  }, [openedId])

  useEffect(() => {
    const notice = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-email]') : null
      const id = row?.dataset.email
      if (id && list.current?.contains(row)) {
        latest.current = { id, place: reads.current.ids.indexOf(id) }
      }
    }
    document.addEventListener('focusin', notice)
    return () => document.removeEventListener('focusin', notice)
  }, [list])

  return useMemo(() => {
    const current = () => {
      const { id } = latest.current
      if (id !== undefined && (reads.current.ids.includes(id) || id === reads.current.openedId)) {
        return id
      }
      return reads.current.openedId
    }
    const focus = (id: string) =>
      linkIn(list.current?.querySelector(`[data-email="${CSS.escape(id)}"]`))?.focus()
    return {
      /** The row that the keys mean, if there is one. */
      current,
      focusCurrent: () => {
        const id = current()
        if (id !== undefined) focus(id)
      },
      /** Goes to the next row or the one before. @returns its id; undefined at the end of the list */
      step: (by: 1 | -1): string | undefined => {
        const { id, place } = latest.current
        const all = reads.current.ids
        const at = id === undefined ? -1 : all.indexOf(id)
        // Whoever has left: the next one stands where it stood.
        const next = at >= 0 ? at + by : by === 1 ? Math.max(place, 0) : place - 1
        const target = all[next]
        if (target !== undefined) focus(target)
        return target
      },
    }
  }, [list])
}
