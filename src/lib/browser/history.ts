/* Safari throws at the hundredth change of the history within some seconds. */

type Change = (state: unknown, url?: string) => boolean

const change =
  (method: 'pushState' | 'replaceState'): Change =>
  (state, url) => {
    try {
      history[method](state, '', url)
      return true
    } catch {
      return false
    }
  }

/** Adds an entry to the tab's history. @returns whether the browser let it */
export const pushEntry = change('pushState')
/** Changes the current entry of the tab's history. @returns whether the browser let it */
export const replaceEntry = change('replaceState')
