/* Inlined as a classic script into every built page (build/prerender.ts), before the styles, so that it runs while
   they load. It starts the app once the page is painted and the browser idle, or on the visitor's first touch; it
   replays an early click and an early dialog event once the app runs, and submits no form before. On a first visit it
   also decides when to fetch the fonts, whose 50 kB must not delay the first paint. */
import { mendMatchMedia } from '@/lib/browser/mend-match-media'
import { dialogEvents } from '@/lib/page/dialog-events'
import { fontsKey, isStored, writeStored } from '@/lib/storage'

mendMatchMedia()

const firstTouches = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
const dialogEventNames = Object.values(dialogEvents)

const { dataset } = document.documentElement

let started = false
let failed = false
let pressed: HTMLElement | null = null
const missedEvents: Event[] = []

/** The app's entry, the page, and everything they import. */
const files = () => document.getElementById('root')?.dataset.files?.split(' ') ?? []

/** Activates the links in index.html. */
function preloadFonts() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) link.media = ''
}

/** Lays out what styles.css skips on a first visit, one task per part: a single one would be long. */
async function layOutRest() {
  for (const part of document.querySelectorAll<HTMLElement>(
    'main section, [data-read-until] > *',
  )) {
    await new Promise((resolve) => setTimeout(resolve))
    // The app's start has ended the rule.
    if (dataset.ready) return
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
  }
}

/** Waits for both files, so that the page changes once. If they fail, the fallback stays. */
async function showFonts() {
  await document.fonts.load('1em Brand', 'aя')
  dataset.fonts = 'shown'
  writeStored(fontsKey, true)
  await layOutRest()
  delete dataset.fonts
}

/** Fetches in parallel without compiling, which `modulepreload` would do before the first paint. */
function preload() {
  for (const path of files()) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.crossOrigin = ''
    link.href = path
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}

/** An alert, because toasts need the app. */
const tellFailure = () =>
  alert('Не удалось загрузить часть сайта. Проверьте соединение и обновите страницу.')

/** Once more: a single request may fail. */
function startAgain(path: string) {
  import(path).catch(() => {
    if (pressed && !failed) tellFailure()
    failed = true
  })
}

function start() {
  if (started) return
  started = true
  for (const name of firstTouches) removeEventListener(name, start, true)
  for (const path of files()) {
    import(path).catch(() => setTimeout(startAgain, 500, path))
  }
}

function rememberClick(event: Event) {
  start()
  const target = event.target instanceof Element ? event.target.closest('button') : null
  if (!target) return
  pressed = target
  if (failed) tellFailure()
}

function rememberDialogEvent(event: Event) {
  start()
  missedEvents.push(event)
}

const holdForm = (event: Event) => event.preventDefault()

function whenPainted(then: () => void) {
  // Missing or refusing in hardened browsers.
  try {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return
      observer.disconnect()
      then()
    })
    observer.observe({ type: 'paint', buffered: true })
  } catch {
    then()
  }
}

function startWhenIdle() {
  // Safari has no requestIdleCallback; a browser that is never idle must start too.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start)
}

for (const name of firstTouches) addEventListener(name, start, true)
addEventListener('click', rememberClick, true)
addEventListener('submit', holdForm, true)
for (const name of dialogEventNames) addEventListener(name, rememberDialogEvent)

addEventListener(
  'app:ready',
  () => {
    removeEventListener('click', rememberClick, true)
    removeEventListener('submit', holdForm, true)
    for (const name of dialogEventNames) removeEventListener(name, rememberDialogEvent)
    for (const event of missedEvents) {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
      dispatchEvent(new CustomEvent(event.type, { detail }))
    }
    pressed?.click()
  },
  { once: true },
)

// A background tab is only painted when it is shown; the app starts then.
addEventListener('load', () => whenPainted(startWhenIdle), { once: true })
// Styles still loading a second after the navigation mean a slow connection.
setTimeout(() => {
  if (document.styleSheets.length === 0) preload()
}, 1000 - performance.now())

// In the cache since an earlier visit, they are ready for the first paint.
if (isStored(fontsKey)) preloadFonts()
else {
  dataset.fonts = 'late'
  // A slow first byte means a slow connection: there the fonts follow the styles while the page is laid out. On a
  // fast one they arrive as soon when fetched after the paint.
  if (performance.now() > 150) {
    setTimeout(preloadFonts, 100)
    requestAnimationFrame(() => void showFonts())
  } else whenPainted(() => void showFonts())
}
