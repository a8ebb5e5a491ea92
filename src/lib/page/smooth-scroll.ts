/** For browsers without the event `scrollend`. */
const longestMs = 1500

/** Scrolls smoothly once, to a clicked link's anchor: at the start of a page and on Back it would only delay. */
export function smoothScroll(): void {
  const root = document.documentElement
  // Late fonts reflow the page: a smooth scroll would miss its anchor.
  if (root.dataset.fonts) return
  const end = () => root.removeAttribute('data-smooth-scroll')
  root.toggleAttribute('data-smooth-scroll', true)
  addEventListener('scrollend', end, { once: true })
  setTimeout(end, longestMs)
}
