export type Theme = 'dark' | 'light'

/** In local storage, and in index.html, which reads it before the first paint. */
const key = 'theme'
const listeners = new Set<() => void>()

/** The theme that the page is shown in; the page itself knows. */
export const shownTheme = (): Theme =>
  document.documentElement.classList.contains('light') ? 'light' : 'dark'

function show(theme: Theme) {
  const { classList, style } = document.documentElement
  classList.remove('dark', 'light')
  classList.add(theme)
  style.colorScheme = theme
  for (const listener of listeners) listener()
}

/** What the visitor has chosen or, without a choice, what their system has. */
function wanted(system: MediaQueryList): Theme {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(key)
  } catch {
    // Storage is blocked: the system decides.
  }
  if (chosen === 'light' || chosen === 'dark') return chosen
  return system.matches ? 'light' : 'dark'
}

/** Shows the site in a theme, also on the pages to come. */
export function showTheme(theme: Theme) {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // It holds until the page is left.
  }
  show(theme)
}

/** Lets the page follow the system and the visitor's other tabs. */
export function followTheme() {
  const system = window.matchMedia('(prefers-color-scheme: light)')
  const follow = () => show(wanted(system))
  system.addEventListener('change', follow)
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow()
  })
}

/** Calls back when another theme is shown. Returns a function that stops it. */
export function onTheme(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
