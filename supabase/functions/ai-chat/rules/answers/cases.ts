import { searchCatalogue } from '../../../_shared/catalogue/search.ts'
import type { CatalogueTopic } from '../../../_shared/catalogue/types.ts'
import { link, opening, sentence } from '../format.ts'
import { isOffer, serviceIdOf, sidesOf } from '../offers.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { item, moreOn } from './lines.ts'

export const topicsOf = ({ catalogue }: MessageContext, kind: CatalogueTopic['kind']) =>
  catalogue.topics.filter((it) => it.kind === kind)

/** The topics of one kind that the message names. */
export const namedOf = ({ named }: MessageContext, kind: CatalogueTopic['kind']) =>
  named.flatMap((it) => (!isOffer(it) && it.kind === kind ? [it] : []))

/** The service that the conversation is about, with its counterpart. */
export function sidesIn({ subjects }: MessageContext): readonly string[] {
  const id = subjects.map(serviceIdOf).find((it) => it !== undefined)
  return id ? sidesOf(id) : []
}

/** Searches the topics of one kind. */
export const searched = (text: string, kind: CatalogueTopic['kind']) =>
  searchCatalogue(text, 15).flatMap(({ entry }) =>
    !isOffer(entry) && entry.kind === kind && entry.lang !== 'en' ? [entry] : [],
  )

/** The case studies that fit the message, best first. */
function fittingCases(context: MessageContext): CatalogueTopic[] {
  const named = namedOf(context, 'case')
  if (named.length > 0) return named
  const sides = sidesIn(context)
  const own = topicsOf(context, 'case').filter(({ serviceId = '' }) => sides.includes(serviceId))
  return own
}

function caseLine({ title, text, path }: CatalogueTopic, { lang }: MessageContext, limit: number) {
  return item(lang === 'ru' ? `${link(title, path)}. ${opening(text, limit)}` : link(title, path))
}

/** Case studies of the subject's service or industry, or the main ones. */
export function casesReply(context: MessageContext): Reply {
  const { lang, subjects } = context
  const { cases, casesNone, casesPage, chips } = texts[lang]
  const fitting = fittingCases(context)
  const main = topicsOf(context, 'case').filter(({ path }) => path === '/cases')
  const shown = (fitting.length > 0 ? fitting : main).slice(0, 4)
  const isMissing = fitting.length === 0 && subjects.length > 0
  return {
    lines: [
      isMissing ? casesNone : cases,
      ...shown.map((it) => caseLine(it, context, shown.length > 2 ? 60 : 260)),
      moreOn(casesPage, '/cases', lang),
    ],
    chips: [chips.price, chips.process, chips.book],
  }
}

/** Testimonials of the subject's service, or of the home page. */
export function reviewsReply(context: MessageContext): Reply {
  const { reviews, chips } = texts[context.lang]
  if (context.lang === 'en') return { lines: [reviews], chips: [chips.cases, chips.book] }
  const all = topicsOf(context, 'review')
  const sides = sidesIn(context)
  const own = all.filter(({ serviceId = '' }) => sides.includes(serviceId))
  const lines = (own.length > 0 ? own : all).slice(0, 2).map(({ title, text }) => {
    const words = opening(text.replace(/ \([^()]*\)$/, ''), 180).replace(/\.$/, '')
    return item(sentence(`${title}: «${words}»`))
  })
  return { lines: [reviews, ...lines], chips: [chips.cases, chips.prices, chips.book] }
}
