import { catalogue } from '../../supabase/functions/_shared/catalogue/catalogue.ts'

/** A conversation and what its last answer must be like. */
export interface EvalQuestion {
  /** What the visitor says, turn by turn; the answer to the last message is judged. */
  ask: string | readonly string[]
  /** Each must be found in the answer. Spaces are plain ones, case does not count. */
  says?: readonly (RegExp | string)[]
  /** None may be found in the answer. */
  never?: readonly (RegExp | string)[]
  /** Paths that the answer must link to, one of each group: `/a | /b`. */
  links?: readonly string[]
  /** What the last message must book; without it, nothing may be booked in any turn. */
  books?: { name: string; contact: string }
  status?: 'active' | 'completed'
}

/** Plain spaces and no invisible characters, as the questions are written. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')

const offer = (id: string) => {
  const found = catalogue.offers.find((it) => it.id === id)
  if (!found) throw new Error(`No offer ${id} in the catalogue`)
  return found
}

const digits = new Intl.NumberFormat('ru-RU')

/** «75 000 ₽», «18 %»: the figure of an offer as the site prints it, from the catalogue. */
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

export const { company, promises } = catalogue
