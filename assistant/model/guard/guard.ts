import { catalogue } from '../../knowledge/catalogue.ts'
import { cleanText } from '../../../supabase/functions/_shared/contracts/text.ts'
import { forbiddenIn } from './words.ts'

const signs: [string, RegExp][] = [
  ['a figure', /\p{N}/u],
  // Inside a sentence the model's own words would say what the figure means.
  ['a placeholder', /[{}]/],
  ['a sign of money', /[\p{Sc}%‰]/u],
  [
    'an address',
    /@|:\/\/|xn--|[\p{L}_-][.。]\p{L}{2}|[^\s.] [.。] ?\p{L}|[a-z] (?:точка|dot) \p{L}|[[({<][.。]/u,
  ],
  ['letters of another script', /[^\P{L}\p{sc=Latn}\p{sc=Cyrl}]/u],
  ['letters of two scripts', /\p{sc=Latn}\p{sc=Cyrl}|\p{sc=Cyrl}\p{sc=Latn}/u],
  ['signs within a word', /\p{L}[$€*~^|\\_]+\p{L}/u],
  ['letters set apart', /(?<!\p{L})(?:\p{L}[ ._*·-]){3}\p{L}(?!\p{L})/u],
  // «За пятак», «за чашку кофе»; in its other meanings «за» takes the instrumental: «следим за сервером».
  [
    'a price in words',
    /(?<!\p{L})(?<!из-|что |спасибо |отвеча(?:ет|ем) )за (?!(?:это|что|счет|рубеж|котор\p{L}{2}|\p{L}{1,30}(?:ом|ем|им|ым|ой|ей|ью|ами|ями|ими|ыми))(?!\p{L}))\p{L}/u,
  ],
]

/** Phrases that only sound forbidden. */
const harmless = [
  /(?<!\p{L})(?:добрый день|доброе утро|добрый вечер|хорошего дня|(?:любой|первый|последний|обычный) день|с первого дня|раз в (?:неделю|месяц)|кажд\p{L}{2,3} (?:день|недел\p{L}|месяц))(?!\p{L})/gu,
  /(?<!\p{L})(?:(?:бесплатн\p{L}{2,3} )?консультаци\p{L}{1,3}(?: бесплатна)?|(?:first )?consultation is free|free consultation|feel free|ни к чему не обязывает)(?!\p{L})/gu,
  /(?<!\p{L})(?:не подтверждена|is not confirmed|скидок (?:я )?обещать не (?:могу|можем)|о скидках на сайте ничего нет|обещать их не могу|оплат\p{L}{1,2} в рублях|(?:apple|google) pay|стоит (?:ли )?(?:начать|обсудить|подумать|посмотреть|уточнить|выбрать|сравнить|делать))(?!\p{L})/gu,
]

/** «Цены пакетов:» before placeholders. */
const leadIn =
  /(?<![^\n])(?:вот )?(?:наши |our )?(?:цен[аы]|стоимость|сроки?|prices?)(?: и (?:цен[аы]|сроки?))?(?: \p{L}{2,30}){0,2}: ?(?:\n|$)/gu

/** A word including the characters of a name: «Next.js», «24/7», «hello@kerege.example». */
const words = /[\p{L}\p{N}](?:[\p{L}\p{N}.@/-]*[\p{L}\p{N}])?/gu

const plainText = (text: string) =>
  cleanText(text)
    .replace(/\]\([^()\s]{0,300}\)/g, ']')
    .normalize('NFKC')
    .replace(/\p{M}/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : []
}

/** More names with a digit. */
const common = ['24/7', 'B2B', 'B2C', '2GIS', '3D', 'HTML5', 'CSS3']

/** Names with a digit or a dot from the site's texts, in lower case: «1С», «S3», «Node.js», addresses. */
function siteNames(): Set<string> {
  const { company, offers, topics } = catalogue
  const told = textsOf([company, [...offers, ...topics].map(({ title, text }) => [title, text])])
  const titles = topics.flatMap(({ kind, title }) => (kind === 'technology' ? [title] : []))
  const found = told
    .flatMap((text) => text.match(words) ?? [])
    .filter((word) => /^(?:\d+\p{Lu}+|\p{Lu}+\d+)$|\p{L}{2}\.\p{L}{2}/u.test(word))
  return new Set([...found, ...titles, ...common].map((name) => name.toLowerCase()))
}

/**
 * @returns a guard, which finds what a model must not write in its own words: figures, prices, terms,
 * promises, bookings, addresses; names of the catalogue are allowed. It returns the kinds found, for the log,
 * and no word of the text.
 */
export function createGuard() {
  const names = siteNames()
  const addresses = [catalogue.company.address, catalogue.company.addressEn].map(plainText)
  const withoutNames = (word: string) => {
    if (names.has(word)) return ' '
    if (/[.@/]/.test(word)) return word
    return word
      .split('-')
      .filter((part) => !names.has(part))
      .join('-')
  }
  return (text: string): string[] => {
    const own = addresses.reduce((rest, address) => rest.replaceAll(address, ''), plainText(text))
    const lower = own.toLowerCase().replaceAll('ё', 'е').replace(leadIn, '')
    const plain = harmless
      .reduce((rest, pattern) => rest.replace(pattern, ' '), lower)
      .replace(words, withoutNames)
    const found = signs.flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : []))
    return [...found, ...forbiddenIn(plain)]
  }
}
