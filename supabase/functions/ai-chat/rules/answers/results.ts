import { opening } from '../format.ts'
import { frankTexts } from '../frank-texts.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { casesReply, sidesIn, topicsOf } from './cases.ts'
import { item, moreOn } from './lines.ts'

/** «…, 6 месяцев»: a case that tells in what time its figures were reached. */
const inTime = /\(([^()]*\d+[\s\u00a0]месяц[^()]*)\)/

/** What clients reached, and in what time; a promise of it is nowhere on the site. */
export function resultsReply(scene: Scene): Reply {
  const { lang } = scene
  const sides = sidesIn(scene)
  const timed = topicsOf(scene, 'case').filter(
    ({ serviceId = '', text }) => sides.includes(serviceId) && inTime.test(text),
  )
  const [first] = timed
  if (!first) return casesReply(scene)
  const { chips } = texts[lang]
  const page = scene.catalogue.pages.find(({ path }) => path === first.path)
  return {
    lines: [
      frankTexts[lang].results,
      ...timed.map(({ title, text }) => item(`${title}. ${opening(text, 300)}`)),
      ...(page ? [moreOn(page.label, page.path, lang)] : []),
    ],
    chips: [chips.price, chips.process, chips.book],
    subjectId: first.serviceId,
  }
}
