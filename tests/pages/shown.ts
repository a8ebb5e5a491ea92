import type { Action } from '../../src/content/action.ts'
import { plain } from './page.ts'

/* The content of a page's part, in the notation of docs/spec.md. */

const inline = 'span, a, b, strong, em, i, code, time, abbr, small, wbr, br'

/** Elements with their own text: headings, paragraphs, entries, buttons … */
const withText =
  'h1, h2, h3, h4, p, li, dt, dd, summary, button, blockquote, figcaption, address, th, td, legend, label, time, span'

const isLeaf = (element: Element) =>
  [...element.querySelectorAll('*')].every((child) => child.matches(inline))

export const figuresOf = (root: ParentNode) =>
  [...root.querySelectorAll('dt')].map((term) => ({
    label: plain(term.textContent),
    value: plain(term.parentElement?.querySelector('dd')?.textContent),
  }))

/** The titled entries of a part: services, packages, steps … */
export const cardsOf = (root: ParentNode) =>
  [...root.querySelectorAll('li, article')].filter(
    (item) => item.querySelector('h3')?.closest('li, article') === item,
  )

export const titleOf = (card: ParentNode) => plain(card.querySelector('h3')?.textContent)

/** What can be counted in a part. */
const countable = {
  cards: (root: ParentNode) => cardsOf(root).length,
  figures: (root: ParentNode) => figuresOf(root).length,
  figure: (root: ParentNode) => figuresOf(root).length,
  entries: (root: ParentNode) => root.querySelectorAll('li').length,
  articles: (root: ParentNode) => root.querySelectorAll('article').length,
  headings: (root: ParentNode) => root.querySelectorAll('h3').length,
  paragraphs: (root: ParentNode) => root.querySelectorAll('p').length,
  quotes: (root: ParentNode) => root.querySelectorAll('figure blockquote').length,
  levels: (root: ParentNode) => root.querySelectorAll('[role=meter]').length,
  links: (root: ParentNode) => root.querySelectorAll('a').length,
} satisfies Record<string, (root: ParentNode) => number>

const count = /^(at least )?(\d+) (\w+)$/

const isCountable = (name: string): name is keyof typeof countable => name in countable

/** All texts of a part, with its figures, links, ratings and the actions of its buttons. */
function saidBy(root: Element, actions: readonly Action[]): Set<string> {
  const said = new Set<string>()
  for (const element of root.querySelectorAll(withText)) {
    if (!isLeaf(element)) continue
    said.add(plain(element.textContent))
    // Spans that are styled apart: «18 %», «от рекламного бюджета».
    said.add(plain([...element.childNodes].map((node) => node.textContent).join(' ')))
  }
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) said.add(plain(words.currentNode.textContent))
  for (const { label, value } of figuresOf(root))
    said.add(`${value} ${label}`).add(`${label}: ${value}`)
  for (const link of root.querySelectorAll('a')) said.add(link.getAttribute('href') ?? '')
  for (const drawn of root.querySelectorAll('[role=img][aria-label], button[aria-label]')) {
    said.add(plain(drawn.getAttribute('aria-label')))
  }
  for (const button of root.querySelectorAll('button[aria-haspopup=dialog]')) {
    const label = plain(button.textContent)
    for (const action of actions) {
      if ('opens' in action && plain(action.label) === label)
        said.add(`«${label}» → ${action.opens}`)
    }
  }
  return said
}

/**
 * The expected words that a part of a page lacks; «no …» must not be there, and counts such as «4 cards» or «at least
 * 2 figures» are compared.
 */
export function missingFrom(
  root: Element,
  expected: readonly string[],
  actions: readonly Action[],
) {
  const said = saidBy(root, actions)
  return expected.flatMap((words) => {
    const [, atLeast, number = '', thing = ''] = count.exec(words) ?? []
    if (words.startsWith('no ')) return said.has(words.slice(3)) ? [words] : []
    if (!isCountable(thing)) return said.has(words) ? [] : [words]
    const found = countable[thing](root)
    const holds = atLeast ? found >= Number(number) : found === Number(number)
    return holds ? [] : [`${words} (there are ${found})`]
  })
}
