import { pageAt } from '@/content/navigation'
import { loadWhole } from './prefetch'

/** Whoever waits no longer than this needs no sign of it. */
const patienceMs = 250

let latest = 0

/** Marks the header while the code of the page that a path shows is on its way. */
export async function showComing(path: string): Promise<void> {
  const id = pageAt(path)
  const turn = (latest += 1)
  const mark = (isComing: boolean) => {
    if (turn === latest) document.querySelector('header')?.toggleAttribute('data-coming', isComing)
  }
  const timer = setTimeout(() => mark(true), patienceMs)
  // A failure shows in the page's place.
  if (id) await loadWhole(id).catch(() => undefined)
  clearTimeout(timer)
  mark(false)
}
