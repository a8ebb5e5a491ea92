import { visibleText } from '../../supabase/functions/_shared/contracts/text.ts'
import { catalogue } from '../knowledge/catalogue.ts'

/** A link or an image; the address ends on its line, and has a limit so that reading takes linear time. */
const markdownLink = /!?\[([^[\]\n]*)\]\(([^)\n]{0,500})\)/g

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
    .replace(/(?<!`)`+([^`\n]*)`+/g, '$1')

const paths = new Set(['/', ...[...catalogue.offers, ...catalogue.topics].map(({ path }) => path)])

/**
 * Turns an LLM's Markdown into the chat's plain text, with links to the catalogue's pages alone.
 * @param siteUrl origin without a trailing slash
 */
export function createCleanReply(siteUrl: string) {
  const ownPath = (address: string) => {
    const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
    return paths.has(path.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '')) ? path : undefined
  }

  return (text: string): string =>
    withoutMarkup(visibleText(text))
      .replace(markdownLink, (_, label: string, target: string) => {
        const [address = ''] = /[^\s<>]+/.exec(target) ?? []
        const path = ownPath(address)
        return path && label.trim() ? `[${label.trim()}](${path})` : label
      })
      .replace(bareAddress, (address) => ownPath(address.replace(/^<|>$/g, '')) ?? '')
      .replace(tag, '')
}
