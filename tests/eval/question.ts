import { catalogue } from '../../supabase/functions/_shared/catalogue/catalogue.ts'

/** A conversation, and what is expected of its last answer. */
export interface EvalQuestion {
  /** The visitor's messages; the answer to the last one is judged. */
  ask: string | readonly string[]
  /** Each must be in the answer, after `plain`, in any case. */
  says?: readonly (RegExp | string)[]
  /** None may be in the answer. */
  never?: readonly (RegExp | string)[]
  /** Paths that the answer must link to; `/a | /b` is either. */
  links?: readonly string[]
  /** The booking that the last message must confirm; no other turn may book. */
  books?: { name: string; contact: string }
  status?: 'active' | 'completed'
}

/** Replaces special spaces and removes invisible characters. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')

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

export const { company, promises } = catalogue
