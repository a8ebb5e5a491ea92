// Which words of a message are a name or a contact, by where others had theirs.

import { createClassifier } from '../../_shared/catalogue/classifier.ts'
import type { Place } from './act-features.ts'
import { likeliest } from './likeliest.ts'
import { slotFeatures, slotLabels } from './slot-features.ts'
import { tagModel } from './tag-model.ts'
import { isGivenName, isNamePart, nominative } from './given-names.ts'
import { tokensOf, type Token } from './tokens.ts'

const classify = createClassifier(tagModel)

/** A part of a message that says one thing. */
export interface Span {
  label: 'name' | 'contact' | 'wrong'
  text: string
  /** Where it begins in the message. */
  from: number
}

/** Finds the names and contacts in a message, and the values that it calls wrong. */
export function spansIn(message: string, place: Place): Span[] {
  const tokens = tokensOf(message)
  const scores = slotFeatures(tokens, place).map((it) => [...classify(it).values()])
  const spans: Span[] = []
  likeliest(scores, tagModel.transitions).forEach((number, at) => {
    const [label, token] = [slotLabels[number], tokens[at]]
    if (!token || !label || label === '-') return
    const last = spans.at(-1)
    if (label === 'name' || label === 'contact' || label === 'wrong')
      spans.push({ label, text: token.text, from: token.from })
    else if (last) last.text = message.slice(last.from, token.to)
  })
  const has = (label: Span['label']) => spans.some((it) => it.label === label)
  const isExpected = place === 'asked' || has('contact')
  const listed = isExpected && !has('name') ? listedName(tokens, message) : undefined
  return listed ? [...spans, listed] : spans
}

const isListed = ({ text, kind }: Token) =>
  kind === 'word' && (isGivenName(text) || (/^\p{Lu}/u.test(text) && isGivenName(nominative(text))))

/** A given name that the list knows, with what belongs to it: «Ким Анна», «Бакыт уулу Нурлан». */
function listedName(tokens: readonly Token[], message: string): Span | undefined {
  const at = tokens.findIndex(isListed)
  if (at < 0) return undefined
  const isPart = (it: Token | undefined) =>
    it !== undefined && (isListed(it) || isNamePart(it.text))
  let [first, last] = [at, at]
  while (isPart(tokens[first - 1])) first -= 1
  while (isPart(tokens[last + 1])) last += 1
  const [from, to] = [tokens[first]?.from, tokens[last]?.to]
  return from === undefined || to === undefined
    ? undefined
    : { label: 'name', text: message.slice(from, to), from }
}
