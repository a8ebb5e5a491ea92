/* Numbers that are no telephones, by their shape or by the word before them. Apart from phone.ts, whose plans of all
   countries are too much for the chat's form. */

/**
 * IP addresses and networks, hours («8.30-12.30»), dates, coordinates («42.874621»), long versions, and bar codes of
 * neighbouring countries, which no dialling plan contains: +46 to +48 are shorter, +69 is unassigned.
 */
export const otherShapes: readonly RegExp[] = [
  /^(?!996\.)\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?$/,
  /^(?:[01]?\d|2[0-4])\.[0-5]\d(?:(?: ?[–—-] ?| )(?:[01]?\d|2[0-4])\.[0-5]\d)+(?!\d)/,
  // Without its year in full, a date may be the beginning of «2-12-34-56».
  /^(?:0?[1-9]|[12]\d|3[01])([./–-])(?:0?[1-9]|1[0-2])\1(?:(?:19|20)\d\d(?!\d)|\d\d(?!\1?\d))/,
  /^(?:19|20)\d\d[./–-](?:0?[1-9]|1[0-2])[./–-](?:0?[1-9]|[12]\d|3[01])(?!\d)/,
  /^\d{1,3}\.\d{4,}$/,
  /^\d{1,2}(?:\.\d{1,2}){4,}/,
  /^(?:4[678]|69)\d{11}$/,
]

/** One of these words, and what is joined to it by a hyphen. */
export const whole = (words: string) => new RegExp(`^(?:${words})(?:-\\p{L}+)?$`, 'iu')
/** What numbers have that are no telephones, in any form of the word. */
const label = whole(
  [
    'инн|унп|огрн(?:ип)?|кпп|бик|окпо|оквэд|октмо|снилс|пин|инпс|бин|иин|isbn|issn|ean|upc|imei|vin|iban|swift|inn|sku|guid|uuid',
    'л/с|ттн|уин|абонент\\p{L}{0,3}|дело|рейс\\p{L}{0,2}',
    'ip|айпи|порт\\p{L}{0,2}|верси\\p{L}{1,2}|version|ver|v|build|сборк\\p{L}{1,2}|релиз\\p{L}{0,2}|id|бд',
    'р/с|к/с|рс|кс|р/сч[её]т\\p{L}{0,2}|сч[её]т\\p{L}{0,3}|account|реквизит\\p{L}{0,3}|карт\\p{L}{1,3}|card|чек\\p{L}{0,2}|касс\\p{L}{1,2}',
    'дог|договор\\p{L}{0,3}|контракт\\p{L}{0,3}|contract|накладн\\p{L}{2,3}|акт\\p{L}{0,3}|инвойс\\p{L}{0,3}|invoice|тендер\\p{L}{0,3}|закупк\\p{L}{1,3}|лот\\p{L}{0,3}|реестр\\p{L}{0,3}',
    'артикул\\p{L}{0,3}|арт|article|item|товар\\p{L}{0,3}|модел\\p{L}{1,3}|деталь|детали|серийн\\p{L}{2,3}|serial|штрих-?код\\p{L}{0,3}|баркод\\p{L}{0,3}|barcode|трек\\p{L}{0,3}|трек-номер\\p{L}{0,2}|track|tracking|посылк\\p{L}{1,3}|код\\p{L}{0,3}|code|пароль|парол\\p{L}{1,2}|password',
    'паспорт\\p{L}{0,3}|сери\\p{L}{1,2}|полис\\p{L}{0,3}|лицензи\\p{L}{1,3}|патент\\p{L}{0,3}|свидетельств\\p{L}{1,3}|кадастров\\p{L}{2,3}|удостоверени\\p{L}{1,3}|визы|виза',
    'координат\\p{L}{1,3}|широт\\p{L}{1,2}|долгот\\p{L}{1,2}|order|ticket|тикет\\p{L}{0,3}',
  ].join('|'),
)
/** Words between a number and what it is the number of. */
export const filler = whole(
  'на|по|под|от|за|с|со|у|в|это|вот|есть|мо[йияеё]\\p{L}{0,3}|наш\\p{L}{0,3}|ваш\\p{L}{0,3}|их|его|нас|меня|мне|нам|такой|следующий|новый|старый|личный|рабочий|компании|фирмы|организации|клиента|договора|is|my|our|the|me|at|on|no|nr|n|для',
)
export const wordsOf = (text: string) => text.match(/[\p{L}/]+(?:-\p{L}+)*/gu) ?? []

/** The last words of the clause before a number, the nearest first. */
export function wordsBefore(text: string): string[] {
  const clause =
    text.split(/[,;!?()]|\.(?=\s+\p{Lu}|$)(?<!(?:тел|моб|арт|дог|т|no)\.)/u).at(-1) ?? ''
  return wordsOf(clause).slice(-5).toReversed()
}

/** Whether a word before a number says that it is none; «код 0312 43-12-55» is a town's code and a telephone. */
export const isLabel = (word: string, written: string): boolean =>
  label.test(word) && !(/^(?:код|code)/iu.test(word) && /^\(?0\d{2,4}(?:\)| |,)/.test(written))

/** Behind «№» telephones of our clients' countries begin so, and numbers of documents with a year or a one. */
const begun = /^\(?[+05789]/

function isLabelled(before: string, written: string): boolean {
  if (/[№#]\s*$/.test(before) && !begun.test(written)) return true
  const nearest = wordsBefore(before).find((word) => !filler.test(word) || label.test(word))
  return nearest !== undefined && isLabel(nearest, written)
}

/** Digits as people part them; a comma only behind a code. */
const run = /\+?(?:0\d{2,4}, ?)?\d(?:[^\p{L}\d\n,;:]{0,3}\d){3,40}/gu
const time = /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?![:\d])/g

/** Whether it has the digits of the shortest local number. */
const hasAll = (written: string) => written.replace(/\D/g, '').length >= 7

/** How much of a text is read before a number, in characters. */
const around = 100

/** For each number in a text, whether it may be a telephone. */
function readNumbers(text: string): boolean[] {
  const line = text.replace(time, ' ')
  const numbers = [...line.matchAll(run)].filter(([written]) => hasAll(written))
  return numbers.map(({ 0: written, index }) => {
    // Behind a date there may be a telephone.
    const rest = otherShapes.reduce((left, shape) => left.replace(shape, ''), written)
    if (!hasAll(rest)) return false
    const before = line.slice(Math.max(0, index - around), index)
    return written.startsWith('+') || !isLabelled(before, written)
  })
}

/** Whether a text has a number that may be a telephone, of whatever town or country. */
export const hasNumber = (text: string): boolean => readNumbers(text).includes(true)

/** Whether the numbers of a text are something else. */
export function isOther(text: string): boolean {
  const numbers = readNumbers(text)
  return numbers.length > 0 && !numbers.includes(true)
}
