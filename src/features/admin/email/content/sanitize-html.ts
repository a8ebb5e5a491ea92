import createPurifier from 'dompurify'
import { undisguised } from '../plain-text'
import { disguisedHost, safeAddress } from './email-links'

/** A mail's HTML, fit for its frame. */
export interface CleanMail {
  html: string
  /** How many pictures would come from elsewhere, and so tell their sender that the mail was read. */
  remotePictures: number
}

/** Chrome of pages, and all that sends, plays or embeds: nothing that a letter is made of. */
const forbiddenTags = [
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'option',
  'audio',
  'video',
  'source',
  'track',
  'picture',
  'map',
  'area',
  'dialog',
  'details',
  'template',
  'slot',
]

const forbiddenAttributes = [
  'srcset',
  'sizes',
  'ping',
  'usemap',
  'autofocus',
  'tabindex',
  'popover',
]

const isRemote = (address: string) => /^(https?:)?\/\//i.test(address.trim())

/** What a style loads: an address in any spelling, escapes included, that is no data. */
const remoteStyle = /url\s*\(\s*['"]?\s*(?!['"]?data:)|@import|image-set\s*\(/i

/** Pictures that a mail brings along stay; others wait until the reader wants them. */
function holdPicture(element: Element, attribute: 'src' | 'background', wanted: boolean): boolean {
  const address = element.getAttribute(attribute)
  if (address === null || /^\s*data:image\//i.test(address)) return false
  element.removeAttribute(attribute)
  if (!isRemote(address)) return false
  // The frame's policy lets nothing in that was not encrypted on its way.
  if (wanted) element.setAttribute(attribute, address.trim().replace(/^(http:)?\/\//i, 'https://'))
  return true
}

function secureLink(link: Element) {
  const url = safeAddress(link.getAttribute('href') ?? '')
  for (const { name } of [...link.attributes]) {
    if (name !== 'style' && name !== 'class') link.removeAttribute(name)
  }
  if (!url) return
  link.setAttribute('href', url.href)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
  link.setAttribute('title', url.href.slice(0, 300))
  const host = disguisedHost(undisguised(link.textContent ?? ''), url)
  if (host) link.append(` [на самом деле: ${host}]`)
}

/** What stands where a picture would. A picture without a word to it was decoration, or a spy. */
function replaceHeldPictures(root: Element) {
  for (const picture of root.querySelectorAll('img:not([src])')) {
    const text = picture.getAttribute('alt')?.trim() ?? ''
    if (text === '') {
      picture.remove()
      continue
    }
    const place = picture.ownerDocument.createElement('span')
    place.style.cssText =
      'display:inline-block;padding:1px 8px;border:1px dashed #8b919c;border-radius:4px;font-size:13px'
    place.textContent = text
    picture.replaceWith(place)
  }
}

/** The letter in an element of its own, which looks like the body it had. */
function keepBody(body: HTMLElement): string {
  const sheet = body.ownerDocument.createElement('div')
  for (const name of ['style', 'bgcolor', 'dir', 'align']) {
    const value = body.getAttribute(name)
    if (value === null) continue
    if (name === 'bgcolor') sheet.style.backgroundColor = value
    else sheet.setAttribute(name, value)
  }
  sheet.append(...body.childNodes)
  return sheet.outerHTML
}

/**
 * Takes out of a mail's HTML whatever is not a letter. What is left is still drawn in a sandboxed frame
 * under a policy that lets no script run and nothing load: each of the three would do alone.
 *
 * @param pictures whether those from elsewhere stay in
 */
export function cleanMail(html: string, { pictures }: { pictures: boolean }): CleanMail {
  let remotePictures = 0
  const purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') secureLink(element)
    for (const attribute of ['src', 'background'] as const) {
      if (holdPicture(element, attribute, pictures)) remotePictures += 1
    }
    if (remoteStyle.test(element.getAttribute('style') ?? '')) remotePictures += 1
  })
  const root = purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  if (!(root instanceof Element)) return { html: '', remotePictures: 0 }
  const styles = [...root.querySelectorAll('style')]
  remotePictures += styles.filter(({ textContent }) => remoteStyle.test(textContent ?? '')).length
  replaceHeldPictures(root)
  const head = [...root.querySelectorAll('head style')].map((style) => style.outerHTML)
  const body = root.querySelector<HTMLElement>('body')
  return { html: [...head, body ? keepBody(body) : ''].join(''), remotePictures }
}
