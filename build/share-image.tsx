import { typeface } from '../src/brand/typeface.ts'
import { dark } from '../src/content/colours.ts'
import { Resvg } from '@resvg/resvg-js'
import { groundPattern, mark } from './drawings.tsx'
import { drawOnce, drawSvg, fontFamily } from './drawing/satori.ts'

interface ShareImage {
  brand: string
  title: string
  /** The page's name in the site map. */
  label: string
}

const size = { width: 1200, height: 630 }

/** The page's ground behind the text, fading from the lower right corner. */
const background = `<svg width="1200" height="630" viewBox="0 0 1200 630">
  <defs>
    ${groundPattern('l', 1.41)}
    <radialGradient id="f" cx="1" cy="1" r="0.95"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="g" cx="1" cy="1.05" r="0.8"><stop offset="0" stop-color="${dark.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${dark.glow}" stop-opacity="0"/></radialGradient>
    <mask id="m"><rect width="1200" height="630" fill="url(#f)"/></mask>
  </defs>
  <rect width="1200" height="630" fill="${dark.background}"/>
  <rect width="1200" height="630" fill="url(#g)"/>
  <rect width="1200" height="630" fill="url(#l)" mask="url(#m)"/>
</svg>`

function Card({ brand, title, label }: ShareImage) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 80,
        color: dark.foreground,
        fontFamily,
      }}
    >
      <div
        style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 38, fontWeight: 600 }}
      >
        <img src={`data:image/svg+xml,${encodeURIComponent(mark())}`} width="64" height="56" />
        {brand}
      </div>
      <div
        style={{
          fontSize: title.length > 60 ? 58 : 72,
          fontWeight: 600,
          lineHeight: 1.14,
          letterSpacing: -1.5,
          maxWidth: 940,
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', fontSize: 30, color: dark.accent }}>{label}</div>
    </div>
  )
}

/** Draws a page's 1200 × 630 PNG for link previews. */
export const drawShareImage = (image: ShareImage): Promise<Buffer> =>
  drawOnce('png', [image, typeface, dark, mark(), background, Card.toString()], async () => {
    const text = await drawSvg(<Card {...image} />, size)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${background}${text}</svg>`
    return new Resvg(svg).render().asPng()
  })

/** Renders an SVG as a square PNG, `side` in pixels. */
export function drawIcon(svg: string, side: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng()
}
