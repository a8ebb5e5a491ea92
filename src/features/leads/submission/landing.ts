import { landingKey, readStored, writeStored } from '@/lib/storage'

/** How the visitor came to the site: stored for the tab's session and sent with a lead. */
export interface Landing {
  referrer: string
  utm: Partial<Record<UtmMark, string>>
}

const utmMarks = ['source', 'medium', 'campaign', 'term', 'content'] as const
type UtmMark = (typeof utmMarks)[number]

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

function loadLanding(): Landing | undefined {
  const stored = readStored(landingKey)
  if (typeof stored !== 'object' || stored === null) return undefined
  const { referrer = '', utm = {} }: Partial<Landing> = stored
  return { referrer, utm }
}

/** The landing of this tab's session: the stored one or, on the first call, the current page's. */
export function rememberLanding(): Landing {
  if (!inMemory) {
    inMemory = loadLanding() ?? readCurrent()
    writeStored(landingKey, inMemory)
  }
  return inMemory
}
