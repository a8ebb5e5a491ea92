/** The place of a value in the visitor's browser. */
export interface StorageKey {
  area: 'localStorage' | 'sessionStorage'
  name: string
}

/** The place of a value that all tabs share, and that stays when they are closed. */
export const inBrowser = (name: string): StorageKey => ({ area: 'localStorage', name })
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
