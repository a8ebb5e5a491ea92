/** For browsers without the event `scrollend`. */
const longestMs = 1500

/**
 * Makes the browser scroll smoothly once, to the anchor of the clicked link. Otherwise it jumps: at the start of a
 * page and on Back, a smooth scroll would only delay.
 */
export function smoothScroll(): void {
  const root = document.documentElement
  const end = () => root.removeAttribute('data-smooth-scroll')
  root.toggleAttribute('data-smooth-scroll', true)
  addEventListener('scrollend', end, { once: true })
  setTimeout(end, longestMs)
}
