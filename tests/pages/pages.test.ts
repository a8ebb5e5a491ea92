import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/content/action.ts'
import { contentNameOf } from '../support/sampled-pages.ts'
import { isSpecified } from '../support/specified.ts'
import { fileOf, plain, readPage } from './page.ts'
import { cardsOf, missingFrom, titleOf } from './shown.ts'
import { readExpectedPages } from './statements.ts'

const contents = import.meta.glob<Record<string, object>>('../../src/content/pages/*.ts', {
  eager: true,
})

/** Every action in a page's content: the label of its button and what it opens. */
function actionsIn(value: unknown): Action[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(actionsIn)
  // A package has only the label of its button, and a row of prices not even that.
  if ('order' in value && typeof value.order === 'string')
    return [{ label: value.order, opens: 'order' }, ...inner]
  if ('kind' in value && value.kind === 'priceList')
    return [{ label: 'Заказать', opens: 'projectQuiz' }, ...inner]
  return isAction(value) ? [value, ...inner] : inner
}

const isAction = (value: object): value is Action =>
  'label' in value && ('opens' in value || 'to' in value)

const actions = (path: string) =>
  actionsIn(contents[`../../src/content/pages/${contentNameOf(path)}.ts`])

/** Without the number of a legal text's chapter. */
const headingOf = (section: Element) =>
  plain(section.querySelector('h1, h2')?.textContent).replace(/^\d+(?=\D)/, '')

/** The part of a page with a heading, its first, its last, or all of it. */
function findPart(page: Document, name: string): Element | null | undefined {
  const sections = [...page.querySelectorAll('main section')]
  if (name === 'page') return page.querySelector('main')
  if (name === 'header' || name === 'footer') return page.querySelector(name)
  if (name === 'hero') return sections.find((section) => section.querySelector('h1'))
  if (name === 'closing') return sections.filter((section) => !section.querySelector('form')).at(-1)
  return sections.find((section) => headingOf(section) === name)
}

const expectedPages = isSpecified ? readExpectedPages() : []
const isBuilt = ({ path }: { path: string }) => existsSync(fileOf(path))

it('docs/spec.md speaks of no page that is gone', () => {
  const gone = expectedPages.filter((page) => !isBuilt(page)).map(({ name }) => name)
  expect(gone, 'take these statements out of docs/spec.md').toEqual([])
})

describe.each(expectedPages.filter(isBuilt))('$name', ({ path, parts }) => {
  const page = readPage(path)
  const opens = actions(path)

  it.each(parts)('shows what docs/spec.md says of «$name»', ({ name, words, cards }) => {
    const part = findPart(page, name)
    if (!part) return expect.fail(`${path} has no part «${name}»`)
    expect(missingFrom(part, words, opens), `«${name}» of ${path} does not show`).toEqual([])
    if (!cards.length) return
    const shown = cardsOf(part)
    expect(shown.map(titleOf), `the entries of «${name}» on ${path}`).toEqual(
      cards.map(({ title }) => title),
    )
    const lacking = cards.flatMap(({ title, words }, index) =>
      missingFrom(shown[index] ?? part, words, opens).map((word) => `${title}: ${word}`),
    )
    expect(lacking, `the entries of «${name}» on ${path} do not show`).toEqual([])
  })

  it('has these parts in this order', () => {
    const named = parts.flatMap(({ name }) => {
      const part = findPart(page, name)
      return part && !['page', 'closing', 'header', 'footer'].includes(name) ? [part] : []
    })
    const inOrder = [...page.querySelectorAll('main section')].filter((one) => named.includes(one))
    expect(named.map(headingOf)).toEqual(inOrder.map(headingOf))
  })
})
