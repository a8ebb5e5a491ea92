import { describe, expect, it } from 'vitest'
import { company, promises } from '../../src/content/company.ts'
import { currencyWords } from '../../src/content/currencies.ts'
import { workingHours } from '../../src/content/working-hours.ts'
import { hoursText } from '../../supabase/functions/_shared/contracts/working-time-text.ts'
import { isSpecified } from '../support/specified.ts'
import { plain, readPage, targets, texts } from './page.ts'

describe.each(['/privacy', '/terms'])('%s', (path) => {
  const page = readPage(path)
  const english = page.querySelector('article[lang=en]') ?? expect.fail('no English text')
  const russian = page.querySelector('article[lang=ru]') ?? expect.fail('no Russian text')

  it.runIf(isSpecified)('was last updated January 9, 2024', () => {
    expect(plain(english.textContent)).toContain('Last updated: January 9, 2024')
  })

  it('names the company, where it is registered, and how to reach it', () => {
    const words = plain(english.textContent)
    expect(words).toContain(company.legalName)
    expect(words).toContain(`company registered in ${company.countryEn}`)
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

it('/terms says in what contracts are priced, and repeats promises and working hours', () => {
  const terms = readPage('/terms')
  const said = (id: string) => plain(terms.querySelector(id)?.textContent)
  expect(said('#payment')).toContain(currencyWords.inContractsEn)
  expect(said('#requests')).toContain(`within ${promises.consultationHours} hours`)
  expect(said('#requests')).toContain(`within ${promises.proposalHours} hours`)
  expect(said('#requests')).toContain(plain(hoursText(workingHours, 'en')))
  expect(said('#ru-requests')).toContain(plain(hoursText(workingHours)))
})
