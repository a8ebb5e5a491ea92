/** Where something lies in the visitor's browser. */
export interface StorageKey {
  area: 'localStorage' | 'sessionStorage'
  name: string
}

const inBrowser = (name: string): StorageKey => ({ area: 'localStorage', name })
const inTab = (name: string): StorageKey => ({ area: 'sessionStorage', name })

/*
 * All that the site keeps, as /privacy lists it (legal.test.ts), apart from next-themes' `theme`. One constant each: the
 * script inlined into every page (loader.ts) carries its own alone.
 */
export const sessionKey = inBrowser('kerege.session')
export const askedMailKey = inBrowser('kerege.asked-mail')
export const invitationKey = inBrowser('kerege.invitation')
/** index.html reads it, too, before the first paint. */
export const currencyKey = inBrowser('kerege.currency')
/** Set once the fonts have been loaded. */
export const fontsKey = inBrowser('kerege.fonts')
export const landingKey = inTab('kerege.landing')
export const chatKey = inTab('kerege.chat')
export const quizKey = inTab('kerege.quiz')
export const quizRunKey = inTab('kerege.quiz-run')
export const scrollKey = inTab('kerege.scroll')

const draftPrefix = 'kerege.draft.'

/** @param parts what is written, by whom, to what */
export const draftKey = (...parts: string[]): StorageKey => inTab(draftPrefix + parts.join('.'))

/** Whether there is a value; false where storage is blocked. */
export function isStored({ area, name }: StorageKey): boolean {
  try {
    return window[area].getItem(name) !== null
  } catch {
    return false
  }
}

/** @returns the value; undefined where there is none, it is no JSON, or storage is blocked */
export function readStored({ area, name }: StorageKey): unknown {
  try {
    return JSON.parse(window[area].getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Writes a value as JSON, or removes it if it is undefined. Does nothing where storage is blocked or full. */
export function writeStored({ area, name }: StorageKey, value: unknown): void {
  try {
    if (value === undefined) window[area].removeItem(name)
    else window[area].setItem(name, JSON.stringify(value))
  } catch {
    // The page works without it.
  }
}

/** Deletes every draft of this tab, so that the next person at this computer reads none of them. */
export function forgetDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(draftPrefix)) sessionStorage.removeItem(name)
    }
  } catch {
    // Blocked storage holds nothing.
  }
}
