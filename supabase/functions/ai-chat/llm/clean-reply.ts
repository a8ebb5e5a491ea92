import { visibleText } from '../../_shared/text.ts'
import type { Catalogue } from '../../_shared/catalogue/types.ts'

/** Turns an LLM's Markdown into the chat's plain text. */
export type CleanReply = (text: string) => string

const link = /!?\[([^\]\n]*)\]\(\s*<?([^)\s>]*)>?[^)\n]*\)/g
const bareAddress = /<?\b(?:https?:\/\/|www\.|javascript:|data:)[^\s<>)»]*[^\s<>)».,;:!?]>?/giu
const tag = /<\/?[a-z!][^>\n]*>/gi

/** Removes Markdown; lists keep the chat's own «– ». */
const withoutMarkup = (text: string) =>
  text
    .replace(/^[ \t]*(?:[*+•-]|–)[ \t]+/gm, '– ')
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]*>[ \t]?/gm, '')
    .replace(/^[ \t]*```.*\n?/gm, '')
    // Not in pairs: the closing one may be in the next sentence.
    .replaceAll('**', '')
    .replace(/(?<![\p{L}\p{N}_])__(?=\S)(.*?\S)__(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*?\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`+([^`\n]*)`+/g, '$1')

/**
 * @param siteUrl origin of the site, without a slash at its end
 * @returns a function that keeps links to pages of the catalogue and turns any other into plain text
 */
export function createCleanReply(catalogue: Catalogue, siteUrl: string): CleanReply {
  const paths = new Set([
    '/',
    ...[...catalogue.offers, ...catalogue.topics].map(({ path }) => path),
  ])
  const ownPath = (address: string) => {
    const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
    return paths.has(path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')) ? path : undefined
  }

  return (text) =>
    withoutMarkup(visibleText(text))
      .replace(link, (_, label: string, address: string) => {
        const path = ownPath(address)
        return path && label.trim() ? `[${label.trim()}](${path})` : label
      })
      .replace(bareAddress, (address) => ownPath(address.replace(/^<|>$/g, '')) ?? '')
      .replace(tag, '')
}
