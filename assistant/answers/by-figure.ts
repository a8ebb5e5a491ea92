import { inSentence } from '@contracts/russian.ts'
import { readBudget, asksWhatForSum } from '../language/money.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import {
  amountOf,
  cardWith,
  levelOf,
  offerOf,
  packagesOf,
  serviceIdOf,
  sidesOf,
} from '../knowledge/offers.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import type { Candidate } from '../search/candidates.ts'
import { asksForPrice, type Found } from '../search/find.ts'
import type { Match } from '../search/matcher.ts'
import { besidesNames, readOrder, toChoose } from '../search/names.ts'
import { matcher, type Context } from '../search/read.ts'
import { certainReply, needOf } from './answer-with.ts'
import { adviceReply, budgetReply, priceReply, shared, shareReply, soldTogether } from './offers.ts'
import { offerLine } from './format.ts'
import type { Reply } from './reply.ts'
import { texts } from './texts.ts'

/* What a figure in a message is: a competitor's price, a budget, the base of a percentage, hours of work. */

/** How much likelier than the best card a budget must be to decide. */
const leastAhead = 0.7

/** «18 % от 200 тысяч»: the percentage names the offer. */
const namesShare = ({ price }: CatalogueOffer, message: string) =>
  price !== undefined &&
  'percent' in price &&
  new RegExp(`(?<!\\d)${price.percent}\\s*(?:%|процент)`).test(message)

const asksForPlan = /тариф|абон|час.*в месяц|(?<!\p{L})plan(?!\p{L})|hours (?:a|per) month/iu
const needs = /над[оа]|нуж|хват|need|enough/iu

/** Whether an offer, or its service, is sold by hours per month. */
const hasHours = (offer: CatalogueOffer) =>
  packagesOf(serviceIdOf(offer)).some(({ hours }) => hours !== undefined)

/** «Знакомый за 10 тысяч предлагает» */
const offered =
  /(?<!\p{L})(?:знаком|друг|студи|другие|another|friend)\p{L}*\s[^.!?]{0,40}(?:предлага|дела|бер[её]|берут|прос[ия]|offer|quote|ask)/iu

/** A sum per month is an advertising budget, as is that of «это с моих 60 тыщ бюджета сколько?» */
const ofAdvertising =
  /в\s+мес|(?:^|\s)(?:с|от)\s(?:[^\s,.;]+\s){0,3}бюджета|per month|a month|monthly/iu

/** Said of a price that is known: «в чём подвох», «почему так дёшево». */
const doubts =
  /подвох|почему\s+(?:так|столько)|что\s+(?:это|за)|так\s+д[её]шево|catch|why\s+so|what\s+is/iu

const money = /^(?:тыс|руб|сом|долл|thous|r[uo]u?bl|dollar)/u

