/** The longest that a glide takes, where the browser does not tell its end. */
const longestMs = 1500

/**
 * Lets the browser glide with its next scrolling, to the chapter whose link is being followed.
 * Everywhere else it jumps: at a page's start and on the way back nobody wants to watch it travel.
 */
export function glide(): void {
  const root = document.documentElement
  const end = () => root.removeAttribute('data-glides')
  root.toggleAttribute('data-glides', true)
  addEventListener('scrollend', end, { once: true })
  setTimeout(end, longestMs)
}
