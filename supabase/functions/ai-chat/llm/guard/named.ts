import type { Catalogue, CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { readWords, type Word } from '../../../_shared/catalogue/words.ts'
import { serviceIdOf, sidesOf } from '../../rules/offers.ts'

/** Offers that a text calls by one name; twins on two pages share theirs. */
export interface Named {
  offers: readonly CatalogueOffer[]
  /** Indices of the name's first and last character. */
  from: number
  to: number
}

interface Name {
  terms: readonly string[]
  offers: Set<CatalogueOffer>
  /** «Базовый», «Бизнес»: a name only beside «пакет», or written as one. */
  isEveryday: boolean
}

const isTitle = (words: string) =>
  /["«“„]\s?$|(?:пакет|тариф|план|package|plan)\p{L}*\s?["«“„]?$/u.test(words)
const isTitled = (words: string) => /^["»”:]|^\s(?:–|пакет|тариф|план|package|plan)/u.test(words)

/** Whether an offer is one that is sold, and no service as a whole. */
const isSpecific = ({ kind }: CatalogueOffer) => kind !== 'service'

/** Finds the offers that a `plainText` names, in their order. */
export type NamedIn = (plain: string) => Named[]

/** @returns a function that knows the names of the catalogue's offers */
export function createNamed(catalogue: Catalogue): NamedIn {
  const known = new Map<string, Name>()
  const byFirst = new Map<string, Name[]>()
  const add = (offer: CatalogueOffer, text: string, isEveryday: boolean) => {
    const terms = readWords(text).map(({ term }) => term)
    const key = terms.join(' ')
    const [first] = terms
    if (first === undefined) return
    const name = known.get(key)
    if (name) {
      name.offers.add(offer)
      name.isEveryday &&= isEveryday
      return
    }
    const added = { terms, offers: new Set([offer]), isEveryday }
    known.set(key, added)
    byFirst.set(first, [...(byFirst.get(first) ?? []), added])
  }
  for (const offer of catalogue.offers) {
    const own = offer.names ?? []
    const isPart = offer.kind === 'package' || offer.kind === 'plan'
    for (const name of own) add(offer, name, false)
    const isEveryday = offer.kind === 'plan' || (isPart && own.length === 0)
    // A site type beside a package of the same title has that title, too.
    add(offer, offer.title, isEveryday)
    if (offer.titleEn) add(offer, offer.titleEn, isEveryday)
  }

  const beginsAt = (words: readonly Word[], index: number, { terms }: Name) =>
    terms.every((term, offset) => words[index + offset]?.term === term)

  return (plain) => {
    const places = [...plain.matchAll(/[\p{L}\p{N}]+/gu)]
    const words = readWords(plain)
    const startOf = ({ place }: Word) => places[place]?.index ?? 0
    const endOf = (index: number) => {
      const next = words[index]
      const last = places[(next?.place ?? places.length) - 1]
      return last ? last.index + last[0].length : plain.length
    }
    const found: Named[] = []
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index]
      if (!word) break
      const from = startOf(word)
      const [longest] = (byFirst.get(word.term) ?? [])
        .filter((name) => beginsAt(words, index, name))
        .filter(({ isEveryday, terms }) => {
          if (!isEveryday) return true
          const to = endOf(index + terms.length)
          return (
            isTitle(plain.slice(Math.max(0, from - 12), from)) || isTitled(plain.slice(to, to + 10))
          )
        })
        .toSorted((a, b) => b.terms.length - a.terms.length)
      if (!longest) continue
      found.push({ offers: [...longest.offers], from, to: endOf(index + longest.terms.length) })
      index += longest.terms.length - 1
    }
    return narrowed(found)
  }
}

const servicesOf = ({ offers }: Named) => offers.flatMap((it) => serviceIdOf(it) ?? [])

/**
 * «SEO: базовый пакет» is no package of branding; «портал – это сайт» speaks of the portal.
 */
function narrowed(found: readonly Named[]): Named[] {
  const services = found.flatMap((it) => (it.offers.length === 1 ? servicesOf(it) : []))
  return found
    .map((it) => {
      const near = it.offers.filter((offer) => services.includes(serviceIdOf(offer) ?? ''))
      const isSpread = new Set(servicesOf(it)).size > 1
      return isSpread &&
        near.length > 0 &&
        it.offers.every(({ kind }) => kind === 'package' || kind === 'plan') &&
        !isTwin(it)
        ? { ...it, offers: near }
        : it
    })
    .filter((it, index, all) => {
      if (it.offers.some(isSpecific)) return true
      const sides = servicesOf(it).flatMap(sidesOf)
      return !all
        .slice(0, index)
        .some(
          (other) =>
            other.offers.some(isSpecific) && servicesOf(other).some((id) => sides.includes(id)),
        )
    })
}

/** The same offer on two pages. */
const isTwin = ({ offers }: Named) =>
  offers.some((a) =>
    offers.some((b) => a !== b && sidesOf(serviceIdOf(a)).includes(serviceIdOf(b) ?? '')),
  )
