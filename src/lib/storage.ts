import { storagePrefix } from '@/content/company'

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
export const sessionKey = inBrowser(`${storagePrefix}.session`)
export const askedMailKey = inBrowser(`${storagePrefix}.asked-mail`)
export const invitationKey = inBrowser(`${storagePrefix}.invitation`)
/** index.html reads it too, before the first paint. */
export const currencyKey = inBrowser(`${storagePrefix}.currency`)
/** Set once the fonts have loaded. */
export const fontsKey = inBrowser(`${storagePrefix}.fonts`)
/** Whether the inbox opens the next email automatically. */
export const advanceKey = inBrowser(`${storagePrefix}.advance`)
/** Whether staff hear what is new. */
export const soundKey = inBrowser(`${storagePrefix}.sound`)
export const landingKey = inTab(`${storagePrefix}.landing`)
export const chatKey = inTab(`${storagePrefix}.chat`)
export const consultationKey = inTab(`${storagePrefix}.consultation`)
export const orderKey = inTab(`${storagePrefix}.order`)
export const quizContactKey = inTab(`${storagePrefix}.quiz-contact`)
export const quizKey = inTab(`${storagePrefix}.quiz`)
export const quizRunKey = inTab(`${storagePrefix}.quiz-run`)
export const scrollKey = inTab(`${storagePrefix}.scroll`)

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

/** @returns the value; undefined if it is missing or not JSON, or if storage is blocked */
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
