import { replaceEntry } from '@/lib/browser/history'

/* A deploy takes away the code that an open page has yet to load. Browsers remember a module that failed, so only a
   reload helps. Nothing typed is lost by it: there the visitor decides. */

/** The event that asked for what could not be loaded. */
export interface AskedDialog {
  event: string
  detail?: unknown
}

/** In the entry of the history, which outlives a reload and nothing else. */
interface Reload extends Partial<Record<keyof AskedDialog, unknown>> {
  /** The files of the page that was reloaded. */
  from?: unknown
}

let hasTyped = false

/** Begins to note whether something is typed. To be called before the app starts. */
export function watchTyping(): void {
  addEventListener('input', () => (hasTyped = true), { once: true })
}

const lastReload = (): Reload => {
  const state: unknown = history.state
  return state instanceof Object && 'reload' in state && state.reload instanceof Object
    ? state.reload
    : {}
}

const keep = (reload: Reload) => replaceEntry({ ...history.state, reload })

/** Whether the server has the page that was opened here with other files by now. */
async function isOutdated(files: string): Promise<boolean> {
  const [opened] = performance.getEntriesByType('navigation')
  const answer = await fetch(opened?.name ?? location.href, { cache: 'no-cache' })
  const served = /data-files="([^"]*)"/.exec(await answer.text())?.[1]
  return served !== undefined && served !== files
}

/** Whether the page may be reloaded: nothing is typed, or its author says so. Not a toast, whose code may be gone, too. */
const mayReload = (reason: string) =>
  !hasTyped ||
  confirm(
    `${reason} откроет только обновлённая страница. Набранное, но не отправленное, при этом пропадёт. Обновить страницу?`,
  )

/** Reloads a page a part of whose code could not be loaded, which browsers remember. */
export function reloadToRetry(): void {
  if (mayReload('Эту часть')) location.reload()
}

/**
 * Reloads a page whose code a deploy has taken away. Once: a cache on the way may go on serving the old page.
 * @param asked the event that asked for what is missing, to be fired again; none for a page, which its address names
 * @returns whether a deploy was the cause
 */
export async function reloadIfOutdated(asked?: AskedDialog): Promise<boolean> {
  const { files } = document.getElementById('root')?.dataset ?? {}
  if (!files || lastReload().from === files) return false
  if (!(await isOutdated(files).catch(() => false))) return false
  if (!mayReload('Сайт обновился, и эту часть')) return true
  // Unkept, the page could reload without end.
  if (!keep({ from: files, ...asked })) return false
  location.reload()
  return true
}

/** Fires the event again that the page was reloaded for. */
export function askAgain(): void {
  const { from, event, detail } = lastReload()
  if (typeof event !== 'string') return
  keep({ from })
  dispatchEvent(new CustomEvent(event, { detail }))
}
