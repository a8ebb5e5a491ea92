/** From one on. */
const numbers =
  'од(?:ин|ну|ного)|one дв(?:а|е|ух)|пару|two|couple тр(?:и|[её]х)|three четыр(?:е|[её]х)|four пят[ьи] шест[ьи] сем[ьи] вос(?:емь|ьми) девят[ьи] десят[ьи] одиннадцат[ьи] двенадцат[ьи]'.split(
    ' ',
  )

/** The source of a regular expression for numbers in words: «две», «полтора». */
export const numberWord = [...numbers, 'пол(?:тор[аы])?'].join('|')

/** The number that a text is, in words or digits. */
export function numberOf(text: string): number {
  const place = numbers.findIndex((word) => new RegExp(`^(?:${word})$`, 'iu').test(text))
  if (place >= 0) return place + 1
  if (/^пол/iu.test(text)) return text.length > 3 ? 1.5 : 0.5
  return Number(text.replace(',', '.'))
}
