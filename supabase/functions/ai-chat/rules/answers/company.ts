import { contactNote } from '../../../_shared/catalogue/promises.ts'
import type { Catalogue } from '../../../_shared/catalogue/types.ts'
import { hoursText } from '../../../_shared/contracts/working-time-text.ts'
import type { Intent } from '../intents.ts'
import { formatTerm, link, pageLink, titleOf } from '../format.ts'
import type { Lang } from '../lang.ts'
import { mainServices } from '../offers.ts'
import { hoursGenitive } from '../plural.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { item, moreOn } from './lines.ts'

const percent = (share: number) => `${share}\u00a0%`
/** The shares in which a project is paid. */
const shares = ({ payment: { before, after } }: Catalogue, lang: Lang) =>
  texts[lang].payment({ before: percent(before), after: percent(after) })

const hours = ({ lang }: MessageContext, count: number) =>
  lang === 'ru' ? `в течение ${hoursGenitive(count)}` : `within ${count}\u00a0hours`

function servicesReply({ catalogue, lang }: MessageContext): Reply {
  const { services, chips } = texts[lang]
  const links = mainServices(catalogue).map((it) => pageLink(it, lang))
  return {
    lines: [
      `${services} ${links.join(', ')}.`,
      moreOn(texts[lang].servicesPage, '/services', lang),
    ],
    chips: [chips.prices, chips.site, chips.app, chips.book],
  }
}

function freeReply({ catalogue, lang }: MessageContext): Reply {
  const { free, freeConsultation, chips } = texts[lang]
  const offers = catalogue.offers.filter((it) => it.kind === 'special' && it.free)
  const rows = offers.map((it) => {
    const term = it.term ? ` (${formatTerm(it.term, lang)})` : ''
    return item(`${link(titleOf(it, lang), it.path)}${term}`)
  })
  return { lines: [free, item(freeConsultation), ...rows], chips: [chips.book, chips.prices] }
}

function companyReply({ catalogue, lang }: MessageContext): Reply {
  const { company, companyMore, chips } = texts[lang]
  const figures =
    catalogue.topics.find(({ id }) => id.startsWith('about/company/o-kompanii'))?.text ?? ''
  const past = catalogue.topics
    .find(({ id }) => id.startsWith('about/company/put'))
    ?.text.split('\n')[0]
  const history = lang === 'ru' ? [figures.replaceAll('\n', ' '), ...(past ? [past] : [])] : []
  return {
    lines: [
      `${catalogue.company.name} — ${company}`,
      ...history,
      moreOn(companyMore, '/about', lang),
    ],
    chips: [chips.services, chips.cases, chips.prices],
  }
}

/** Answers from the catalogue alone: about the company, its terms and contacts. */
export const plainReplies = {
  services: servicesReply,
  free: freeReply,
  company: companyReply,
  payment: ({ catalogue, lang }) => {
    const { currency, termsPage, chips } = texts[lang]
    return {
      lines: [shares(catalogue, lang), currency, link(termsPage, '/terms')],
      chips: [chips.prices, chips.book],
    }
  },
  currency: ({ lang }) => ({
    lines: [texts[lang].currency, moreOn(texts[lang].termsPage, '/terms', lang)],
    chips: [texts[lang].chips.prices, texts[lang].chips.book],
  }),
  instalments: ({ catalogue, lang }) => ({
    lines: [
      texts[lang].instalments,
      shares(catalogue, lang),
      moreOn(texts[lang].termsPage, '/terms', lang),
    ],
    chips: [texts[lang].chips.book, texts[lang].chips.prices],
  }),
  discount: ({ lang }) => ({
    lines: [texts[lang].discount],
    chips: [texts[lang].chips.book, texts[lang].chips.cheaper, texts[lang].chips.prices],
  }),
  secrecy: ({ lang }) => ({
    lines: [texts[lang].secrecy, moreOn(texts[lang].termsPage, '/terms', lang)],
    chips: [texts[lang].chips.book, texts[lang].chips.process],
  }),
  contract: ({ lang }) => ({
    lines: [texts[lang].contract, moreOn(texts[lang].termsPage, '/terms', lang)],
    chips: [texts[lang].chips.process, texts[lang].chips.book],
  }),
  privacy: ({ catalogue, lang }) => {
    const { privacy, privacyPage, termsPage, privacyMail } = texts[lang]
    const version = lang === 'ru' ? '#ru' : ''
    return {
      lines: [
        `${privacy} ${link(privacyPage, `/privacy${version}`)}, ${link(termsPage, `/terms${version}`)}.`,
        `${privacyMail} ${catalogue.company.privacyEmail}`,
      ],
      chips: [texts[lang].chips.services, texts[lang].chips.book],
    }
  },
  vacancies: ({ catalogue, lang }) => ({
    lines: [`${texts[lang].vacancies} ${catalogue.company.email}.`],
    chips: [texts[lang].chips.services],
  }),
  address: ({ catalogue, lang }) => ({
    lines: [
      `${texts[lang].address} ${lang === 'ru' ? catalogue.company.address : catalogue.company.addressEn}.`,
    ],
    chips: [texts[lang].chips.book, texts[lang].chips.services],
  }),
  email: ({ catalogue, lang }) => ({
    lines: [`${texts[lang].email} ${catalogue.company.email}`],
    chips: [texts[lang].chips.book],
  }),
  phone: ({ catalogue, lang }) => ({
    lines: [`${texts[lang].phone} ${catalogue.company.email}.`],
    chips: [texts[lang].chips.book],
  }),
  hours: (context) => {
    const { catalogue, lang } = context
    const { hours: open, hoursAnswer, hoursPromise, chips } = texts[lang]
    const { workingHours, clockName, promises } = catalogue
    const promise = `${hoursAnswer} ${hours(context, promises.consultationHours)} ${hoursPromise}.`
    return {
      lines: [
        open(`${hoursText(workingHours, lang)} ${clockName[lang]}`),
        promise + contactNote(catalogue, lang),
      ],
      chips: [chips.book],
    }
  },
} satisfies Partial<Record<Intent, (context: MessageContext) => Reply>>
