import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { generateFontFace, getMetricsForFamily } from 'fontaine'
import { create } from 'fontkitten'
import { typeface } from '../src/brand/typeface.ts'
import { formatCode } from './format-code.ts'

/* `npm run fallback-fonts` writes src/app/fonts.css: common system fonts, scaled so that the site's texts are as wide
   as in its own typeface. Fontaine provides the metrics and writes the faces, but its widths are for English text, up to 3 % off
   for Russian, so they are measured here. */
const file = 'src/app/fonts.css'
const notice = `/*
 * Written by \`npm run fallback-fonts\`: do not edit. Of the fonts that a system has, the last is used.
 */\n`

const { resolve } = createRequire(import.meta.url)

const words = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => readFileSync(join('src/content', name), 'utf8').match(/[а-яё]+/gi) ?? [])
const text = [...words.join(' ')]

/** Mean width of the text's letters in 1/1000 em. @param paths the files of one font, by subset */
function measure(...paths: string[]): number {
  const fonts = paths.map((path) => create(readFileSync(resolve(path))))
  const widthOf = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0
    for (const font of fonts) {
      if (font.isCollection || !font.hasGlyphForCodePoint(code)) continue
      return (font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * 1000
    }
    throw new Error(`${paths.join()} has no «${letter}»`)
  }
  const widths = new Map([...new Set(text)].map((letter) => [letter, widthOf(letter)]))
  return text.reduce((sum, letter) => sum + (widths.get(letter) ?? 0), 0) / text.length
}

const metrics = await getMetricsForFamily(typeface.name)
if (!metrics) throw new Error(`Fontaine has no metrics of ${typeface.name}`)

const measureTypeface = (weight: number) =>
  measure(
    `@fontsource/${typeface.files}/files/${typeface.files}-cyrillic-${weight}-normal.woff`,
    `@fontsource/${typeface.files}/files/${typeface.files}-latin-${weight}-normal.woff`,
  )
const google = '@expo-google-fonts'

/**
 * By range of weights: the typeface's width, and the PostScript names and width of system fonts. Kerning is not measured:
 * for headings the factors compensate (tests/e2e/site/layout-shift.spec.ts).
 */
const styles = [
  {
    weights: '100 500',
    width: measureTypeface(400),
    fonts: [
      [['DejaVuSans'], measure('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')],
      [['NotoSans-Regular'], measure(`${google}/noto-sans/400Regular/NotoSans_400Regular.ttf`)],
      [['Roboto-Regular'], measure(`${google}/roboto/400Regular/Roboto_400Regular.ttf`)],
      // With the same widths.
      [
        ['ArialMT', 'Helvetica', 'LiberationSans', 'Arimo-Regular'],
        measure(`${google}/arimo/400Regular/Arimo_400Regular.ttf`),
      ],
    ],
  },
  {
    weights: '600 900',
    width: measureTypeface(600),
    fonts: [
      [['DejaVuSans-Bold'], measure('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf') * 1.01],
      [['NotoSans-Bold'], measure(`${google}/noto-sans/700Bold/NotoSans_700Bold.ttf`) * 0.992],
      [['Roboto-Bold'], measure(`${google}/roboto/700Bold/Roboto_700Bold.ttf`) * 0.996],
      [
        ['Arial-BoldMT', 'Helvetica-Bold', 'LiberationSans-Bold', 'Arimo-Bold'],
        measure(`${google}/arimo/700Bold/Arimo_700Bold.ttf`) * 0.986,
      ],
    ],
  },
] as const

const faces = styles.flatMap(({ weights, width, fonts }) =>
  fonts.map(([names, fallbackWidth]) =>
    generateFontFace(
      { ...metrics, xWidthAvg: width },
      {
        name: 'Brand-fallback',
        font: names[0],
        metrics: { ...metrics, xWidthAvg: fallbackWidth },
        'font-weight': weights,
        src: names.map((name) => `local('${name}')`).join(', '),
      },
    ),
  ),
)
writeFileSync(
  file,
  await formatCode(file, notice + faces.join('').replaceAll(/(\.\d\d)\d+/g, '$1')),
)
console.log(`Wrote ${file}`)
