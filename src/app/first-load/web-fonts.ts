import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'

const family = 'Onest Variable'

const face = (url: string, unicodeRange: string) =>
  new FontFace(family, `url(${url}) format('woff2')`, { weight: '100 900', unicodeRange })

/**
 * The blocks of text in view, and the rows that wrap as text does. What is out of view is not looked
 * into: that would lay it out.
 */
function textInView(element: Element): HTMLElement[] {
  const { top, bottom } = element.getBoundingClientRect()
  const { display, flexWrap } = getComputedStyle(element)
  if (display !== 'contents' && (bottom <= 0 || top >= innerHeight)) return []
  const hasText = [...element.childNodes].some(
    (node) => node instanceof Text && node.data.trim() !== '',
  )
  const breaksLines = flexWrap === 'wrap' || (hasText && display !== 'inline')
  if (breaksLines && element instanceof HTMLElement) return [element]
  return [...element.children].flatMap(textInView)
}

const spacingStep = 0.005
const spacingSteps = 6

/**
 * Changes the font without changing how many lines a text in view has, since a line more or less moves
 * all below it: where the other widths would, the letters are set closer or wider, by up to 3 %.
 */
function keepLines(changeFont: () => void): void {
  const texts = textInView(document.body).map((element) => ({
    element,
    height: element.offsetHeight,
    spacing: parseFloat(getComputedStyle(element).letterSpacing) || 0,
  }))
  changeFont()
  let changed = texts
    .map((text) => ({ ...text, direction: Math.sign(text.height - text.element.offsetHeight) }))
    .filter(({ direction }) => direction !== 0)
  for (let step = 1; step <= spacingSteps && changed.length > 0; step += 1) {
    for (const { element, spacing, direction } of changed) {
      element.style.letterSpacing = `calc(${spacing}px + ${direction * step * spacingStep}em)`
    }
    changed = changed.filter(({ element, height }) => element.offsetHeight !== height)
  }
  for (const { element } of changed) element.style.letterSpacing = ''
}

async function load() {
  const faces = [
    face(cyrillic, 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
    face(latin, 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2212'),
  ]
  const loaded = await Promise.all(faces.map((one) => one.load()))
  keepLines(() => {
    for (const one of loaded) document.fonts.add(one)
  })
}

let loading: Promise<void> | undefined

/**
 * Two subsets (50 kB together): the site's languages are Russian and English. They come after the
 * first paint, over a fallback of like measures (fonts.css), and take effect together, so that the page is
 * laid out again once. Resolves when they are there, or are not to be had.
 */
export function webFonts(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    console.error('The fonts could not be loaded:', error)
  })
  return loading
}
