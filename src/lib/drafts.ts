/** What people have begun to write in this tab, and nobody else may find in it. */
const prefix = 'kerege.draft.'

/** The key of a draft in the tab's session storage. @param parts what is written, by whom, to what */
export const draftKey = (...parts: string[]): string => prefix + parts.join('.')

/** Deletes every draft of this tab: the next person at this computer reads none of them. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    }
  } catch {
    // Blocked storage holds nothing.
  }
}
