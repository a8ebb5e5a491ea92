import { describe, expect, it } from 'vitest'
import { company } from '../../src/content/company.ts'
import { plain, readPage, targets, texts } from './page.ts'

describe.each(['/privacy', '/terms'])('%s', (path) => {
  const page = readPage(path)
  const english = page.querySelector('article[lang=en]') ?? expect.fail('no English text')
  const russian = page.querySelector('article[lang=ru]') ?? expect.fail('no Russian text')

  it('was last updated January 9, 2024', () => {
    expect(plain(english.textContent)).toContain('Last updated: January 9, 2024')
  })

  it('names the company, where it is registered, and how to reach it', () => {
    const words = plain(english.textContent)
    expect(words).toContain(company.legalName)
    expect(words).toMatch(/company registered in the Kyrgyz Republic/)
    expect(words).toContain(company.addressEn)
    expect([company.email, company.privacyEmail].some((email) => words.includes(email))).toBe(true)
  })

  it.each([
    ['Contents', english],
    ['Содержание', russian],
  ])('has «%s» that lead to its chapters', (label, text) => {
    const contents = text.querySelector(`nav[aria-label="${label}"]`) ?? expect.fail(label)
    const chapters = texts(text, 'section h2').map((title) => title.replace(/^\d+\s*/, ''))
    expect(chapters.length).toBeGreaterThanOrEqual(8)
    expect(texts(contents, 'a')).toEqual(chapters)
    for (const target of targets(contents))
      expect(text.querySelector(target), target).not.toBeNull()
  })
})

it('/terms prices contracts in soms or dollars, and repeats promises and working hours', () => {
  const terms = readPage('/terms')
  const said = (id: string) => plain(terms.querySelector(id)?.textContent)
  expect(said('#payment')).toContain('Kyrgyz soms or in US dollars')
  expect(said('#requests')).toContain('within 2 hours')
  expect(said('#requests')).toContain('within 24 hours')
  expect(said('#requests')).toContain('Mon–Fri 09:00–13:00 and 14:00–18:00')
  expect(said('#ru-requests')).toContain('пн–пт 09:00–13:00 и 14:00–18:00')
})
