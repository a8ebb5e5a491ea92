import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const faces = [
  { subset: 'cyrillic', weight: 400 },
  { subset: 'latin', weight: 400 },
  { subset: 'cyrillic', weight: 600 },
  { subset: 'latin', weight: 600 },
] as const

/** Satori falls back from one family to the next, not between files of a family: each is its own. */
export const shareFontFamily = 'onest-cyrillic, onest-latin'

/** The typeface of the share images, static cuts of the site's own. */
export function loadShareFonts() {
  return Promise.all(
    faces.map(async ({ subset, weight }) => ({
      name: `onest-${subset}`,
      weight,
      data: await readFile(
        require.resolve(`@fontsource/onest/files/onest-${subset}-${weight}-normal.woff`),
      ),
    })),
  )
}
