import { opening, sentence } from '../format.ts'
import { frankTexts } from '../frank-texts.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { namedOf, topicsOf } from './cases.ts'
import { item, moreOn } from './lines.ts'

/** The technologies by group, or those that the message names. */
export function technologiesReply(scene: Scene): Reply {
  const { lang } = scene
  const { technologies, technologyYes, technologiesPage, chips } = texts[lang]
  const page = moreOn(technologiesPage, '/technologies', lang)
  const asked = namedOf(scene, 'technology')
  if (asked.length > 0) {
    // What follows may begin with a name («Битрикс»): it keeps its capital, so it is a sentence of its own.
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
  for (const { title, text, path } of topicsOf(scene, 'technology')) {
    const [group = '', about] = text.split(': ')
    if (path === '/technologies' && about) groups.set(group, [...(groups.get(group) ?? []), title])
  }
  const rows = [...groups].map(([group, names]) =>
    item(lang === 'ru' ? `${group}: ${names.join(', ')}` : names.join(', ').replace(' и ', ', ')),
  )
  return { lines: [technologies, ...rows, page], chips: [chips.cases, chips.services, chips.book] }
}

/** What the pages of the services say of a technology: «Flutter» under the mobile apps. */
const detailsOf = (scene: Scene, title: string) =>
  topicsOf(scene, 'detail').filter((it) => it.title === title && it.serviceId === 'mobile-apps')

/** The technologies that the message names, side by side; or all of the groups they belong to. */
export function compareTechnologies(scene: Scene): Reply {
  const { lang } = scene
  const { technologiesPage, chips } = texts[lang]
  const { leads, level: levelWord } = frankTexts[lang]
  const lines = namedOf(scene, 'technology').map(({ title, text, level }) => {
    const [, about = ''] = text.split(': ')
    const told = detailsOf(scene, title).map((it) => it.text)
    const known = level === undefined ? '' : ` (${levelWord} ${level}\u00a0%)`
    return item(
      [`${title}${known}.`, ...(lang === 'ru' ? [sentence(about), ...told] : [])].join(' '),
    )
  })
  const advice = topicsOf(scene, 'detail').filter(
    ({ id }) => id === 'mobile-apps/detail/nativno-ili-na-obschem-kode',
  )
  const isMobile = namedOf(scene, 'technology').some(
    ({ title }) => detailsOf(scene, title).length > 0,
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
