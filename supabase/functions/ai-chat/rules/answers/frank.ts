import type { Intent } from '../intents.ts'
import { capital, inOneSentence, opening, pageLink, sentence, titleOf } from '../format.ts'
import { frankTexts } from '../frank-texts.ts'
import { mainServices, packagesOf, serviceIdOf } from '../offers.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { casesReply, topicsOf } from './cases.ts'
import { priceStepReply } from './choice.ts'
import { plainReplies } from './company.ts'
import { deadlineReply } from './deadline.ts'
import { item, moreOn, offerLine } from './lines.ts'
import { offerIn } from './subject.ts'
import { resultsReply } from './results.ts'
import { uptimeReply } from './uptime.ts'

/** The cheapest thing that is paid once of each service, the cheapest of all first. */
const cheapest = ({ catalogue }: Scene) =>
  mainServices(catalogue)
    .flatMap((service) =>
      packagesOf(catalogue, service.id)
        .filter(({ price }) => price?.unit === 'rouble')
        .slice(0, 1)
        .map((offer) => ({ service, offer })),
    )
    .sort((a, b) => (a.offer.price?.amount ?? 0) - (b.offer.price?.amount ?? 0))
    .slice(0, 5)

/** The cheapest of everything, for who asks for nothing in particular. */
export function cheapestReply(scene: Scene): Reply {
  const { lang } = scene
  const { chips, servicesPage } = texts[lang]
  const rows = cheapest(scene).map(({ service, offer }) =>
    item(`${pageLink(service, lang)}: ${offerLine(offer, scene)}`),
  )
  return {
    lines: [frankTexts[lang].cheapestAll, ...rows, moreOn(servicesPage, '/services', lang)],
    chips: [chips.site, chips.app, chips.book],
  }
}

/** To «дорого»: where the price comes from, and what costs less. */
function priceyReply(scene: Scene): Reply {
  const { lang } = scene
  const { pricey, priceyStart } = frankTexts[lang]
  const { chips } = texts[lang]
  if (offerIn(scene)) {
    const step = priceStepReply(scene, 'cheaper')
    return { ...step, lines: [pricey, ...step.lines] }
  }
  const rows = cheapest(scene).map(({ service, offer }) =>
    item(`${pageLink(service, lang)}: ${offerLine(offer, scene)}`),
  )
  return {
    lines: [pricey, priceyStart, ...rows],
    chips: [chips.cheaper, chips.prices, chips.book],
    offersBooking: true,
  }
}

/** What the site itself gives as its reasons. */
function whyUsReply(scene: Scene): Reply {
  const { lang } = scene
  const { whyUs, whyUsContract } = frankTexts[lang]
  const { chips, companyMore } = texts[lang]
  // The first detail of that page is its title; what follows are the reasons.
  const reasons = topicsOf(scene, 'detail')
    .filter(({ path }) => path === '/industries')
    .slice(1)
  const guarantees = topicsOf(scene, 'guarantee').map(({ title, serviceId }) => {
    const service = scene.catalogue.offers.find(({ id }) => id === serviceId)
    return service ? `${titleOf(service, lang)} — ${title.toLowerCase()}` : title
  })
  const told = reasons.map(({ title, text }) => item(`${sentence(title)} ${opening(text, 100)}`))
  return {
    lines: [
      whyUs,
      ...told,
      ...(lang === 'ru'
        ? [item(`${capital(texts.ru.guarantee)}. ${inOneSentence(guarantees)}`)]
        : []),
      whyUsContract,
      moreOn(companyMore, '/about', lang),
    ],
    chips: [chips.cases, chips.guarantee, chips.prices, chips.book],
  }
}

/** What happens if the visitor does not like the work: what packages say of concepts, or how it is shown. */
function dislikedReply(scene: Scene): Reply {
  const { lang, catalogue, subjects } = scene
  const { dislikedConcepts, dislikedNone, dislikedShows } = frankTexts[lang]
  const { chips } = texts[lang]
  const isBranding = subjects.some((it) => serviceIdOf(it) === 'branding')
  const rows = packagesOf(catalogue, 'branding').flatMap((it) =>
    (it.facts ?? [])
      .filter(({ label }) => label === 'Концепции')
      .map(({ value }) => item(`${offerLine(it, scene)}, ${frankTexts[lang].concepts}: ${value}`)),
  )
  return {
    lines: [...(isBranding ? [dislikedConcepts, ...rows] : [dislikedShows]), dislikedNone],
    chips: [chips.process, chips.guarantee, chips.book],
    ...(isBranding && { subjectId: 'branding' }),
    offersBooking: true,
  }
}

/** «Нам доверяют: …», and the case studies. */
function clientsReply(scene: Scene): Reply {
  const cases = casesReply({ ...scene, named: [], subjects: [] })
  const names = /Нам доверяют: ([^.]+)\./.exec(
    topicsOf(scene, 'company')
      .map(({ text }) => text)
      .join('\n'),
  )?.[1]
  return {
    ...cases,
    lines: [...(names ? [`${frankTexts[scene.lang].clients} ${names}.`] : []), ...cases.lines],
  }
}

function remoteReply({ catalogue, lang }: Scene): Reply {
  const { remote, remoteHow } = frankTexts[lang]
  const { address, addressEn } = catalogue.company
  const { chips } = texts[lang]
  return {
    lines: [remote(lang === 'ru' ? address : addressEn), remoteHow],
    chips: [chips.book, chips.process, chips.prices],
    offersBooking: true,
  }
}

const booked = (lines: readonly string[], { lang }: Scene): Reply => ({
  lines,
  chips: [texts[lang].chips.book, texts[lang].chips.services, texts[lang].chips.prices],
  offersBooking: true,
})

/** Answers to objections and to what the site says little about. */
export const frankReplies = {
  pricey: priceyReply,
  whyUs: whyUsReply,
  disliked: dislikedReply,
  uptime: uptimeReply,
  clients: clientsReply,
  results: resultsReply,
  deadline: deadlineReply,
  remote: remoteReply,
  individuals: (scene) => booked([frankTexts[scene.lang].individuals], scene),
  languages: (scene) => {
    const { languages, languagesMade } = frankTexts[scene.lang]
    return booked([languages, languagesMade], scene)
  },
  people: (scene) => {
    const company = plainReplies.company(scene)
    return { ...company, lines: [frankTexts[scene.lang].people, ...company.lines] }
  },
  headcount: (scene) => {
    const company = plainReplies.company(scene)
    return { ...company, lines: [frankTexts[scene.lang].headcount, ...company.lines] }
  },
  advice: (scene) => booked([frankTexts[scene.lang].freeAdvice], scene),
  partners: ({ lang, catalogue }) => ({
    lines: [`${frankTexts[lang].partners} ${catalogue.company.email}`],
    chips: [texts[lang].chips.services, texts[lang].chips.cases],
  }),
} satisfies Partial<Record<Intent, (scene: Scene) => Reply>>
