import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { Mark } from '../src/brand/mark.tsx'
import { dark } from '../src/content/colours.ts'

const isColour = (name: string): name is keyof typeof dark => name in dark

/** Fills in the dark theme's colours: icons and link previews have no custom properties. */
const inColours = (svg: string) =>
  svg.replace(/var\(--(\w+)\)/g, (property, colour) => (isColour(colour) ? dark[colour] : property))

export const mark = () =>
  inColours(renderToStaticMarkup(<Mark xmlns="http://www.w3.org/2000/svg" />))

/** On the icon's corner while notifications are unread. */
const dot = `<circle cx="25" cy="7" r="6.5" fill="${dark.accent}" stroke="${dark.background}" stroke-width="2"/>`

/** The mark on a rounded square, which is seen on any browser's tabs. */
export const favicon = (isUnread = false) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${dark.background}"/>${mark().replace('<svg', '<svg x="5" y="5" width="22" height="22"')}${isUnread ? dot : ''}</svg>`

/** The pattern of the page's ground, as a `<pattern>` of the given id. @throws if the tile names no size */
export function groundPattern(id: string, scale: number): string {
  const [, width, height, tile] =
    /<svg [^>]*width="(\d+)" height="(\d+)"[^>]*>(.*)<\/svg>/s.exec(
      readFileSync('src/brand/ground.svg', 'utf8'),
    ) ?? []
  if (!tile) throw new Error('src/brand/ground.svg names no width and height')
  // Pages use the tile as a mask, so it is black there.
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${tile.replaceAll('#000', dark.lattice)}</pattern>`
}