/** The replies to a message that is about its figure; undefined otherwise. */
export function figureReplies(
  context: Context,
  found: Found,
  best: Match<Candidate> | undefined,
): readonly Reply[] | undefined {
  const { question, words, subject, lang } = context
  const { message, state } = question
  // «А если 300 000?», «а 400?» after a price or a budget.
  const isFurther =
    ['price', 'budget'].includes(state.intent ?? '') &&
    besidesNames(words).every(({ isKnown, text }) => !isKnown || money.test(text))
  const [, thousands] =
    (isFurther && countReplies(context).length === 0 && /^\D*(\d{2,3})\D*$/.exec(message)) || []
  const read = readBudget(message, true)
  const sum = read ?? (thousands ? 1000 * Number(thousands) : undefined)
  const { orders, owners } = readOrder(words, subject)
  const last = subject && 'features' in subject ? [subject] : []
  const [meant] = [...orders, ...last]
  // Competitors; their synonyms share these terms.
  const others = matcher().termsOf('конкуренты фрилансер конструктор')
  const isOthers = words.some(({ term }) => others.includes(term)) || offered.test(message)
  if (sum !== undefined && isOthers)
    return [
      ...(meant ? [priceReply(meant, lang, owners)] : []),
      certainReply(context, cardWith('cheaperElsewhere')),
    ]
  // «Приложение за 26 000, в чём подвох?»: a price of ours.
  const isOurs = sum !== undefined && catalogue.offers.some((offer) => amountOf(offer) === sum)
  if (meant && isOurs && doubts.test(message)) return [priceReply(meant, lang, owners)]
  const isShare = (offer: CatalogueOffer) =>
    orders.includes(offer) ||
    (isFurther && subject === offer) ||
    (orders.length === 0 &&
      subject &&
      serviceIdOf(subject) === offer.serviceId &&
      ofAdvertising.test(message)) ||
    namesShare(offer, message) ||
    (asksForPrice(words) && orders.some(({ id }) => id === offer.serviceId))
  const asked = readOrder(words)
  const [own = last] = [asked.orders, asked.owners].filter(({ length }) => length > 0)
  const together = soldTogether(own)
  const isOther = together.length > 1 || asksWhatForSum.test(message) || toChoose.test(message)
  if (sum !== undefined && shared && isShare(shared) && !isOther)
    return [shareReply(shared, sum, lang)]
  // «Какой тариф взять, если у меня лендинг?»: the site is the visitor's own.
  const isTheirs = orders.length > 0 && orders.every((offer) => levelOf(offer) === 0)
  const need = { ...needOf(context), ...(isTheirs && { owners: orders }) }
  const [planned = catalogue.offers.find(hasHours)] = [...orders, ...last].filter(hasHours)
  const isSpokenOf = planned !== undefined && planned === meant && needs.test(message)
  const isPlan =
    asksForPlan.test(message) && (need.hours !== undefined || isTheirs || last.some(hasHours))
  if (isPlan || (isSpokenOf && need.hours !== undefined)) return [adviceReply(planned, need, lang)]
  // The amount is the budget unless a card is likelier: «на приложение 150 тысяч максимум, возьмётесь?»
  const likelihood = found.classes.get('talk/budget') ?? -1
  const isLikeliest = likelihood >= Math.max(...found.classes.values())
  const isCard =
    best?.unit.kind === 'card' && likelihood - leastAhead < found.likelihoodOf(best.unit)
  const budget = isFurther || isLikeliest ? sum : readBudget(message)
  const isAsked = isFurther || asksWhatForSum.test(message)
  // «Амазон выставляет 3000$ в месяц» is a bill.
  const isAbout =
    (isLikeliest && !ofAdvertising.test(message)) ||
    orders.length > 0 ||
    best?.unit.kind === 'offer'
  if (budget === undefined || !(isAsked || (isAbout && !isCard && !toChoose.test(message))))
    return undefined
  return [budgetReply(budget, together, lang, owners)]
}

/** Upper limits in an offer's contents: «До 15 страниц», «Запросы: до 100». */
const limitsOf = (offer: CatalogueOffer) =>
  [
    ...offer.features,
    ...(offer.facts ?? []).map(({ label, value }) => `${label}: ${value}`),
  ].flatMap((text) => {
    const [, most] = /(?<!\p{L})до\s(\d+)(?!\p{L})/iu.exec(text) ?? []
    return most ? [{ offer, most: Number(most), text: inSentence(text) }] : []
  })

/** Compares counts in the message, «40 страниц», with the limits of the ordered service's packages. */
export function countReplies({ question, words, subject, lang }: Context): readonly Reply[] {
  const { countFits, countOver } = texts[lang]
  const { termsOf } = matcher()
  const [offer = offerOf(subject?.id)] = readOrder(words, subject).orders
  const limits = sidesOf(offer && serviceIdOf(offer))
    .flatMap(packagesOf)
    .flatMap(limitsOf)
  const counted = question.message.matchAll(/(?<![\d\p{L}])(\d{1,5})\s(\p{L}{3,})/gu)
  return [...counted].flatMap(([said, count, what = '']): Reply[] => {
    const limited = limits.filter(({ text }) =>
      termsOf(what).some((one) => termsOf(text).includes(one)),
    )
    const [fit = limited.at(-1)] = limited.filter(({ most }) => most >= Number(count))
    if (!fit) return []
    const verdict = fit.most < Number(count) ? countOver : countFits
    const line = verdict(said, `${offerLine(fit.offer, lang)}, ${fit.text}`)
    return [{ lines: [line], subjectId: fit.offer.id }]
  })
}
