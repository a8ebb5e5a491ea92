import { catalogue } from '@assistant/knowledge/catalogue.ts'

/** Words that an answer says: a pattern, or a part of it in any case. */
export type Wording = RegExp | string

/** What a fair reader expects of one answer. Lenient in wording, strict in substance. */
export interface Expectation {
  /** Each must be said; of a list, any one wording will do. */
  says?: readonly (Wording | readonly Wording[])[]
  /** What would make the answer wrong, however much of the rest it says. */
  never?: readonly Wording[]
  /** The question is ambiguous: to ask back is right, with one of these among the candidates. */
  asksBack?: readonly Wording[]
  /** The site does not say it: to admit that and to offer a person is right. */
  unknown?: true
  status?: 'active' | 'completed'
}

/** A message and what is expected of the answer. */
export interface Single extends Expectation {
  ask: string
}

/** A conversation of which every turn is judged. */
export interface Conversation {
  /** Who speaks, for the report. */
  who: string
  turns: readonly Single[]
  /** The form is to be opened, with the contact that was written. Then the turns themselves are not judged. */
  books?: { contact: Wording }
}

/** A question of the training set: of a conversation, only the last answer is judged. */
export interface EvalQuestion extends Expectation {
  ask: string | readonly string[]
}

/** A training question as a conversation. */
export function conversationOf({ ask, ...expected }: EvalQuestion): Conversation {
  const asks = [ask].flat()
  const last = asks.pop() ?? ''
  return {
    who: [...asks, last].join(' → '),
    turns: [...asks.map((earlier) => ({ ask: earlier })), { ask: last, ...expected }],
  }
}

/** Replaces special spaces and removes invisible characters. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A link to a page, or to a place on it. */
export const to = (path: string) => new RegExp(`\\]\\(${escape(path)}(?:#[^)]*)?\\)`)

const offer = (id: string) => {
  const found = catalogue.offers.find((it) => it.id === id)
  if (!found) throw new Error(`No offer ${id} in the catalogue`)
  return found
}

const digits = new Intl.NumberFormat('ru-RU')

/** «75 000 ₽», «18 %»: an offer's price from the catalogue, without the words around it. */
export function price(id: string): string {
  const { price: it } = offer(id)
  if (!it) throw new Error(`${id} has no price`)
  return plain(`${digits.format(it.amount)} ${it.unit === 'percent' ? '%' : '₽'}`)
}

/** «7–14 дней»: an offer's term, from the catalogue. */
export function term(id: string): string {
  const it = offer(id).term
  if (!it) throw new Error(`${id} has no term`)
  return plain(it)
}

/** Figures as a whole, however their digits are grouped: «75 000», “75,000”, 75000. */
export function cost(id: string): RegExp {
  const figures = price(id)
    .replace(/[^\d ]/g, '')
    .trim()
    .split(' ')
  return new RegExp(`(?<!\\d)${figures.join('[ ,.]?')}(?!\\d)`)
}

/** The figures of a duration, whatever joins them: «7–14 дней», “7 to 14 days”, «1,5 недели». */
export function duration(text: string): RegExp {
  const figures = text.match(/\d+/g) ?? []
  const joint = /\d[.,]\d/.test(text) ? '[.,]' : '\\D{1,4}'
  return new RegExp(`(?<!\\d)${figures.join(joint)}(?!\\d)`)
}

/** The figures of an offer's term. */
export const lasts = (id: string) => duration(term(id))

/** Somebody to turn to: a person, a consultation, an address. */
export const person =
  /менеджер|коллег|сотрудник|человек|консультац|свяж|перезвон|оставьте|напишите нам|напишите на|@kerege|manager|colleague|a person|consultation|contact (?:us|you)|get (?:in touch|back)|e-?mail us/i

/** The assistant says that something is not its business. */
export const declines =
  /не (?:помо|занима|дела|оказыва|бер[её]м|наш|подскаж|зна|смо|мо(?:гу|жем)|по моей|моя|обслуж|ремонт|предлага)|нет так\p{L}+ услуг|услуг\p{L}* (?:у нас |на сайте )?нет|(?:этого|такого) (?:у нас |на сайте )?нет|только (?:про|о|об|на вопрос)|друг(?:ая|ой) тема|can(?:'|no)t|unable|do not|don't|not something|only (?:help|answer|know)|outside/iu

/** The assistant says that the site does not say it. */
export const admits =
  /этого нет|ничего (?:нет|не (?:сказано|написано|говорит)|об этом)|об этом[^.]{0,20} ничего|услуг\p{L}* (?:у нас |на сайте )?нет|отдельно не сказано|не (?:нашёл|нашел|нашлось|знаю|указан|назван|публик|сказан|написан|описан|говорит|отвечает|могу (?:точно )?(?:сказать|ответить)|скажу|хочу гадать|уверен)|на сайте (?:об? этом |про это )?(?:нет|ничего)|нет (?:точн|так|данных|информ|ответ)|(?:лучше )?уточн|did(?: not|n't) find|does(?: not|n't) (?:say|publish|mention|name)|not (?:sure|published|stated|on the site)|don't know|no (?:information|answer)/iu

export const { company, promises } = catalogue
