/** The place of a value in the visitor's browser. */
export interface StorageKey {
  area: 'localStorage' | 'sessionStorage'
  name: string
}

const inBrowser = (name: string): StorageKey => ({ area: 'localStorage', name })
const inTab = (name: string): StorageKey => ({ area: 'sessionStorage', name })

/* Everything the site stores, as /privacy lists it (legal.test.ts), except next-themes' `theme`. One constant each:
   the script inlined into every page (loader.ts) bundles only its own. */
export const sessionKey = inBrowser('kerege.session')
export const askedMailKey = inBrowser('kerege.asked-mail')
export const invitationKey = inBrowser('kerege.invitation')
/** index.html reads it too, before the first paint. */
export const currencyKey = inBrowser('kerege.currency')
/** Set once the fonts have loaded. */
export const fontsKey = inBrowser('kerege.fonts')
/** Whether the inbox opens the next email by itself. */
export const advanceKey = inBrowser('kerege.advance')
export const landingKey = inTab('kerege.landing')
export const chatKey = inTab('kerege.chat')
export const consultationKey = inTab('kerege.consultation')
export const orderKey = inTab('kerege.order')
export const quizKey = inTab('kerege.quiz')
export const quizRunKey = inTab('kerege.quiz-run')
export const scrollKey = inTab('kerege.scroll')

const draftPrefix = 'kerege.draft.'

/**
 * In the browser, like the session that wrote it: a closed tab loses nothing, another tab goes on with it.
 * @param kind without a dot
 * @param subject what it belongs to
 */
export const draftKey = (kind: string, authorId: string, subject: string): StorageKey =>
  inBrowser(`${draftPrefix}${kind}.${authorId}.${subject}`)

function draftNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(draftPrefix))
  } catch {
    return []
  }
}

/** The names of an author's stored drafts; none if storage is blocked. */
export const draftNamesOf = (authorId: string): string[] =>
  draftNames().filter((name) => name.slice(draftPrefix.length).split('.')[1] === authorId)

/** The subjects of all drafts of a kind by an author. */
export function draftSubjects(kind: string, authorId: string): string[] {
  const prefix = draftKey(kind, authorId, '').name
  return draftNames()
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
}

/** The stored text; null if there is none, or storage is blocked. */
export function readText({ area, name }: StorageKey): string | null {
  try {
    return window[area].getItem(name)
  } catch {
    return null
  }
}

/** Writes a text, or removes it if it is null. @returns false if storage is blocked or full: the page works without it */
export function writeText({ area, name }: StorageKey, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(name)
    else window[area].setItem(name, text)
    return true
  } catch {
    return false
  }
}

/** Whether there is a value; false if storage is blocked. */
export const isStored = (key: StorageKey): boolean => readText(key) !== null

/** @returns the value; undefined if there is none, it is no JSON, or storage is blocked */
export function readStored(key: StorageKey): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Writes a value as JSON, or removes it if it is undefined. Does nothing if storage is blocked or full. */
export function writeStored(key: StorageKey, value: unknown): void {
  writeText(key, value === undefined ? null : JSON.stringify(value))
}

const forgetForms = () => {
  for (const key of [consultationKey, orderKey]) writeStored(key, undefined)
}

/** Never stays: writing it tells the other tabs, whose forms only they can forget. */
const leaveKey = inBrowser(draftPrefix)

/**
 * Deletes an author's drafts, and the half-filled forms of all tabs, so that the next person at this computer cannot
 * read them.
 */
export function forgetDrafts(authorId: string): void {
  forgetForms()
  for (const name of draftNamesOf(authorId)) writeStored(inBrowser(name), undefined)
  writeText(leaveKey, '')
  writeText(leaveKey, null)
}

/** Forgets this tab's forms when another tab calls `forgetDrafts`. @returns a function that stops it */
export function forgetFormsWithOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === leaveKey.name && newValue !== null) forgetForms()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
