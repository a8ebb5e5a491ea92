import type { Unit } from './matcher.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import type { CatalogueCard, CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import { generalAsks, offerAsks, serviceAsks, talkAsks, type Aspect } from './ways-to-ask.ts'
import { offerOf } from '../knowledge/offers.ts'
import { sentencesOf } from '../language/words.ts'

/** A possible answer of the assistant. */
export type Candidate = Unit &
  (
    | { kind: 'card'; card: CatalogueCard }
    | { kind: 'offer'; aspect: Aspect; offer?: CatalogueOffer }
    | { kind: 'topic'; topic: CatalogueTopic; passage: string }
    | { kind: 'talk'; talk: keyof typeof talkAsks }
  )

const talkKinds = ['identity', 'offTopic'] as const

const topicClasses = new Set<string>(['industry', 'technology', 'case', 'article'])

/** The classifier's class for the messages that a candidate answers; undefined for passages of pages. */
export function classOf(candidate: Candidate): string | undefined {
  if (candidate.kind === 'card') return candidate.card.id
  if (candidate.kind === 'offer') return `offers/${candidate.aspect}`
  if (candidate.kind === 'talk') return `talk/${candidate.talk}`
  const { kind } = candidate.topic
  return topicClasses.has(kind) ? `topics/${kind}` : undefined
}

/** What an offer is called in questions. */
export function namesOf(offer: CatalogueOffer): readonly string[] {
  const known = offer.names
  const english = offer.titleEn ? [offer.titleEn] : []
  // Titles of site types and packages are ambiguous: «Лендинг» is both, «простой вариант» no «Простое».
  const isOwn = offer.kind !== 'siteType' && offer.kind !== 'package'
  if (known) return isOwn ? [...known, offer.title, ...english] : known
  const service = offerOf(offer.serviceId)
  if (!service || !['package', 'plan'].includes(offer.kind)) return [offer.title, ...english]
  const [called = service.title] = service.names ?? []
  return [
    `${offer.title} ${called}`,
    `пакет ${offer.title} ${called}`,
    ...english.map((word) => `${word} ${service.titleEn ?? called}`),
  ]
}

const longestPassage = 480

/** Splits a text into passages of whole sentences. */
function passagesOf(text: string): string[] {
  const passages: string[] = []
  for (const line of text.split('\n')) {
    for (const sentence of sentencesOf(line)) {
      const last = passages.at(-1)
      if (last !== undefined && last.length + sentence.length <= longestPassage)
        passages[passages.length - 1] = `${last.trimEnd()} ${sentence}`
      else passages.push(sentence)
    }
  }
  return passages
}

function offerCandidates(): Candidate[] {
  return catalogue.offers.flatMap((offer) => {
    const called = namesOf(offer)
    const parts = catalogue.offers.filter(({ serviceId }) => serviceId === offer.id)
    const partTitles = parts.map(({ title }) => title).join(' ')
    const labels = (offer.facts ?? []).map(({ label }) => label)
    const texts: Partial<Record<Aspect, string>> = {
      compare: partTitles,
      popular: partTitles,
      included: [offer.text, ...offer.features, ...labels].join(' '),
    }
    // A task's card answers the other aspects.
    const ofTask = offerAsks.filter(([aspect]) => !['included', 'dearer'].includes(aspect))
    const asks =
      offer.kind === 'service'
        ? [...offerAsks, ...serviceAsks]
        : offer.kind === 'task'
          ? ofTask
          : offerAsks
    return asks.map(([aspect, templates]): Candidate => ({
      kind: 'offer',
      id: `${offer.id}#${aspect}`,
      aspect,
      offer,
      asks: called.flatMap((name) => templates.map((template) => template.replace('…', name))),
      text: texts[aspect] ?? '',
      group: offer.id,
    }))
  })
}

/** A card's question in Russian, and in English if it has one. */
export const questionsOf = ({ asks: [first = '', ...others] }: CatalogueCard): string[] => {
  const english = others.find((question) =>
    /^[A-Z][^ \p{Script=Cyrillic}]* \P{Script=Cyrillic}+$/u.test(question),
  )
  return english === undefined ? [first] : [first, english]
}

const topicAsks = ({ kind, title, keywords = [] }: CatalogueTopic): string[] => {
  if (kind === 'technology') return [title, `работаете с ${title}`, `используете ${title}`]
  if (kind === 'industry')
    return [title, `опыт ${title}`, `делали для ${title}`, `решения для ${title}`, ...keywords]
  if (kind === 'case') return [title, `кейс ${title}`, `история ${title}`]
  if (kind === 'article')
    return [title, `статья ${title}`, ...keywords.map((keyword) => `статья ${keyword}`)]
  return [title]
}

/** All possible answers of the assistant, in the order of preference among equals. */
export function allCandidates(): Candidate[] {
  return [
    ...offerCandidates(),
    ...generalAsks.map(([aspect, asks]): Candidate => ({
      kind: 'offer',
      id: `#${aspect}`,
      aspect,
      asks,
      text: '',
    })),
    // One candidate per question: these questions have no words in common.
    ...talkKinds.flatMap((talk) =>
      talkAsks[talk].map((ask, index): Candidate => ({
        kind: 'talk',
        id: `talk/${talk}@${index}`,
        talk,
        asks: [ask],
        text: '',
        group: `talk/${talk}`,
      })),
    ),
    ...catalogue.cards.map((card): Candidate => ({
      kind: 'card',
      id: card.id,
      card,
      asks: card.asks,
      text: card.answer,
    })),
    ...catalogue.topics
      .filter(({ kind, lang }) => kind !== 'legal' || lang !== 'en')
      .flatMap((topic) =>
        passagesOf(topic.text).map((passage, index): Candidate => ({
          kind: 'topic',
          id: `${topic.id}@${index}`,
          topic,
          passage: passage.trim(),
          asks: topicAsks(topic),
          text: passage,
          group: topic.id,
        })),
      ),
  ]
}
