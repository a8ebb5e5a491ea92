import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { caseSummaries } from '../../src/content/cases/summaries.ts'
import { namedClients, namedClientsEn } from '../../src/content/clients.ts'
import { company, nameRu, storagePrefix } from '../../src/content/company.ts'
import { companyFigures } from '../../src/content/company-figures.ts'
import { inPlace } from '../../src/content/currency.ts'
import { isOfferId, offers } from '../../src/content/offers.ts'
import { place } from '../../src/content/place.ts'
import { type Price, priceAmount } from '../../src/content/primitives.ts'
import { startingPrices } from '../../src/content/prices.ts'
import { titleEn } from '../../src/content/spoken-names.ts'
import { team } from '../../src/content/team.ts'

/** One kind of space, so that a figure is found however it is set. */
const plain = (text: string) => text.replace(/(?:[\u00a0\u202f]|&nbsp;|\\u00a0|\\xa0)/g, ' ')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const prices: readonly Price[] = [
  ...Object.values(startingPrices),
  ...Object.values(offers).flatMap((offer) => ('price' in offer ? [offer.price] : [])),
]

/** «75 000», and the same in the currency of the place, as descriptions quote it. */
const amounts = prices.flatMap((price) => {
  const amount = priceAmount(price)
  return amount ? [amount.toLocaleString('ru-RU'), inPlace(amount)] : []
})

/** What the shipped packages are called; most of it are words, too. */
const packages = Object.entries(offers).flatMap(([id, { kind, title }]) =>
  kind === 'package' && isOfferId(id) ? [title, titleEn(id)] : [],
)

const words = [
  ...Object.values({ ...company, ...place }).filter((value) => typeof value === 'string'),
  ...Object.values(team).map(({ name }) => name),
  ...Object.values(caseSummaries).map(({ title }) => title),
  ...namedClients,
  ...Object.values(namedClientsEn),
  `${companyFigures.founded} год`,
  new URL(company.site).host,
  ...company.cityRu.split(', '),
  nameRu,
  storagePrefix,
  // The lines of what is drawn, in pages, favicon and icons: the mark's, and what the chat's bubble holds.
  ...['mark', 'chat-glyph'].flatMap(
    (name) =>
      [...readFileSync(`src/brand/${name}.tsx`, 'utf8').matchAll(/ d="([^"]+)/g)].at(-1)?.[1] ?? [],
  ),
].filter((word) => word !== '')

/** What the shipped content says and another agency's does not: names of people and clients, too. */
export function tracesOf(otherContent: string) {
  const other = plain(otherContent)
  const amountsOfOther = new Set(
    [...other.matchAll(/(?<![\d_])\d{1,3}(?:_\d{3})+/g)].map(([figure]) =>
      Number(figure.replaceAll('_', '')),
    ),
  )
  const foreign = amounts
    .map(plain)
    .filter((amount) => !amountsOfOther.has(Number(amount.replace(/\D/g, ''))))
  const called = packages.filter((title) => !other.includes(`'${title}'`))
  const patterns = [
    ...called.map((title) => `[«“]${escaped(title)}[»”]`),
    // supabase-js speaks of «200+ IDs».
    String.raw`${escaped(companyFigures.projects)}(?! IDs)`,
    ...words.map((word) => escaped(plain(word))),
    ...foreign.map((amount) => String.raw`(?<![\d ])${escaped(amount)}(?!\d)`),
  ]
  const pattern = new RegExp([...new Set(patterns)].join('|'), 'giu')
  /** Each trace in a text, with the words around it. */
  return (text: string): string[] => {
    const said = plain(text)
    return [...said.matchAll(pattern)].map(({ index, 0: found }) =>
      said.slice(Math.max(0, index - 40), index + found.length + 40).replaceAll('\n', ' '),
    )
  }
}

/** The texts under a path, by file. */
export const textsUnder = (folder: string): [file: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:html|js|css|json|xml|txt|svg|webmanifest|toml|conf)$|^_\w+$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])
