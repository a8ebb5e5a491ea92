/**
 * A built page is painted with the styles of its own HTML (dev/site/stylesheet.ts), and the loader
 * fetches the whole sheet beside the app. Waits for it, since whatever the app draws may need it; a
 * sheet that cannot be fetched does not keep the app from starting.
 */
export async function wholeStylesheet() {
  const link = document.querySelector<HTMLLinkElement>('link#whole-stylesheet')
  if (!link || link.sheet || link.dataset.failed !== undefined) return
  await new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
  })
}
