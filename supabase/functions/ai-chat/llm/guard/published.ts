import type { Catalogue, CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { readAmounts, type Amount } from './amounts.ts'
import { aboutAround, aboutOf, clausesOf, isMaking, sentencesOf } from './clauses.ts'
import type { NamedIn } from './named.ts'
import { readPhrases, type Phrase } from './phrases.ts'
import { plainText } from './plain.ts'
import { isMoney, isTerm, type AmountUnit } from './units.ts'

/** A figure that is said or published, or a phrase instead of one. */
export interface Figure extends Omit<Amount, 'at' | 'unit'> {
  unit: AmountUnit | Phrase['kind']
}

/** A figure that the site publishes. */
export interface Fact extends Figure {
  /** Id of the offer that it belongs to; undefined for what holds for the whole company. */
  owner?: string | undefined
  /** Stems of the words that it is published with. */
  about: ReadonlySet<string>
  /** So many of them have to be said, too. */
  least: number
  /** Whether it is the price or the term of an offer's work. */
  isWork: boolean
  /** Whether it says how long some work takes. */
  isMaking: boolean
}

const figureOf = ({ at: _, ...figure }: Amount): Figure => figure

interface Source {
  owner?: string | undefined
  least: number
  namedIn: NamedIn
}

/** The facts of a text: bound to the words beside them, and to the offers that they name. */
const factsOfText = (text: string, { owner, least, namedIn }: Source): Fact[] =>
  sentencesOf(plainText(text)).flatMap(({ text: sentence }) => {
    const named = namedIn(sentence)
    return clausesOf(sentence).flatMap(({ text: clause, at: start }): Fact[] => {
      const own = aboutOf(clause)
      const about = own.size > 0 ? own : aboutOf(sentence)
      const common = { isWork: false, isMaking: isMaking(clause) }
      const ownersAt = (at: number) => {
        const beside = named.findLast(({ from }) => from < start + at) ?? named[0]
        const ids = beside?.offers.map(({ id }) => id) ?? []
        // How long a landing page takes is not said of its service.
        const isTheirs = ids.length > 0 && (owner === undefined || common.isMaking)
        return isTheirs ? ids : [...ids, owner]
      }
      const amounts = readAmounts(clause)
        // Prices stand with the offers; in a text they are another's, or the same again.
        .filter((it) => !isMoney(it) && it.unit !== 'bare')
        .flatMap((it) =>
          ownersAt(it.at).map((id) => ({
            ...figureOf(it),
            ...common,
            owner: id,
            about,
            least: Math.min(least, about.size),
          })),
        )
      const phrases = readPhrases(clause).flatMap((it) =>
        ownersAt(it.at).map((id) => ({
          value: 0,
          unit: it.kind,
          ...common,
          owner: id,
          about: aboutAround(clause, it),
          least: 1,
        })),
      )
      return [...amounts, ...phrases]
    })
  })

const stated = { least: 1, isWork: false, isMaking: false }
const ofWork = { least: 0, isWork: true, isMaking: true, about: new Set<string>() }

function factsOfOffer(offer: CatalogueOffer, packages: readonly CatalogueOffer[]): Fact[] {
  const { id: owner, kind, price, term = '', free, facts = [], text, features, title } = offer
  // What is named in it is part of the offer.
  const inText = (it: string) => factsOfText(it, { owner, least: 1, namedIn: () => [] })
  const inTerm = (it: string) =>
    readAmounts(plainText(it))
      .filter(({ unit }) => unit !== 'bare')
      .map((amount) => ({
        ...figureOf(amount),
        ...ofWork,
        owner,
        // The hours of a plan.
        ...(kind === 'plan' && { per: 'month' as const }),
      }))
  const prices: Fact[] = []
  if (price) {
    const { amount: value, unit, isFrom, per, of } = price
    const isMonthly = per === 'month' || of?.includes('месяц')
    prices.push({
      ...ofWork,
      owner,
      value,
      unit,
      ...(isFrom && { bound: 'from' }),
      ...(isMonthly && { per: 'month' }),
    })
  }
  const roubles = packages.flatMap((it) => (it.price?.unit === 'rouble' ? [it.price.amount] : []))
  if (kind === 'service' && roubles.length > 0) {
    const isPlan = packages.some((it) => it.price?.per === 'month')
    prices.push({
      ...ofWork,
      owner,
      value: Math.min(...roubles),
      unit: 'rouble',
      bound: 'from',
      ...(isPlan && { per: 'month' }),
    })
  }
  if (free) prices.push({ ...stated, value: 0, unit: 'free', owner, about: aboutOf(free) })
  return [
    ...prices,
    ...[term, title].flatMap(inTerm),
    ...facts.flatMap(({ label, value }) => inText(`${label} ${value}`)),
    ...[text, ...features].flatMap(inText),
  ]
}

const answering =
  'ответ ответим ответит отвечает свяжется свяжемся позвонит перезвоним contact contacts reply replies answer answers call'
const proposing = 'предложение смета пришлём подготовим proposal estimate'
const paying = 'предоплата аванс оплата остаток сдача приёмка advance prepayment upfront rest'

/** Everything that the site publishes in figures, or in phrases instead of them. */
export function factsOf(catalogue: Catalogue, namedIn: NamedIn): Fact[] {
  const { offers, topics, cards, promises, payment, workingHours } = catalogue
  const figure = (value: number, unit: AmountUnit, words: string): Fact => ({
    ...stated,
    value,
    unit,
    about: aboutOf(words),
  })
  return [
    ...offers.flatMap((offer) =>
      factsOfOffer(
        offer,
        offers.filter((it) => it.serviceId === offer.id && it.kind !== 'cms'),
      ),
    ),
    ...topics.flatMap(({ title, text, steps = [], level, serviceId: owner }) => [
      ...[title, text].flatMap((it) => factsOfText(it, { owner, least: 2, namedIn })),
      ...steps.flatMap((it) =>
        factsOfText(`${it.title} ${it.duration ?? ''}`, { owner, least: 1, namedIn }),
      ),
      ...(level === undefined ? [] : [figure(level, 'percent', title)]),
    ]),
    ...cards.flatMap(({ answer, answerEn, serviceId: owner }) =>
      [answer, answerEn].flatMap((it) => factsOfText(it, { owner, least: 2, namedIn })),
    ),
    figure(promises.consultationHours, 'hour', answering),
    figure(promises.proposalHours, 'hour', proposing),
    figure(payment.before, 'percent', paying),
    figure(payment.after, 'percent', paying),
    ...workingHours.week
      .flat(2)
      .flatMap((time) => readAmounts(time))
      .map((it) => ({ ...figureOf(it), ...stated, about: new Set<string>(), least: 0 })),
  ]
}

/** What no fact bears out; the site's own sentences are quoted whole. */
const timeless = new Set<Figure['unit']>(['relative', 'deadline', 'agreement'])

/** Whether a fact is what is said, and nothing better is. */
export function isSame(fact: Fact, said: Figure): boolean {
  const isBare = said.unit === 'bare' && fact.unit === 'rouble' && said.value >= 1000
  if ((fact.unit !== said.unit && !isBare) || timeless.has(said.unit)) return false
  if (fact.value !== said.value) return false
  // «15 000 ₽ за всё» is no price of a month; a percentage says what it is of.
  if (said.per !== fact.per && (said.per !== undefined || isMoney(fact))) return false
  // «От 75 000 ₽» is not «до 75 000 ₽», and «от 2 недель» is not «за 2 недели».
  const isFrom = fact.bound === 'from' || fact.end === 'first'
  if (!isFrom) return true
  if (said.bound === 'upTo' || said.end === 'last') return false
  return !isTerm(said) || said.bound === 'from' || said.end === 'first'
}
