const reference = /href="(\/assets\/icons-[^"#]+)#([^"]+)"/g
const symbol = /<symbol id="([^"]+)"(.*?<\/symbol>)/gs

/**
 * Puts the shapes of a page's icons into the page (some 60 bytes each), so that nothing is fetched
 * before the first paint. Pages that the app draws later refer to the sprite.
 *
 * @param readFile reads the sprite, by the path under which it is served
 */
export async function inlineIcons(
  html: string,
  readFile: (path: string) => Promise<string>,
): Promise<string> {
  const references = [...html.matchAll(reference)]
  const sprite = references[0]?.[1]
  if (!sprite) return html
  const names = new Set(references.map(([, , name]) => name))
  const shapes = [...(await readFile(sprite)).matchAll(symbol)].flatMap(([, name, shape]) =>
    names.has(name) ? [`<symbol id="icon-${name}"${shape}`] : [],
  )
  if (shapes.length !== names.size) throw new Error('an icon of the page is not in the sprite')
  return html
    .replaceAll(reference, (_, __, name: string) => `href="#icon-${name}"`)
    .replace('</body>', () => `  <svg style="display:none">${shapes.join('')}</svg>\n  </body>`)
}
