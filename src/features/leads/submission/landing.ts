/** How the visitor came to the site: kept for the tab's session, so that a lead can tell. */
export interface Landing {
  referrer: string
  utm: Partial<Record<UtmMark, string>>
}

const utmMarks = ['source', 'medium', 'campaign', 'term', 'content'] as const
type UtmMark = (typeof utmMarks)[number]

const storageKey = 'kerege.landing'
let inMemory: Landing | undefined

function readCurrent(): Landing {
  const query = new URLSearchParams(window.location.search)
  const utm: Landing['utm'] = {}
  for (const mark of utmMarks) {
    const value = query.get(`utm_${mark}`)
    if (value) utm[mark] = value
  }
  return { referrer: document.referrer, utm }
}

function parse(stored: string): Landing | undefined {
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null) return undefined
    const { referrer = '', utm = {} }: Partial<Landing> = value
    return { referrer, utm }
  } catch {
    return undefined
  }
}

/** The landing of this tab's session: the stored one, or, on the first call, the current page's. */
export function rememberLanding(): Landing {
  if (inMemory) return inMemory
  try {
    const stored = sessionStorage.getItem(storageKey)
    inMemory = (stored && parse(stored)) || readCurrent()
    sessionStorage.setItem(storageKey, JSON.stringify(inMemory))
  } catch {
    // Storage is blocked: the landing lives as long as the page.
    inMemory ??= readCurrent()
  }
  return inMemory
}
