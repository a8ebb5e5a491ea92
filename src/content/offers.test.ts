import { expect, it } from 'vitest'
import { shipped } from '../../tests/support/shipped-offer'
import { isSpecified } from '../../tests/support/specified'
import { isOfferId, offerName, offerOf, offers } from './offers'
import * as packages from './packages'
import { supportPlans } from './prices'
import { titleEn } from './spoken-names'

const ids = Object.keys(offers).filter(isOfferId)

it.runIf(isSpecified).each([
  ['branding/basic', 'Брендинг, пакет «Базовый»'],
  ['web-development/landing', 'Сайты по готовым пакетам, «Лендинг»'],
  ['custom-saas/portal', 'Сайты с нуля под ключ, «Портал»'],
  ['custom-saas/cms-yii', 'Сайты с нуля под ключ, CMS Yii'],
  ['website-support/start', 'Поддержка сайтов, тариф «START»'],
  ['devops-services/audit', 'DevOps-услуги, аудит'],
  ['extra/redesign', 'Редизайн'],
])('%s is called «%s» in dialogs, mails and the inbox', (id, name) => {
  expect(offerName(shipped(id))).toBe(name)
})

it('every package that has a name and a price is sold', () => {
  const sold = new Set<object>(ids.flatMap((id) => offerOf(id).price ?? []))
  const lists: Record<string, unknown> = { ...packages, supportPlans }
  const named = Object.entries(lists).flatMap(([list, all]) =>
    Object.entries(Object(all)).flatMap(([name, one]) => {
      const { title, price } = Object(one)
      return title && price ? [{ name: `${list}.${name}`, price: Object(price) }] : []
    }),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ price }) => !sold.has(price)).map(({ name }) => name)).toEqual([])
})

const sources = import.meta.glob<string>(
  ['./**/*.ts', '!./**/*.test.ts', '!./{packages,prices}.ts', '!./spoken-names.ts'],
  { query: '?raw', import: 'default', eager: true },
)

/** A name in any case. Most are words, too, and are names in quotation marks alone. */
function named(title: string): string {
  const words = title.split(' ').map((word) => {
    const stem = word.slice(0, word.length > 4 ? -2 : undefined)
    return `${stem.replace(/[()]/g, String.raw`\$&`)}\\p{L}*`
  })
  return /^[A-Z]+$/.test(title) ? `\\b${title}\\b` : `[«“]${words.join(' ')}[»”]`
}

it('no sentence types the name of a package: it takes it from packages.ts, or titleEn', () => {
  const names = ids
    .filter((id) => ['package', 'plan', 'siteType'].includes(offerOf(id).kind))
    .flatMap((id) => [offerOf(id).title, titleEn(id)])
  const pattern = new RegExp([...new Set(names)].map(named).join('|'), 'u')
  const typed = Object.entries(sources).flatMap(([file, source]) =>
    source
      // Visitors may ask by any name.
      .replace(/\/\*[\s\S]*?\*\/|^ *\/\/.*|^ *asks: \[[^\]]*\]/gm, '')
      .split('\n')
      .flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )
  expect(typed).toEqual([])
})
