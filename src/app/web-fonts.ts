import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'

const family = 'Onest Variable'

const face = (url: string, unicodeRange: string) =>
  new FontFace(family, `url(${url}) format('woff2')`, { weight: '100 900', unicodeRange })

async function load() {
  const faces = [
    face(cyrillic, 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
    face(latin, 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2212'),
  ]
  for (const loaded of await Promise.all(faces.map((one) => one.load()))) document.fonts.add(loaded)
}

let loading: Promise<void> | undefined

/**
 * Two subsets (50 kB together): the site's languages are Russian and English. They come after the
 * first paint, over a fallback of the same measures, and take effect together, so that the page is
 * laid out again once. Resolves when they are there, or are not to be had.
 */
export function webFonts(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    console.error('The fonts could not be loaded:', error)
  })
  return loading
}
