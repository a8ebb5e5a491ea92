/*
 * Inlined as a classic script into every built page (dev/site/prerender.ts). It starts the app once
 * the page is painted and idle, or at the visitor's first touch; a button pressed before the app runs
 * is pressed again once it does, and no form is sent without it.
 */

/** What the app's entry imports, and the entry: fetched side by side, not one after the other. */
declare const __MODULES__: string[]
declare const __STYLES__: string

const firstTouches = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
const dialogEvents = ['openConsultation', 'openProjectQuiz', 'openSignIn']

let started = false
let pressed: HTMLElement | null = null
const missed: CustomEvent[] = []

/** The page carries only the styles of its own HTML. */
function loadStyles() {
  const link = document.createElement('link')
  link.id = 'whole-stylesheet'
  link.rel = 'stylesheet'
  link.href = __STYLES__
  // It may fail before the app is there to hear of it.
  link.onerror = () => {
    link.dataset.failed = ''
  }
  document.head.append(link)
}

function start() {
  if (started) return
  started = true
  for (const name of firstTouches) removeEventListener(name, start, true)
  loadStyles()
  for (const path of __MODULES__) void import(path)
}

function remember(event: Event) {
  start()
  const target = event.target instanceof Element ? event.target.closest('button') : null
  if (target instanceof HTMLElement) pressed = target
}

function miss(event: Event) {
  start()
  if (event instanceof CustomEvent) missed.push(event)
}

const holdBack = (event: Event) => event.preventDefault()

function whenPainted(then: () => void) {
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    then()
  })
  observer.observe({ type: 'paint', buffered: true })
}

function whenIdle() {
  // Safari has no requestIdleCallback; a browser that is never idle starts all the same.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start)
}

for (const name of firstTouches) addEventListener(name, start, true)
addEventListener('click', remember, true)
addEventListener('submit', holdBack, true)
for (const name of dialogEvents) addEventListener(name, miss)

addEventListener(
  'kerege:ready',
  () => {
    removeEventListener('click', remember, true)
    removeEventListener('submit', holdBack, true)
    for (const name of dialogEvents) removeEventListener(name, miss)
    for (const { type, detail } of missed) dispatchEvent(new CustomEvent(type, { detail }))
    pressed?.click()
  },
  { once: true },
)

// A background tab is not painted until it is looked at; it starts then.
if (document.readyState === 'complete') whenPainted(whenIdle)
else addEventListener('load', () => whenPainted(whenIdle), { once: true })
