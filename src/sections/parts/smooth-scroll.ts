/** For browsers without the event `scrollend`. */
const longestMs = 1500

/**
 * Makes the browser scroll smoothly once, to the anchor of the link being followed. Everywhere else it
 * jumps: at the start of a page and on the way back, scrolling would only delay.
 */
export function smoothScroll(): void {
  const root = document.documentElement
  const end = () => root.removeAttribute('data-smooth-scroll')
  root.toggleAttribute('data-smooth-scroll', true)
  addEventListener('scrollend', end, { once: true })
  setTimeout(end, longestMs)
}
