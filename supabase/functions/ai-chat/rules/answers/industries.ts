import { link, opening } from '../format.ts'
import { casesByIndustry } from '../industry-cases.ts'
import { isOffer } from '../offers.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import type { CatalogueTopic } from '../../../_shared/catalogue/types.ts'
import { namedOf, topicsOf } from './cases.ts'
import { item, moreOn } from './lines.ts'

/** Whether the message or the conversation is about an industry. */
export const isAboutIndustry = ({ subjects }: MessageContext) =>
  subjects.some((it) => !isOffer(it) && it.kind === 'industry')

/** Case studies of an industry, or else a testimonial. */
function workFor({ catalogue, lang }: MessageContext, industry: CatalogueTopic): string[] {
  const ids = casesByIndustry[industry.id] ?? []
  const works = catalogue.topics.filter(({ id }) => ids.includes(id))
  return works.map(({ title, text, path, kind }) => {
    if (lang === 'en') return item(link(title, path))
    const words = opening(text.replace(/ \([^()]*\)$/, ''), 160)
    return item(
      kind === 'review'
        ? `${link(title, path)}: «${words}»`
        : `${link(title, path)}. ${opening(text, 100)}`,
    )
  })
}

/** The industries, or those that the message names, with their case studies. */
export function industriesReply(context: MessageContext): Reply {
  const { lang } = context
  const { industries, industriesPage, industryYes, casesNoneHere, workDone, chips } = texts[lang]
  const page = moreOn(industriesPage, '/industries', lang)
  const named = namedOf(context, 'industry')
  const nameOf = (it: CatalogueTopic) => (lang === 'ru' ? it.title : (it.keywords?.[0] ?? it.title))
  const before = context.subjects.flatMap((it) =>
    !isOffer(it) && it.kind === 'industry' ? [it] : [],
  )
  const asked = named.length > 0 ? named : before
  if (asked.length === 0) {
    const names = topicsOf(context, 'industry').map(nameOf)
    return {
      lines: [`${industries} ${names.join(', ')}.`, page],
      chips: [chips.cases, chips.services, chips.book],
    }
  }
  const work = asked.flatMap((it) => workFor(context, it))
  return {
    lines: [
      ...asked.map((it) =>
        lang === 'ru'
          ? `${industryYes} ${it.title.toLowerCase()}. ${it.text}`
          : `${industryYes} ${nameOf(it)}.`,
      ),
      ...(work.length > 0 ? [workDone, ...work] : [casesNoneHere]),
      page,
    ],
    chips: [chips.cases, chips.site, chips.app, chips.book],
    subjectId: asked[0]?.id,
  }
}
