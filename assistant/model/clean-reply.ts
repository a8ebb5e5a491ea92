import { visibleText } from '../../supabase/functions/_shared/contracts/text.ts'
import { catalogue } from '../knowledge/catalogue.ts'

/** Turns an LLM's Markdown into the chat's plain text. */
export type CleanReply = (text: string) => string

/** Scans for Markdown links and images: a regular expression would look at every bracket from every other one. */
function replaceLinks(text: string, write: (label: string, address: string) => string): string {
  let result = ''
  let written = 0
  let open = -1
  // The next positions from here; those passed are searched again.
  let close = 0
  let line = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '[') open = at
    if (character === '\n') open = -1
    if (character !== ']' || open < 0) continue
    const label = open
    open = -1
    if (text[at + 1] !== '(') continue
    if (close >= 0 && close < at) close = text.indexOf(')', at)
    if (line >= 0 && line < at) line = text.indexOf('\n', at)
    if (close < 0) break
    if (line >= 0 && line < close) continue
    const from = text[label - 1] === '!' ? label - 1 : label
    const [address = ''] = /[^\s<>]+/.exec(text.slice(at + 2, close)) ?? []
    result += text.slice(written, from) + write(text.slice(label + 1, at), address)
    written = close + 1
    at = close
  }
  return result + text.slice(written)
}

const bareAddress = /<?\b(?:https?:\/\/|www\.|javascript:|data:)[^\s<>)»]*[^\s<>)».,;:!?]>?/giu
const tag = /<\/?[a-z!][^<>\n]*>/gi

/** Removes Markdown; lists, including numbered ones, get the chat's own «– ». */
const withoutMarkup = (text: string) =>
  text
    .replace(/^[ \t]*(?:[*+•-]|–|\d{1,2}[.)])[ \t]+/gm, '– ')
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]*>[ \t]?/gm, '')
    .replace(/^[ \t]*```.*\n?/gm, '')
    // Not in pairs: the closing one may be in the next sentence.
    .replaceAll('**', '')
    .replace(/(?<![\p{L}\p{N}_])__(?=\S)((?:[^_\n]|_(?!_))*?\S)__(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*?\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`+([^`\n]*)`+/g, '$1')

const paths = new Set(['/', ...[...catalogue.offers, ...catalogue.topics].map(({ path }) => path)])

/** Keeps links to the catalogue's pages, makes others plain text. @param siteUrl origin without a trailing slash */
export function createCleanReply(siteUrl: string): CleanReply {
  const ownPath = (address: string) => {
    const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
    return paths.has(path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')) ? path : undefined
  }

  return (text) =>
    replaceLinks(withoutMarkup(visibleText(text)), (label, address) => {
      const path = ownPath(address)
      return path && label.trim() ? `[${label.trim()}](${path})` : label
    })
      .replace(bareAddress, (address) => ownPath(address.replace(/^<|>$/g, '')) ?? '')
      .replace(tag, '')
}
