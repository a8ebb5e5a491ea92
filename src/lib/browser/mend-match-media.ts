/**
 * Where the browser's `matchMedia` is missing or throws, sets one that matches nothing: bundled code calls it bare, and
 * next-themes around the whole site. To be called before the app starts.
 */
export function mendMatchMedia(): void {
  try {
    window.matchMedia('all')
  } catch {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        ...{ media, matches: false, onchange: null },
        addListener() {},
        removeListener() {},
      })
  }
}
