import { describe, expect, it } from 'vitest'
import { company } from './company'
import type { DocumentBlock, DocumentText } from './sections'
import { privacy } from './pages/privacy'
import { terms } from './pages/terms'
import { retention, retentionRu } from './retention'

const shapeOf = (block: DocumentBlock) => {
  if ('paragraph' in block) return 'paragraph'
  return 'list' in block ? `list of ${block.list.length}` : `terms: ${block.terms.length}`
}
const outline = ({ chapters }: DocumentText) =>
  chapters.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)])

/** Every text of a document, as one. */
const wordsOf = ({ chapters }: DocumentText) => JSON.stringify(chapters)

describe.each([
  ['/privacy', privacy],
  ['/terms', terms],
])('%s', (_, { sections }) => {
  const [section] = sections
  if (section.kind !== 'document') throw new Error('not a document')
  const { translation } = section

  it('says in Russian all that it says in English, chapter by chapter', () => {
    expect(outline(translation)).toEqual(outline(section))
  })

  it('names the same numbers in both languages', () => {
    const figures = (text: DocumentText) => {
      const words = wordsOf(text).replace(company.addressRu, '').replace(company.addressEn, '')
      return new Set(words.match(/\d+/g))
    }
    expect(figures(translation)).toEqual(figures(section))
  })
})

it('prints the same terms of retention in both languages', () => {
  expect(retentionRu).toEqual({
    requests: '3 года',
    mails: '90 дней',
    unconfirmed: '30 дней',
    unsubscribed: '30 дней',
    chats: '1 год',
    quizzes: '1 год',
    spam: '30 дней',
    accounts: '7 дней',
    security: '1 год',
  })
  const said = (terms: Record<string, string>, page: DocumentText) =>
    Object.values(terms).filter((term) => !wordsOf(page).includes(term))
  const [section] = privacy.sections
  if (section.kind !== 'document') throw new Error('not a document')
  expect(said(retention, section)).toEqual([])
  expect(said(retentionRu, section.translation)).toEqual([])
})
