import { factsLine, link, offerLine, opening, sentence } from '../answers/format.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { cardOf, entryOf, serviceOf, titleOf } from '../knowledge/offers.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import type { Lang } from '../language/lang.ts'
import { LlmError } from './failures.ts'

/** The placeholder that an LLM writes, alone on a line, for the site's text about a catalogue entry. */
export const placeholderOf = (id: string) => `{{${id}}}`

const alone = /^((?:– )?)\{\{([^{}\s]{1,200})\}\}[.,;]?(?=[ \t]*$)/gm

/** An offer with its figures: never a price without the offer's name. */
function told(offer: CatalogueOffer, lang: Lang): string {
  const service = ['package', 'plan'].includes(offer.kind) && serviceOf(offer)
  const line = sentence(offerLine(offer, lang))
  const facts = lang === 'ru' && factsLine(offer)
  return [service && `${titleOf(service, lang)}:`, line, facts].filter(Boolean).join(' ')
}

/** The site's text about the catalogue entry with this id, if there is one. */
function published(id: string, lang: Lang): string | undefined {
  const card = cardOf(id)
  if (card) return lang === 'ru' ? card.answer : card.answerEn
  const entry = entryOf(id)
  if (!entry) return undefined
  if ('features' in entry) return told(entry, lang)
  return `${link(entry.title, entry.path)}. ${opening(entry.text)}`
}

/** An LLM's own words, and its text with placeholders filled in. @throws LlmError for an unknown id */
export function fillPlaceholders(text: string, lang: Lang) {
  const shown = text.replace(alone, (_, mark: string, id: string) => {
    const words = published(id, lang)
    if (words === undefined) throw new LlmError('named what is not in the catalogue')
    return mark + words
  })
  return { own: text.replace(alone, ''), shown }
}

/** Shown offers as placeholders again: the LLM imitates the history that it sees. */
export const withPlaceholders = (shown: string, lang: Lang) =>
  catalogue.offers.reduce(
    (text, offer) => text.replaceAll(told(offer, lang), placeholderOf(offer.id)),
    shown,
  )
