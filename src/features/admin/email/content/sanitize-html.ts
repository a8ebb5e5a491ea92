import createPurifier from 'dompurify'
import { inertPolicy, parseInert } from '@/lib/text/inert-html'
import { contentIdOf } from '../attachments/attachment'
import { stripHidden } from '../../lib/plain-text'
import { type Disguise, disguiseOf, safeUrl } from './email-links'
import { withoutHistory } from './history-in-html'
import { textsOf } from './link-texts'
import { areFewSelectors, isWithinBounds, removeHugeValues, tidyTexts } from './mail-bounds'
import { allowedDeclarations, allowedRules, pictureData } from './mail-styles'

/** Elements that send, play or embed; no email needs them. */
const forbiddenTags = [
  ...'form input button select textarea option'.split(' '),
  ...'audio video source track picture map area'.split(' '),
  ...'dialog details template slot marquee bdo'.split(' '),
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
  if (address === null || pictureData.test(address.trim())) return false
  element.removeAttribute(attribute)
  if (!isRemote(address)) return false
  // The frame's policy allows https only.
  if (isShown) {
    element.setAttribute(attribute, address.trim().replace(/^(http:)?\/\//i, 'https://'))
  }
  return true
}

/** Rebuilds a link from its URL. */
function secureLink(link: Element) {
  const url = safeUrl(link.getAttribute('href') ?? '')
  for (const { name } of [...link.attributes]) {
    if (name !== 'style' && name !== 'class') link.removeAttribute(name)
  }
  if (!url) return
  link.setAttribute('href', url.href)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
  link.setAttribute('title', url.href.slice(0, 300))
}

const longestShown = 60

/** Each once. */
function disguisedLinksIn(root: Element): Disguise[] {
  const disguises = new Map<string, Disguise>()
  for (const link of root.querySelectorAll('a[href]')) {
    const url = safeUrl(link.getAttribute('href') ?? '')
    if (!url) continue
    for (const text of textsOf(link)) {
      const disguise = disguiseOf(text, url)
      if (!disguise) continue
      const shown = stripHidden(disguise.shown).slice(0, longestShown)
      disguises.set(`${shown} ${disguise.target}`, { ...disguise, shown })
      break
    }
  }
  return [...disguises.values()]
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
  // The whole mail must not hide itself from its reader.
  wrapper.style.removeProperty('display')
  wrapper.append(...body.childNodes)
  return wrapper.outerHTML
}

/** Takes the style sheets out of a mail. @returns what may be shown of them; undefined if it is too much */
function takeStyles(root: Element): string | undefined {
  const parts = [...root.querySelectorAll('style')].map((style) => {
    style.remove()
    // Only a document of its own has parsed it.
    const { head } = document.implementation.createHTMLDocument()
    head.append(style)
    return style.sheet ? allowedRules(style.sheet.cssRules) : { css: '', selectors: 0 }
  })
  const selectors = parts.reduce((sum, part) => sum + part.selectors, 0)
  return areFewSelectors(selectors, root) ? parts.map(({ css }) => css).join('') : undefined
}

/**
 * What is left of a mail is shown in a sandboxed frame under a policy that blocks the mail's scripts and requests: each
 * would be enough. `html` is undefined if showing it could take the browser too long; `newHtml` if there is no history
 * to leave out.
 *
 * @param answers whether the mail answers another, and may quote it
 */
export function sanitizeHtml(
  html: string,
  showsImages: boolean,
  pictures: ReadonlyMap<string, string> = new Map(),
  answers = false,
) {
  /** They would load from a server, telling the sender that the email was read. */
  let remoteImages = 0
  const nothing = { html: undefined, newHtml: undefined, disguisedLinks: [], remoteImages }
  if (!isWithinBounds(parseInert(html))) return nothing
  const purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') secureLink(element)
    showOwnPicture(element, pictures)
    removeHugeValues(element)
    for (const attribute of ['src', 'background'] as const) {
      if (blockImage(element, attribute, showsImages)) remoteImages += 1
    }
    if (remoteStyle.test(element.getAttribute('style') ?? '')) remoteImages += 1
    if (element instanceof HTMLElement && element.hasAttribute('style')) {
      element.setAttribute('style', allowedDeclarations(element.style))
    }
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
  if (!(root instanceof Element)) return nothing
  const styles = [...root.querySelectorAll('style')]
  remoteImages += styles.filter(({ textContent }) => remoteStyle.test(textContent ?? '')).length
  const disguisedLinks = disguisedLinksIn(root)
  const css = takeStyles(root)
  if (css === undefined) return { ...nothing, disguisedLinks }
  replaceBlockedImages(root)
  tidyTexts(root)
  const body = root.querySelector<HTMLElement>('body')
  const news = answers && body ? withoutHistory(body) : undefined
  const styled = (shown: HTMLElement) => `${css && `<style>${css}</style>`}${wrapBody(shown)}`
  return {
    html: body ? styled(body) : '',
    newHtml: news && styled(news),
    disguisedLinks,
    remoteImages,
  }
}
