import { pushEntry, replaceEntry } from '@/lib/browser/history'

/* Back closes what is open instead of leaving the page: the first dialog puts an entry of the same page on the tab's
   history. It stays there when a dialog closes otherwise, because a step back would be undone by whatever navigates
   next; Back then skips it. */

/** In the entry's state, beside the router's. */
const mark = { hasDialog: true }

const read = (name: 'hasDialog' | 'key'): unknown => {
  const state: unknown = history.state
  return state instanceof Object ? Reflect.get(state, name) : undefined
}

const open: (() => void)[] = []
/** The router's key of the page's own entry, while the dialogs' is above it. */
let page: unknown

function enter(): void {
  if (!read('hasDialog')) {
    const { href } = location
    // What a mail's link carries belongs to the dialog that it opens.
    const [bare, fragment = ''] = href.split('#')
    if (fragment.includes('=')) replaceEntry(history.state, bare)
    // Without an entry of its own, the link's dialog must still find the link.
    if (!pushEntry({ ...history.state, ...mark }, href)) replaceEntry(history.state, href)
  }
  page = read('key')
}

function onPopState(): void {
  if (read('hasDialog')) {
    page = read('key')
    return
  }
  if (page === undefined || page !== read('key')) return
  page = undefined
  const close = open.at(-1)
  if (!close) return history.back()
  close()
  // Others are still open, or this one stays: what it does is not to be left.
  setTimeout(() => open.length > 0 && enter())
}

/**
 * Has Back close what has just opened.
 * @returns a function to be called once it has closed
 */
export function closeOnBack(close: () => void): () => void {
  if (page === undefined && read('hasDialog')) page = read('key')
  addEventListener('popstate', onPopState)
  const own = () => close()
  open.push(own)
  enter()
  return () => {
    const at = open.indexOf(own)
    if (at >= 0) open.splice(at, 1)
  }
}
