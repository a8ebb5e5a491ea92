import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { company } from './company'
import type { DocumentBlock, DocumentText } from './rich-text'
import { privacy } from './pages/privacy'
import { terms } from './pages/terms'
import { retention, retentionRu } from './retention'

const shapeOf = (block: DocumentBlock) => {
  if ('paragraph' in block) return 'paragraph'
  return 'list' in block ? `list of ${block.list.length}` : `terms: ${block.terms.length}`
}
const outline = ({ chapters }: DocumentText) =>
  chapters.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)])

/** All texts of a document, joined. */
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
      const words = wordsOf(text)
        .replaceAll(company.addressRu, '')
        .replaceAll(company.addressEn, '')
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
    team: '3 года',
  })
  const said = (terms: Record<string, string>, page: DocumentText) =>
    Object.values(terms).filter((term) => !wordsOf(page).includes(term))
  const [section] = privacy.sections
  if (section.kind !== 'document') throw new Error('not a document')
  expect(said(retention, section)).toEqual([])
  expect(said(retentionRu, section.translation)).toEqual([])
})

/** The keys stored in the browser, and the words of /privacy for them. */
const browserMemory: Record<string, readonly [string, string]> = {
  theme: ['Theme', 'Тема'],
  currency: ['Currency', 'Валюта'],
  session: ['Session', 'Сеанс'],
  fonts: ['Font', 'Шрифт'],
  'asked-mail': ['Mail you have asked for', 'Запрошенное письмо'],
  invitation: ['Invitation', 'Приглашение'],
  landing: ['How you came here', 'Как вы сюда попали'],
  consultation: ['Request for a consultation', 'Заявка на консультацию'],
  order: ['Request for a consultation', 'Заявка на консультацию'],
  quiz: ['Project quiz', 'Анкета проекта'],
  'quiz-run': ['Project quiz', 'Анкета проекта'],
  'quiz-contact': ['Project quiz', 'Анкета проекта'],
  chat: ['Chat', 'Чат'],
  scroll: ['Place on the page', 'Место на странице'],
  advance: ['Next email', 'Следующее письмо'],
  sound: ['Sound', 'Звук'],
  'draft.': ['Drafts', 'Черновики'],
}

it('names all that the site keeps in the browser', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
  const keys = [...files, readFileSync('index.html', 'utf8')].flatMap((text) => [
    ...[...text.matchAll(/`\$\{storagePrefix\}\.([\w.-]+)/g)].map(([, key]) => key),
    ...[...text.matchAll(/(?:local|session)Storage\.\w+\(['"`](?:%STORAGE%\.)?(.+?)['"`]/g)].map(
      ([, key]) => key,
    ),
  ])
  expect(new Set(keys)).toEqual(new Set(Object.keys(browserMemory)))
  const [section] = privacy.sections
  if (section.kind !== 'document') throw new Error('not a document')
  const termsOf = ({ chapters }: DocumentText) =>
    chapters
      .filter(({ id }) => id === 'cookies')
      .flatMap(({ blocks }) => blocks.flatMap((block) => ('terms' in block ? block.terms : [])))
      .map(({ term }) => term)
  const words = Object.values(browserMemory)
  expect(new Set(termsOf(section))).toEqual(new Set(words.map(([english]) => english)))
  expect(new Set(termsOf(section.translation))).toEqual(
    new Set(words.map(([, russian]) => russian)),
  )
})
