import { namesHost } from './email-links'

const inline = new Set(
  'A ABBR B BIG CODE EM FONT I INS LABEL MARK S SMALL SPAN STRONG SUB SUP TT U WBR'.split(' '),
)

const isHidden = ({ style }: HTMLElement) =>
  style.display === 'none' || style.visibility === 'hidden' || /^0[a-z%]*$/.test(style.fontSize)

/** The text of an element as one reads it: with the texts of pictures, spaces between blocks, and nothing hidden. */
function readableText(element: Element): string {
  const parts = Array.from(element.childNodes, (node) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof HTMLElement)) return ''
    if (node instanceof HTMLImageElement) return ` ${node.alt} `
    if (isHidden(node)) return ''
    return inline.has(node.tagName) ? readableText(node) : ` ${readableText(node)} `
  })
  return parts.join('')
}

/** Text that does not end with a space, in front of a link or behind it, may be the rest of an address. */
const longestRest = 100

/**
 * What a link may be read as: its text; without the parts that a style sheet may hide; and together with what it
 * adjoins, for an address of which only a part is the link.
 */
export function textsOf(link: Element): string[] {
  const text = readableText(link)
  const own = Array.from(link.childNodes, (node) =>
    node instanceof Text ? node.data : inline.has(node.nodeName) ? '' : ' ',
  ).join('')
  const before = link.previousSibling?.textContent?.slice(-longestRest).split(/\s/).at(-1) ?? ''
  const after = link.nextSibling?.textContent?.slice(0, longestRest).split(/\s/)[0] ?? ''
  const isApart = !text.trim() || namesHost(before) || namesHost(after)
  return [text, own, ...(isApart ? [] : [before + text.trim() + after])]
}
