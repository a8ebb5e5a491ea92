import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { caseAddress } from '../../src/content/addresses.ts'
import { isListedTechnology, technologyAnchor } from '../../src/content/cases/related.ts'
import { caseStudies } from '../../src/content/cases/case-studies.ts'
import type { Case } from '../../src/content/cases/case.ts'
import { shiftText } from '../../src/sections/cases/shift-text.ts'
import { plain, readPage, structuredData, targets, texts } from './page.ts'

const studies: readonly Case[] = Object.values(caseStudies)

describe.each(studies.map((study) => [study.title, study] as const))(
  'the case «%s»',
  (_, study) => {
    const address = caseAddress(study.id)
    const page = readPage(address)
    const main = page.querySelector('main') ?? expect.fail('no main')

    it('tells the same as /cases', () => {
      const said = plain(main.textContent)
      const all = plain(readPage('/cases').querySelector('main')?.textContent)
      const { problem, solution, description, features, results, metrics } = study
      const parts = [problem, solution, description, ...features, ...results]
      for (const part of [...parts, ...metrics.map(({ value }) => value)]) {
        expect(said).toContain(plain(part))
        expect(all).toContain(plain(part))
      }
      expect(targets(readPage('/cases'))).toContain(address)
    })

    it('says without a script what was and what is', () => {
      for (const { unit, before, after } of study.shifts) {
        expect(texts(main, 'dd span')).toContain(
          plain(`Было ${shiftText(unit, before)}, стало ${shiftText(unit, after)}`),
        )
      }
    })

    it('shows drawn screens: in their sizes, late, described, and narrow on phones', () => {
      const pictures = [...main.querySelectorAll('img')]
      expect(pictures.length).toBeGreaterThanOrEqual(3)
      const described = pictures.map((one) => one.alt).filter(Boolean)
      expect(new Set(described).size).toBe(described.length)
      for (const { alt } of [study.before, study.after, ...study.pictures])
        expect(described).toContain(alt)
      const sources = [...main.querySelectorAll('source')].map((one) => one.srcset)
      expect(sources.length).toBeGreaterThan(1)
      for (const file of [...pictures.map((one) => one.getAttribute('src')), ...sources])
        expect(existsSync(`dist${file}`), `${file}`).toBe(true)
      for (const one of pictures.slice(1)) {
        expect(one.getAttribute('loading')).toBe('lazy')
        expect(
          Number(one.getAttribute('width')) * Number(one.getAttribute('height')),
        ).toBeGreaterThan(0)
      }
    })

    it('draws them in the client’s colours', () => {
      const svg = readFileSync(`dist/screens/${study.id}/${study.after.id}.svg`, 'utf8')
      for (const colour of [study.skin.card, study.skin.accent]) expect(svg).toContain(colour)
    })

    it('leads to what it took, which leads back', () => {
      const { services, industry, technologies } = study
      const listed = technologies.filter(isListedTechnology)
      const links = targets(main)
      for (const service of services) {
        expect(links).toContain(service)
        expect(targets(readPage(service)), service).toContain(address)
      }
      const cardOf = (path: string, id: string) =>
        readPage(path).querySelector(`[id="${id}"]`) ?? expect.fail(`${path} has no #${id}`)
      for (const [path, id] of [
        ['/industries', industry] as const,
        ...listed.map((name) => ['/technologies', technologyAnchor(name)] as const),
      ]) {
        expect(links).toContain(`${path}#${id}`)
        expect(targets(cardOf(path, id)), id).toContain(address)
      }
    })

    it('is an article for search engines', () => {
      const told = structuredData(page).map((one) => JSON.stringify(one))
      expect(told.some((one) => one.includes('"Article"') && one.includes(address))).toBe(true)
    })
  },
)
