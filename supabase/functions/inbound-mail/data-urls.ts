import { fromBase64 } from './transfer-encoding.ts'
import type { IncomingFile } from './incoming-mail.ts'

/* Pictures inside the text (RFC 2397) are a hundred times as long as the text itself: they are removed before
   anything is measured or cut. Every pattern reads a character once. */
const head = String.raw`data:[a-z]+\/[a-z0-9.+-]+(?:;[\w.=-]+)*,`
const inHtml = new RegExp(String.raw`"\s*${head}[^"]*|'\s*${head}[^']*|${head}[^\s"'<>)]*`, 'gi')
const inText = new RegExp(String.raw`${head}[^\s"'<>)\]]*(?:\r?\n[a-z0-9+/=]{40,})*`, 'gi')

/** Maximum number of pictures kept per mail: more are an attack on the memory. */
const mostPictures = 100

export const withoutDataUrls = (text: string): string => text.replace(inText, '')

/** HTML with pictures moved into files, `cid:`, numbered from `first`. Other data, such as fonts, are removed. */
export function takeOutPictures(html: string, first = 1) {
  const pictures: IncomingFile[] = []
  const rest = html.replace(inHtml, (found) => {
    const quote = /^["']/.exec(found)?.[0] ?? ''
    const comma = found.indexOf(',')
    const number = first + pictures.length
    const [, subtype = ''] =
      /^["'\s]*data:image\/([a-z0-9]+)(?![a-z0-9])[^,]*(?<=;base64),/i.exec(found) ?? []
    if (!subtype || number > mostPictures) return `${quote}data:,`
    const contentId = `picture-${number}@data.invalid`
    pictures.push({
      name: `Картинка ${number}.${subtype.toLowerCase()}`,
      mediaType: `image/${subtype.toLowerCase()}`,
      contentId,
      content: fromBase64(new TextEncoder().encode(found.slice(comma + 1))),
    })
    return `${quote}cid:${contentId}`
  })
  return { html: rest, pictures }
}
