import { list, stemsOf } from '../../_shared/catalogue/words.ts'

/*
 * What visitors ask for and the site does not offer, by the name that the answer uses. A test compares the
 * list with the catalogue: a new offer must be removed here.
 */
export const notOffered: Record<string, readonly string[]> = {
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

const phrases = Object.entries(notOffered).flatMap(([name, words]) =>
  words.map((phrase) => ({ name, stems: stemsOf(phrase) })),
)

/** The names of what a message asks for and the site does not offer. */
export function notOfferedIn(message: string): string[] {
  const words = stemsOf(message)
  const found = phrases.filter(({ stems }) => stems.every((stem) => words.includes(stem)))
  return [...new Set(found.map(({ name }) => name))]
}
