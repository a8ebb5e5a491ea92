import { link, opening, sentence, titleOf } from '../format.ts'
import { frankTexts } from '../frank-texts.ts'
import { isOffer, offerOf, serviceOf } from '../offers.ts'
import { related } from '../related.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { namedOf } from './cases.ts'
import { item, more, offerLine } from './lines.ts'

/** A thing that the site describes without a price, and what comes nearest to it with one. */
export function relatedReply(scene: Scene): Reply | undefined {
  const { named, catalogue, lang } = scene
  const wish = named.find(({ id }) => related[id] !== undefined)
  if (!wish || named.some((it) => isOffer(it) && it.kind !== 'service')) return undefined
  const { nearest, nearestAsk } = frankTexts[lang]
  const { chips } = texts[lang]
  const offers = (related[wish.id] ?? []).flatMap((id) => offerOf(catalogue, id) ?? [])
  const services = offers.map((it) => serviceOf(catalogue, it))
  const rows = offers.map((it) => {
    const service = serviceOf(catalogue, it)
    return item(`${service ? `${titleOf(service, lang)}: ` : ''}${offerLine(it, scene)}`)
  })
  const about = lang === 'ru' ? [`${sentence(wish.title)} ${opening(wish.text, 200)}`] : []
  const read = namedOf(scene, 'article').map(
    ({ title, path }) => `${frankTexts[lang].inBlog} ${link(title, path)}`,
  )
  return {
    lines: [...about, nearest, ...rows, nearestAsk, ...read, more(services, lang)],
    chips: [chips.term, chips.included, chips.cases, chips.book],
    subjectId: wish.id,
    offersBooking: true,
  }
}
