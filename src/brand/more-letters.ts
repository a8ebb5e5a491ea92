import file from '@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2?url'
import { addFont } from '@/lib/browser/add-font'

/** Letters of Kyrgyz and other languages in Cyrillic, which no text of ours has: visitors type them. */
export const moreLetters = 'U+0492-04AF, U+04B2-052F'

// Not in typeface.css, which every page loads first. The file itself is loaded for a page that shows one.
addFont('Brand', file, { weight: '100 900', unicodeRange: moreLetters })
