import { withoutPiledMarks } from '@/lib/text/piled-marks'

/** Far above what mails have, and laid out in less than a second. */
const most = {
  elements: 6000,
  depth: 200,
  attributes: 100,
  turns: 10_000,
  selectors: 1000,
  /** Selectors times elements: each is matched with each. */
  matches: 2_000_000,
}

/** Runs from right to left, and the marks that begin and end them: all runs of a line are ordered together. */
const turns =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]+|[\u202a-\u202e\u2066-\u2069]/gu

/** Whether a mail has few enough elements and turns of direction to be cleaned and shown. */
export function isWithinBounds({ documentElement: root }: Document): boolean {
  if (root.getElementsByTagName('*').length > most.elements) return false
  if ((root.textContent?.match(turns)?.length ?? 0) > most.turns) return false
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
  let depth = 0
  while (depth <= most.depth) {
    if (
      walker.currentNode instanceof Element &&
      walker.currentNode.attributes.length > most.attributes
    )
      return false
    if (walker.firstChild()) {
      depth += 1
      continue
    }
    while (!walker.nextSibling()) {
      if (!walker.parentNode()) return true
      depth -= 1
    }
  }
  return false
}

export const areFewSelectors = (selectors: number, root: Element) =>
  selectors <= most.selectors && selectors * root.getElementsByTagName('*').length <= most.matches

/** Greatest values of attributes that make tables and pictures large. */
const greatestValue: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['colspan', 'rowspan', 'span'].map((name) => [name, 100])),
  ...Object.fromEntries(
    ['width', 'height', 'border', 'cellpadding', 'cellspacing', 'hspace', 'vspace', 'size'].map(
      (name) => [name, 5000],
    ),
  ),
}

export function removeHugeValues(element: Element) {
  for (const [name, greatest] of Object.entries(greatestValue)) {
    if (Number.parseFloat(element.getAttribute(name) ?? '0') > greatest)
      element.removeAttribute(name)
  }
}

/** They turn letters round, so that an address reads as another. */
const overrides = /[\u202d\u202e]/g

/**
 * Removes the characters that turn texts round, and limits the marks on each letter, also those that are in other
 * elements than their letter.
 */
export function tidyTexts(root: Element) {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let isAfterMark = false
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { nodeValue: whole } = text
    if (!whole) continue
    const plain = whole.replace(overrides, '')
    const own = withoutPiledMarks(isAfterMark ? plain.replace(/^[\p{M}\p{Cf}]+/u, '') : plain)
    if (own !== whole) text.nodeValue = own
    if (own) isAfterMark = /[\p{M}\p{Cf}]$/u.test(own)
  }
}
