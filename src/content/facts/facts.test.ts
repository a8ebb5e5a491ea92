import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { siteMap } from '../site-map'
import type { Fact } from './fact'
import type { PageContent } from '../model/page'

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'question' in value && 'asks' in value

const modules = import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true })
const facts = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    isFact(value) ? [{ id: `${file} ${name}`, ...value }] : [],
  ),
)
const idsOf = (found: typeof facts) => found.map(({ id }) => id)

const pageModules = import.meta.glob<object>('../pages/*.ts', { eager: true })
const isPage = (value: unknown): value is PageContent =>
  typeof value === 'object' && value !== null && 'sections' in value
const pages = Object.values(pageModules).flatMap((module) => Object.values(module).filter(isPage))

describe('the facts', () => {
  it('say one thing each, under one name', () => {
    expect(facts.length).toBeGreaterThan(0)
    expect(new Set(facts.map(({ question }) => question)).size).toBe(facts.length)
    expect(new Set(facts.map(({ answer }) => answer)).size).toBe(facts.length)
  })

  it('are asked in ways of their own', () => {
    const asked = facts.flatMap(({ question, asks }) =>
      [question, ...asks].map((ask) => ask.toLowerCase().replace(/[?!.]+$/, '')),
    )
    const twice = asked.filter((ask, index) => asked.indexOf(ask) !== index)
    expect(twice).toEqual([])
  })

  it('are short answers', () => {
    expect(idsOf(facts.filter(({ answer }) => answer.length > 420))).toEqual([])
    expect(idsOf(facts.filter(({ answerEn }) => answerEn.length > 420))).toEqual([])
  })

  it('lead to pages of the site', () => {
    const paths = new Set<string>(Object.values(siteMap).map(({ path }) => path))
    expect(idsOf(facts.filter(({ to }) => !paths.has(to)))).toEqual([])
  })

  it('keep the rules of Russian text', () => {
    const plain = /"| - |\.\.\.| – |\s{2}|(?<![а-яё])е[её]\s*$/
    expect(idsOf(facts.filter(({ answer }) => plain.test(answer)))).toEqual([])
    expect(idsOf(facts.filter(({ answer }) => !/[.!?]$/.test(answer)))).toEqual([])
    expect(idsOf(facts.filter(({ question }) => !/[.?]$/.test(question)))).toEqual([])
  })

  it('keep the rules of English text', () => {
    const plain = /["'«»—]| - |\.\.\.|\s{2}/
    expect(idsOf(facts.filter(({ answerEn }) => plain.test(answerEn)))).toEqual([])
    expect(idsOf(facts.filter(({ answerEn }) => !/[.!?]$/.test(answerEn)))).toEqual([])
    const russian = /[а-яё]/i
    const names = /“[^”]+”/g
    expect(
      idsOf(facts.filter(({ answerEn }) => russian.test(answerEn.replace(names, '')))),
    ).toEqual([])
  })
})

/** Names and terms whose digits are no figures. */
const names = /24\/7|1[СC](?![а-яё])|2ГИС|2GIS|3D|A\/B/g

describe('the source of the facts', () => {
  it.each(Object.keys(modules))('%s has no figure from the keyboard', (file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    const said = source
      .replace(/^\/\/.*|^import .*|\/\*[\s\S]*?\*\//gm, '')
      .replace(/asks: \[[\s\S]*?\n {2}\],/g, '')
      .replace(/\$\{[^}]*\}/g, '')
      .replace(/\\u00a0/g, ' ')
      .replace(names, '')
    const texts = said.match(/(?<=(?:question|answer|answerEn):\s*)(['`])[\s\S]*?\1,\n/g) ?? []
    expect(texts.filter((text) => /\d/.test(text))).toEqual([])
  })
})

describe('the questions on pages', () => {
  const shown = pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'faq' ? [section.facts] : [])),
  )

  it('are at most six a page', () => {
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((list) => list.length > 6)).toEqual([])
  })

  it('have an answer, not a remark that the site has none', () => {
    const remarks = /на сайте (?:нет|не|ничего|этого)|сайте ничего|обещать не|в этом чате|\bя\b/i
    expect(shown.flat().filter(({ answer }) => remarks.test(answer))).toEqual([])
  })
})
