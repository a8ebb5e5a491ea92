import { list } from '../../_shared/catalogue/list.ts'
import { stemsOf } from '../../_shared/catalogue/words.ts'

/*
 * What visitors ask for and the site does not offer: named in the answer, so that nobody takes silence
 * for a yes. A test holds them against the catalogue: what the site begins to offer must leave this list.
 */
export const strangers: Record<string, readonly string[]> = {
  Tilda: list`tilda, тильда, тильде`,
  Wix: list`wix, викс`,
  Shopify: list`shopify, шопифай`,
  OpenCart: list`opencart, опенкарт`,
  MODX: list`modx, модикс`,
  Joomla: list`joomla, джумла, жумла`,
  Drupal: list`drupal, друпал`,
  'Ruby on Rails': list`ruby, rails, руби`,
  '.NET': list`dotnet, net core, c#, шарп, си шарп`,
  Unity: list`unity, юнити`,
  блокчейн: list`блокчейн, blockchain, nft, нфт, смарт контракт, криптовалюта`,
  '3D-моделирование': list`3д моделирование, 3d моделирование, 3д визуализация, 3д`,
  полиграфия: list`печать визиток, напечатать визитки, печать листовок, напечатать листовки`,
  SMM: list`smm, смм, ведение инстаграма, ведение соцсетей, таргет в инстаграм`,
  'съёмка видео': list`снять ролик, видеосъемка, съемка видео, фотосессия, снять видео`,
}

const phrases = Object.entries(strangers).flatMap(([name, words]) =>
  words.map((phrase) => ({ name, stems: stemsOf(phrase) })),
)

/** The things of that kind in a message. */
export function strangersIn(message: string): string[] {
  const words = stemsOf(message)
  const found = phrases.filter(({ stems }) => stems.every((stem) => words.includes(stem)))
  return [...new Set(found.map(({ name }) => name))]
}
