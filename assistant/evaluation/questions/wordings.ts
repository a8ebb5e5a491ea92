import { currencies } from '@/content/currencies.ts'
import { own } from '@/content/currency.ts'
import { priceAmount } from '@/content/primitives.ts'
import { catalogue } from '../../knowledge/catalogue.ts'

/** Replaces special spaces and removes invisible characters. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A link to a page, or to a place on it. */
export const to = (path: string) => new RegExp(`\\]\\(${escape(path)}(?:#[^)]*)?\\)`)

/** The offers that are asked about most, by what they are called here. */
const called: Readonly<Record<string, string>> = {
  landing: 'web-development/landing',
  corporate: 'web-development/corporate',
  shop: 'web-development/shop',
  'custom landing': 'custom-saas/landing',
  'custom corporate': 'custom-saas/corporate',
  'custom shop': 'custom-saas/shop',
  card: 'custom-saas/business-card',
  portal: 'custom-saas/portal',
  network: 'custom-saas/social-network',
  'simple app': 'mobile-apps-development/simple',
  'business app': 'mobile-apps-development/business',
  'corporate app': 'mobile-apps-development/enterprise',
  'basic branding': 'branding/basic',
  'standard branding': 'branding/standard',
  'premium branding': 'branding/premium',
  'basic SEO': 'seo-promotion/basic',
  'SEO positions': 'seo-promotion/positions',
  'SEO traffic': 'seo-promotion/traffic',
  'ads setup': 'contextual-advertising/setup',
  'ads management': 'contextual-advertising/management',
  'start support': 'website-support/start',
  'standard support': 'website-support/standard',
  'optimal support': 'website-support/optimal',
  'premium support': 'website-support/premium',
}

/** The offers that questions ask for and nobody sells. */
export const missingOffers = new Set<string>()

const offer = (name: string) => {
  const id = called[name] ?? name
  const found = catalogue.offers.find((one) => one.id === id)
  if (!found) missingOffers.add(id)
  return found
}

const digits = new Intl.NumberFormat('ru-RU')

/** «75 000 ₽», «18 %»: an offer's price from the catalogue, without the words around it. */
export function price(name: string): string {
  const found = offer(name)?.price
  if (!found) return `the price of ${name}`
  return 'percent' in found
    ? `${found.percent} %`
    : plain(`${digits.format(priceAmount(found) ?? 0)} ${currencies[own].sign}`)
}

/** «7–14 дней»: an offer's term, from the catalogue. */
export function term(name: string): string {
  const found = offer(name)
  return plain(found?.term?.text ?? found?.hours?.text ?? `the term of ${name}`)
}

/** Figures as a whole, however their digits are grouped: «75 000», “75,000”, 75000. */
export function cost(name: string): RegExp {
  const figures = price(name).match(/\d+/g) ?? [name]
  return new RegExp(`(?<!\\d)${figures.join('[ ,.]?')}(?!\\d)`)
}

/** The figures of a duration, whatever joins them: «7–14 дней», “7 to 14 days”, «1,5 недели». */
export function duration(text: string): RegExp {
  const figures = text.match(/\d+/g) ?? [text]
  const joint = /\d[.,]\d/.test(text) ? '[.,]' : '\\D{1,4}'
  return new RegExp(`(?<!\\d)${figures.join(joint)}(?!\\d)`)
}

/** The figures of an offer's term. */
export const lasts = (name: string) => duration(term(name))

/** Where a visitor can turn: a person, a consultation, an address. */
export const person =
  /менеджер|коллег|сотрудник|человек|консультац|свяж|перезвон|оставьте|напишите нам|напишите на|@\p{L}|manager|colleague|a person|consultation|contact (?:us|you)|get (?:in touch|back)|e-?mail us/iu

/** The assistant says that this is not its business. */
export const declines =
  /не (?:помо|занима|дела|оказыва|бер[её]м|наш|подскаж|зна|смо|мо(?:гу|жем)|по моей|моя|обслуж|ремонт|предлага)|нет так\p{L}+ услуг|услуг\p{L}* (?:у нас |на сайте )?нет|(?:этого|такого) (?:у нас |на сайте )?нет|только (?:про|о|об|на вопрос)|друг(?:ая|ой) тема|can(?:'|no)t|unable|do not|don't|not something|only (?:help|answer|know)|outside/iu

/** The assistant says that the site does not say it. */
export const admits =
  /этого нет|ничего (?:нет|не (?:сказано|написано|говорит)|об этом)|об этом[^.]{0,20} ничего|услуг\p{L}* (?:у нас |на сайте )?нет|отдельно не сказано|не (?:нашёл|нашел|нашлось|знаю|указан|назван|публик|сказан|написан|описан|говорит|отвечает|могу (?:точно )?(?:сказать|ответить)|скажу|хочу гадать|уверен)|на сайте (?:об? этом |про это )?(?:нет|ничего)|нет (?:точн|так|данных|информ|ответ)|(?:лучше )?уточн|did(?: not|n't) find|does(?: not|n't) (?:say|publish|mention|name)|not (?:sure|published|stated|on the site)|don't know|no (?:information|answer)/iu

/** Where the company is written to. */
export const { email } = catalogue.company

/** Any price in roubles. */
export const anyPrice = /\d ₽/

/** A shop's price and term, as a ready package or from scratch. */
export const shopPrice = [cost('shop'), cost('custom shop')]
export const shopTerm = [lasts('shop'), lasts('custom shop')]

/** What an answer about something else would name. */
export const notOf = (...names: readonly string[]) => names.map(cost)

/** What is said of a budget: another's price is none. */
export const asBudget = /укладыва|бюджет\p{L}* (?:по ценам|не )|fits? (?:the|this) budget/iu
