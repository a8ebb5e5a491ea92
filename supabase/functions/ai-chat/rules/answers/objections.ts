import type { Intent } from '../intents.ts'
import { capital, inOneSentence, opening, pageLink, sentence, titleOf } from '../format.ts'
import { objectionTexts } from '../objection-texts.ts'
import { mainServices, packagesOf, serviceIdOf } from '../offers.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { casesReply, topicsOf } from './cases.ts'
import { priceStepReply } from './choice.ts'
import { plainReplies } from './company.ts'
import { deadlineReply } from './deadline.ts'
import { item, moreOn, offerLine } from './lines.ts'
import { offerIn } from './subject.ts'
import { resultsReply } from './results.ts'
import { uptimeReply } from './uptime.ts'

/** The cheapest offer with a single payment of each service, in ascending order. */
const cheapest = ({ catalogue }: MessageContext) =>
  mainServices(catalogue)
    .flatMap((service) =>
      packagesOf(catalogue, service.id)
        .filter(({ price }) => price?.unit === 'rouble')
        .slice(0, 1)
        .map((offer) => ({ service, offer })),
    )
    .sort((a, b) => (a.offer.price?.amount ?? 0) - (b.offer.price?.amount ?? 0))
    .slice(0, 5)

/** The cheapest offers, for a question without a subject. */
export function cheapestReply(context: MessageContext): Reply {
  const { lang } = context
  const { chips, servicesPage } = texts[lang]
  const rows = cheapest(context).map(({ service, offer }) =>
    item(`${pageLink(service, lang)}: ${offerLine(offer, context)}`),
  )
  return {
    lines: [objectionTexts[lang].cheapestAll, ...rows, moreOn(servicesPage, '/services', lang)],
    chips: [chips.site, chips.app, chips.book],
  }
}

/** To «дорого»: what the price consists of, and what costs less. */
function priceyReply(context: MessageContext): Reply {
  const { lang } = context
  const { pricey, priceyStart } = objectionTexts[lang]
  const { chips } = texts[lang]
  if (offerIn(context)) {
    const step = priceStepReply(context, 'cheaper')
    return { ...step, lines: [pricey, ...step.lines] }
  }
  const rows = cheapest(context).map(({ service, offer }) =>
    item(`${pageLink(service, lang)}: ${offerLine(offer, context)}`),
  )
  return {
    lines: [pricey, priceyStart, ...rows],
    chips: [chips.cheaper, chips.prices, chips.book],
    offersBooking: true,
  }
}

/** The reasons that the site gives. */
function whyUsReply(context: MessageContext): Reply {
  const { lang } = context
  const { whyUs, whyUsContract } = objectionTexts[lang]
  const { chips, companyMore } = texts[lang]
  // The first detail of the page is its title, the others are the reasons.
  const reasons = topicsOf(context, 'detail')
    .filter(({ path }) => path === '/industries')
    .slice(1)
  const guarantees = topicsOf(context, 'guarantee').map(({ title, serviceId }) => {
    const service = context.catalogue.offers.find(({ id }) => id === serviceId)
    return service ? `${titleOf(service, lang)} — ${title.toLowerCase()}` : title
  })
  const reasonLines = reasons.map(({ title, text }) =>
    item(`${sentence(title)} ${opening(text, 100)}`),
  )
  return {
    lines: [
      whyUs,
      ...reasonLines,
      ...(lang === 'ru'
        ? [item(`${capital(texts.ru.guarantee)}. ${inOneSentence(guarantees)}`)]
        : []),
      whyUsContract,
      moreOn(companyMore, '/about', lang),
    ],
    chips: [chips.cases, chips.guarantee, chips.prices, chips.book],
  }
}

/** To «а если не понравится»: the number of concepts, or how work is shown. */
function dislikedReply(context: MessageContext): Reply {
  const { lang, catalogue, subjects } = context
  const { dislikedConcepts, dislikedNone, dislikedShows } = objectionTexts[lang]
  const { chips } = texts[lang]
  const isBranding = subjects.some((it) => serviceIdOf(it) === 'branding')
  const rows = packagesOf(catalogue, 'branding').flatMap((it) =>
    (it.facts ?? [])
      .filter(({ label }) => label === 'Концепции')
      .map(({ value }) =>
        item(`${offerLine(it, context)}, ${objectionTexts[lang].concepts}: ${value}`),
      ),
  )
  return {
    lines: [...(isBranding ? [dislikedConcepts, ...rows] : [dislikedShows]), dislikedNone],
    chips: [chips.process, chips.guarantee, chips.book],
    ...(isBranding && { subjectId: 'branding' }),
    offersBooking: true,
  }
}

/** «Нам доверяют: …», and the case studies. */
function clientsReply(context: MessageContext): Reply {
  const cases = casesReply({ ...context, named: [], subjects: [] })
  const names = /Нам доверяют: ([^.]+)\./.exec(
    topicsOf(context, 'company')
      .map(({ text }) => text)
      .join('\n'),
  )?.[1]
  return {
    ...cases,
    lines: [
      ...(names ? [`${objectionTexts[context.lang].clients} ${names}.`] : []),
      ...cases.lines,
    ],
  }
}

function remoteReply({ catalogue, lang }: MessageContext): Reply {
  const { remote, remoteHow } = objectionTexts[lang]
  const { address, addressEn } = catalogue.company
  const { chips } = texts[lang]
  return {
    lines: [remote(lang === 'ru' ? address : addressEn), remoteHow],
    chips: [chips.book, chips.process, chips.prices],
    offersBooking: true,
  }
}

const booked = (lines: readonly string[], { lang }: MessageContext): Reply => ({
  lines,
  chips: [texts[lang].chips.book, texts[lang].chips.services, texts[lang].chips.prices],
  offersBooking: true,
})

/** Answers to objections, and to questions the site says little about. */
export const objectionReplies = {
  pricey: priceyReply,
  whyUs: whyUsReply,
  disliked: dislikedReply,
  uptime: uptimeReply,
  clients: clientsReply,
  results: resultsReply,
  deadline: deadlineReply,
  remote: remoteReply,
  individuals: (context) => booked([objectionTexts[context.lang].individuals], context),
  languages: (context) => {
    const { languages, languagesMade } = objectionTexts[context.lang]
    return booked([languages, languagesMade], context)
  },
  people: (context) => {
    const company = plainReplies.company(context)
    return { ...company, lines: [objectionTexts[context.lang].people, ...company.lines] }
  },
  headcount: (context) => {
    const company = plainReplies.company(context)
    return { ...company, lines: [objectionTexts[context.lang].headcount, ...company.lines] }
  },
  advice: (context) => booked([objectionTexts[context.lang].freeAdvice], context),
  partners: ({ lang, catalogue }) => ({
    lines: [`${objectionTexts[lang].partners} ${catalogue.company.email}`],
    chips: [texts[lang].chips.services, texts[lang].chips.cases],
  }),
} satisfies Partial<Record<Intent, (context: MessageContext) => Reply>>
