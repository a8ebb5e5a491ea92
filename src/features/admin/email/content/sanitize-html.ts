import createPurifier from 'dompurify'
import { inertPolicy } from '@/lib/text/inert-html'
import { contentIdOf } from '../attachments/attachment'
import { stripHidden } from '../../plain-text'
import { safeUrl, spoofedHost } from './email-links'

export interface DisguisedLink {
  shown: string
  host: string
}

/** Elements that send, play or embed; no email needs them. */
const forbiddenTags = [
  ...'form input button select textarea option'.split(' '),
  ...'audio video source track picture map area'.split(' '),
  ...'dialog details template slot'.split(' '),
]

const forbiddenAttributes = 'srcset sizes ping usemap autofocus tabindex popover'.split(' ')

const isRemote = (address: string) => /^(https?:)?\/\//i.test(address.trim())

/** Styles that load anything but data: URLs. */
const remoteStyle = /url\s*\(\s*['"]?\s*(?!['"]?data:)|@import|image-set\s*\(/i

function showOwnPicture(element: Element, pictures: ReadonlyMap<string, string>) {
  if (element.tagName !== 'IMG') return
  const url = pictures.get(contentIdOf(element.getAttribute('src') ?? '') ?? '')
  if (url !== undefined) element.setAttribute('src', url)
}

/** Removes a remote image, unless the reader wants it. @returns whether there was one */
function blockImage(element: Element, attribute: 'src' | 'background', isShown: boolean): boolean {
  const address = element.getAttribute(attribute)
  if (address === null || /^\s*data:image\//i.test(address)) return false
  element.removeAttribute(attribute)
  if (!isRemote(address)) return false
  // The frame's policy allows https only.
  if (isShown) {
    element.setAttribute(attribute, address.trim().replace(/^(http:)?\/\//i, 'https://'))
  }
  return true
}

const longestShown = 60

/** Rebuilds a link from its URL. @returns the disguise, if it is one */
function secureLink(link: Element): DisguisedLink | undefined {
  const url = safeUrl(link.getAttribute('href') ?? '')
  for (const { name } of [...link.attributes]) {
    if (name !== 'style' && name !== 'class') link.removeAttribute(name)
  }
  if (!url) return undefined
  link.setAttribute('href', url.href)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
  link.setAttribute('title', url.href.slice(0, 300))
  const shown = stripHidden(link.textContent ?? '').trim()
  const host = spoofedHost(shown, url)
  return host ? { shown: shown.slice(0, longestShown), host } : undefined
}

/** Replaces blocked images by their alt texts. An image without one is decoration or a tracking pixel. */
function replaceBlockedImages(root: Element) {
  for (const image of root.querySelectorAll('img:not([src])')) {
    const text = image.getAttribute('alt')?.trim() ?? ''
    if (text === '') {
      image.remove()
      continue
    }
    const label = image.ownerDocument.createElement('span')
    label.style.cssText =
      'display:inline-block;padding:1px 8px;border:1px dashed #8b919c;border-radius:4px;font-size:13px'
    label.textContent = text
    image.replaceWith(label)
  }
}

function wrapBody(body: HTMLElement): string {
  const wrapper = body.ownerDocument.createElement('div')
  for (const name of ['style', 'bgcolor', 'dir', 'align']) {
    const value = body.getAttribute(name)
    if (value === null) continue
    if (name === 'bgcolor') wrapper.style.backgroundColor = value
    else wrapper.setAttribute(name, value)
  }
  wrapper.append(...body.childNodes)
  return wrapper.outerHTML
}

/** The result is shown in a sandboxed frame under a policy that blocks scripts and requests: each would be enough. */
export function sanitizeHtml(
  html: string,
  showsImages: boolean,
  pictures: ReadonlyMap<string, string> = new Map(),
) {
  /** They would load from a server, telling the sender that the email was read. */
  let remoteImages = 0
  const disguisedLinks = new Map<string, DisguisedLink>()
  const purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (element) => {
    const disguised = element.tagName === 'A' ? secureLink(element) : undefined
    if (disguised) disguisedLinks.set(`${disguised.shown} ${disguised.host}`, disguised)
    if (element instanceof HTMLElement) element.style.removeProperty('content')
    showOwnPicture(element, pictures)
    for (const attribute of ['src', 'background'] as const) {
      if (blockImage(element, attribute, showsImages)) remoteImages += 1
    }
    if (remoteStyle.test(element.getAttribute('style') ?? '')) remoteImages += 1
  })
  const root = purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    TRUSTED_TYPES_POLICY: inertPolicy,
  })
  if (!(root instanceof Element)) return { html: '', disguisedLinks: [], remoteImages: 0 }
  const styles = [...root.querySelectorAll('style')]
  remoteImages += styles.filter(({ textContent }) => remoteStyle.test(textContent ?? '')).length
  replaceBlockedImages(root)
  const head = [...root.querySelectorAll('head style')].map((style) => style.outerHTML)
  const body = root.querySelector<HTMLElement>('body')
  return {
    html: [...head, body ? wrapBody(body) : ''].join(''),
    disguisedLinks: [...disguisedLinks.values()],
    remoteImages,
  }
}
