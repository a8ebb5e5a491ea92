import { cleanText } from '../../supabase/functions/_shared/contracts/text.ts'
import { catalogue } from '../knowledge/catalogue.ts'

/** A link or an image. The address ends on its line and is limited, so that matching takes linear time. */
const markdownLink = /!?\[([^[\]\n]*)\]\(([^)\n]{0,500})\)/g

const bareAddress = /<?\b(?:https?:\/\/|www\.|javascript:|data:)[^\s<>)»]*[^\s<>)».,;:!?]>?/giu
const tag = /<\/?[a-z!][^<>\n]*>/gi

/** Halves of characters that an endpoint has cut apart: a text with one cannot be stored. */
const unreadable = / ?[\p{Surrogate}\uFFFD]+/gu

/** Removes Markdown; lists, including numbered ones, get the chat's own «– ». */
const withoutMarkup = (text: string) =>
  text
    .replace(/^[ \t]*(?:[*+•-]|–|\d{1,2}[.)])[ \t]+/gm, '– ')
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]*>[ \t]?/gm, '')
    // Not in pairs: the closing one may be in the next sentence.
    .replaceAll('**', '')
    .replace(/(?<![\p{L}\p{N}_])__(?=\S)((?:[^_\n]|_(?!_))*?\S)__(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*?\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<!`)`+([^`\n]*)`+/g, '$1')

/** The delimiter row of a Markdown table, or a horizontal rule. */
const ruler = /^[ \t]*[|:–—-][|:–—\- \t]*$/

/** Turns tables into lists without their header rows: «– Лендинг: небольшим компаниям, от недели». */
function withoutTables(text: string): string {
  const lines = text.split('\n')
  const isHead = (line: string, next = '') => line.includes('|') && ruler.test(next)
  const kept = lines.filter((line, index) => !ruler.test(line) && !isHead(line, lines[index + 1]))
  return kept
    .map((line) => {
      if (!/^[ \t]*\||[^|]\|[^|]*\|/.test(line)) return line
      const [first, ...others] = line.split('|').flatMap((cell) => cell.trim() || [])
      if (first === undefined) return ''
      return `– ${first}${others.length > 0 ? `: ${others.join(', ')}` : ''}`
    })
    .join('\n')
}

const paths = new Set(['/', ...[...catalogue.offers, ...catalogue.topics].map(({ path }) => path)])

/**
 * @param siteUrl origin without a trailing slash
 * @returns a function that turns a sentence or line of Markdown into the chat's plain text, with links only
 * to the catalogue's pages; a sentence with a foreign address is dropped whole
 */
export function createCleanReply(siteUrl: string) {
  const ownPath = (address: string) => {
    const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
    return paths.has(path.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '')) ? path : undefined
  }

  return (sentence: string): string => {
    let hasHole = false
    const text = withoutMarkup(withoutTables(cleanText(sentence).replace(unreadable, '')))
      .replace(markdownLink, (_, label: string, target: string) => {
        const [address = ''] = /[^\s<>]+/.exec(target) ?? []
        const path = ownPath(address)
        if (path && label.trim()) return `[${label.trim()}](${path})`
        hasHole ||= !address.startsWith('/') || address.startsWith('//')
        return label
      })
      .replace(bareAddress, (address) => {
        const path = ownPath(address.replace(/^<|>$/g, ''))
        hasHole ||= path === undefined
        return path ?? ''
      })
      .replace(tag, '')
      .replace(/(?<=\S) {2,}/g, ' ')
    return hasHole ? '' : text
  }
}
