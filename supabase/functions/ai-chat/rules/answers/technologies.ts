import { opening, sentence } from '../format.ts'
import { objectionTexts } from '../objection-texts.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { namedOf, topicsOf } from './cases.ts'
import { item, moreOn } from './lines.ts'

/** The technologies by group, or those that the message names. */
export function technologiesReply(context: MessageContext): Reply {
  const { lang } = context
  const { technologies, technologyYes, technologiesPage, chips } = texts[lang]
  const page = moreOn(technologiesPage, '/technologies', lang)
  const asked = namedOf(context, 'technology')
  if (asked.length > 0) {
    // A sentence of its own, because it may begin with a name («Битрикс»).
    const lines = asked.map(({ title, text }) => {
      const [, about] = text.split(': ')
      return item(lang === 'ru' && about ? `${sentence(title)} ${sentence(about)}` : title)
    })
    return {
      lines: [technologyYes, ...lines, page],
      chips: [chips.cases, chips.prices, chips.book],
    }
  }
  const groups = new Map<string, string[]>()
  for (const { title, text, path } of topicsOf(context, 'technology')) {
    const [group = '', about] = text.split(': ')
    if (path === '/technologies' && about) groups.set(group, [...(groups.get(group) ?? []), title])
  }
  const rows = [...groups].map(([group, names]) =>
    item(lang === 'ru' ? `${group}: ${names.join(', ')}` : names.join(', ').replace(' и ', ', ')),
  )
  return { lines: [technologies, ...rows, page], chips: [chips.cases, chips.services, chips.book] }
}

/** What services' pages say about a technology: «Flutter» under the mobile apps. */
const detailsOf = (context: MessageContext, title: string) =>
  topicsOf(context, 'detail').filter((it) => it.title === title && it.serviceId === 'mobile-apps')

/** Compares the technologies that the message names, or lists their groups. */
export function compareTechnologies(context: MessageContext): Reply {
  const { lang } = context
  const { technologiesPage, chips } = texts[lang]
  const { leads, level: levelWord } = objectionTexts[lang]
  const lines = namedOf(context, 'technology').map(({ title, text, level }) => {
    const [, about = ''] = text.split(': ')
    const details = detailsOf(context, title).map((it) => it.text)
    const known = level === undefined ? '' : ` (${levelWord} ${level}\u00a0%)`
    return item(
      [`${title}${known}.`, ...(lang === 'ru' ? [sentence(about), ...details] : [])].join(' '),
    )
  })
  const advice = topicsOf(context, 'detail').filter(
    ({ id }) => id === 'mobile-apps/detail/nativno-ili-na-obschem-kode',
  )
  const isMobile = namedOf(context, 'technology').some(
    ({ title }) => detailsOf(context, title).length > 0,
  )
  return {
    lines: [
      leads.compare,
      ...lines,
      ...(lang === 'ru' && isMobile ? advice.map(({ text }) => opening(text, 260)) : []),
      moreOn(technologiesPage, '/technologies', lang),
    ],
    chips: [chips.price, chips.cases, chips.book],
    offersBooking: true,
  }
}
