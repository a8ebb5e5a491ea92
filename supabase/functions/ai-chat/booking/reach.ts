/*
 * Finds how a visitor wishes to be reached, and keeps their words: «звоните, не пишите», «лучше смс», “text me,
 * don’t call”.
 */

import { isBuilt } from '../../_shared/chat/contact.ts'

const start = '(?<!\\p{L})'
const end = '(?!\\p{L})'
const call =
  '(?:(?:по|пере)?звон(?:и|ите|ить|ок|ка|ки|ком|ков)|созвон\\p{L}*|набирай(?:те)?|набирать|набер(?:и|ите)|call(?:s|ing)?|чал(?:ып|ыңыз|саңыз|ба\\p{L}*))'
const asking =
  '(?:(?:на|от)?пиши(?:те)?|(?:на|от)?писать|e-?mail(?= me)|скиньте|отвеч\\p{L}+|ответьте|свяжитесь|text|message|write|жаз(?:ыңыз|саңыз|ба\\p{L}*))'
const medium =
  '(?:сообщени\\p{L}*|смс\\p{L}*|sms|письм\\p{L}*|почт\\p{L}|мейл\\p{L}*|вайбер\\p{L}*|viber|в[ао]т?с\\s?ап\\p{L}*|в[ао]цап\\p{L}*|телег\\p{L}*|тг|голосовы\\p{L}*|whats\\s?app|telegram|e-?mail)'
const any = `(?:${call}|${asking}|${medium})`
const way = new RegExp(`${start}${any}${end}`, 'iu')
/** «Моя почта» alone is none. */
const acting = new RegExp(`${start}(?:${call}|${asking})${end}`, 'iu')
/** What the visitor does not wish. */
const denial = new RegExp(
  `${start}(?:(?:не|без|no|not|don['’]?t|do not|instead of)\\s+(?:(?:надо|нужно|стоит|by)\\s+)?${any}|${any}\\s+не\\s+(?:надо|нужно|стоит)|(?:чал|жаз)ба\\p{L}*)${end}`,
  'giu',
)
const preference = new RegExp(
  `${start}(?:лучше|только|удобн\\p{L}+|предпоч\\p{L}+|желательно|only|rather|prefer\\p{L}*|better|just|жакшы|${asking}\\s+(?:\\p{L}+\\s+){0,3}?${medium})${end}`,
  'iu',
)
/** What no other field of a booking can say. */
const telling = new RegExp(
  `${start}(?:${call}|смс\\p{L}*|sms|вайбер\\p{L}*|viber|голос\\p{L}*)${end}`,
  'iu',
)

/** Whether words say more than which messenger or address to use. */
export const isTelling = (reach: string) => reach.search(denial) >= 0 || telling.test(reach)

/** How to reach a visitor, and the message without it. */
export interface FoundReach {
  /** In the visitor's words. */
  words?: string
  /** Whether a way is left by which the visitor wishes to be reached: «не звоните» alone leaves none. */
  isOpen: boolean
  rest: string
}

/**
 * Takes the wish how to be reached out of a message.
 *
 * @param isTimed whether the message names a time: «лучше звоните …» is about that
 */
export function takeReach(text: string, isTimed: boolean): FoundReach {
  const clauses = text.match(/[^.,;!?\n]+[.,;!?\n]*/g) ?? []
  const isDenial = (it: string) => it.search(denial) >= 0
  const about = clauses.filter(
    (it) =>
      (acting.test(it) || isDenial(it) || (way.test(it) && preference.test(it))) && !isBuilt(it),
  )
  const isDenied = about.some(isDenial)
  const isWish = isDenied || (!isTimed && about.some((it) => preference.test(it)))
  if (!isWish || text.includes('?')) return { isOpen: false, rest: text }
  return {
    words: about.map((it) => it.replace(/(?<![\s.,;:!])[\s.,;:!]+$/u, '').trim()).join(', '),
    isOpen: about.some((it) => way.test(it.replace(denial, ' '))),
    rest: clauses.map((it) => (about.includes(it) ? ' , ' : it)).join(''),
  }
}
