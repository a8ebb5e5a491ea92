import { catalogue } from '../knowledge/catalogue.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import { langOf } from '../language/lang.ts'
import type { Question } from '../language/conversation.ts'
import { item, offerLine } from './format.ts'

const which =
  /(?<!\p{L})(?:(перв\p{L}{2}|first)|(втор\p{L}{2}|second)|(трет\p{L}{2,3}|third)|(последн\p{L}{2}|last))\s(?:вариант\p{L}*|пакет\p{L}*|тариф\p{L}*|option|package|plan|one)(?!\p{L})/iu

/** The same line with prices for information: «(≈ $930)». */
const converted = /\s\(≈[^)]*\)/gu

/** The offer that a message means by its place in the last list: «тогда второй вариант». */
export function listedIn(question: Question): CatalogueOffer | undefined {
  const place = which.exec(question.message)?.slice(1).findIndex(Boolean)
  if (place === undefined) return undefined
  const lang = langOf(question)
  const told = (question.history.at(-1)?.content ?? '').replace(converted, '')
  const listed = told.split('\n').flatMap((line) => {
    const offer = catalogue.offers.find((each) => line.startsWith(item(offerLine(each, lang))))
    return offer ?? []
  })
  return listed.at(place === 3 ? -1 : place)
}
