/*
 * Finds the time at which a visitor wishes to be called, and keeps their words: «завтра после трёх», «в четверг
 * утром», “tomorrow at 10”, «эртең саат үчтө».
 */

const start = '(?<![\\p{L}\\p{N}])'
const end = '(?![\\p{L}\\p{N}])'
const weekday =
  '(?:понедельник\\p{L}*|вторник\\p{L}*|сред[ауые]|четверг\\p{L}*|пятниц\\p{L}+|суббот\\p{L}+|воскресень\\p{L}+|пн|вт|ср|чт|пт|сб|вс|выходн\\p{L}+|будн\\p{L}+)'
const month = '(?:январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)\\p{L}*'
const spoken =
  '(?:час[уа]?|дв(?:а|ух|ум)|тр(?:и|[её]х|[её]м)|четыр(?:е|[её]х|[её]м)|пят(?:ь|и)|шест(?:ь|и)|сем(?:ь|и)|вос(?:емь|ьми)|девят(?:ь|и)|десят(?:ь|и)|одиннадцат(?:ь|и)|двенадцат(?:ь|и))'
const digits = '(?:[01]?\\d|2[0-4])'
const clock = `${digits}(?:[:.-][0-5]\\d)?`
/** «3төн», «5ке», «10до». */
const kyrgyzHour = `${clock}\\s*(?:[дт][аеоө]н?|[гк][аеоө])?`
/** A bare hour is one only where no other noun follows: «до 5», not «до 5 страниц». */
const hour = `(?:${clock}|${spoken})(?![\\p{L}\\p{N}])(?:\\s*(?:час(?:а|ов|ам)?|ч\\.?))?(?:\\s+(?:утра|дня|вечера))?(?!\\s*(?:₽|\\$|%|тыс|руб|сом|лет|год|стр|товар|человек|минут|недел|дн|мес|раз|шт|язык|экран|вариант|доллар|к(?!\\p{L})))`
const englishDay =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?|weekends?|weekdays?|mornings?|evenings?|afternoons?'

const pieces = [
  `сегодня|завтра|послезавтра|(?:бүгүн|бугун|эрте[ңн](?:ки|\\s+менен)?|бүрсүгүнү)(?:\\s+${clock}\\s*[дт][аеоө])?`,
  `(?:(?:в|во|на|до|после|с|со|к|ко|по)\\s+)?(?:эт(?:от|у|и)\\s+|следующ\\p{L}+\\s+|ближайш\\p{L}+\\s+)?${weekday}(?:\\s+(?:утр|вечер)\\p{L}+)?`,
  '(?:на|в)\\s+(?:начале |конце |середине )?(?:этой |той |следующей |ближайшей )?недел[еи]',
  `(?:(?:не\\s+(?:раньше|позже)|после|до|с)\\s+)?(?:[0-2]?\\d|3[01])(?:-?го)?\\s+(?:числа|${month})`,
  '\\d{1,2}\\.(?:0[1-9]|1[0-2])(?:\\.\\d{2,4})?',
  '(?:рано\\s+)?утром|(?:поздно\\s+)?вечером|дн[её]м|с утра|(?:в|до|после|ближе к|к)\\s+(?:обед\\p{L}*|полудн\\p{L}+|вечеру|полдень)|в обеденн\\p{L}+ (?:время|перерыв)|в (?:перв|втор)\\p{L}+ половин\\p{L}+ дня|(?:после|до) работы',
  'в (?:рабочее|любое|удобное(?: для вас)?) время|в рабочие (?:часы|дни)|в течение (?:дня|часа|недели)|как можно (?:скорее|быстрее)|прямо сейчас|в ближайшее время|поскорее|пораньше|попозже|чуть позже|срочно|когда удобно',
  '(?:через|спустя)\\s+(?:\\d+\\s+)?(?:пар[уы]\\s+|несколько\\s+)?(?:час(?:а|ов|ик)?|полчаса|минут\\p{L}*|д(?:ень|ня|ней)|недел[юи])',
  `(?:не\\s+(?:раньше|позже|ранее|позднее)\\s+)?(?:в|во|к|с|со|до|после|около|часов в|часам к|где-то в|между)\\s+${hour}(?:\\s*(?:до|по|–|—|-|и|или)\\s*${hour})?`,
  `${clock}\\s*(?:до|по|–|—|-)\\s*${clock}\\s*(?:час(?:ов|а)?|ч\\.?)?|(?:[01]?\\d|2[0-3])[:][0-5]\\d|${clock}\\s+(?:утра|вечера)`,
  `саат\\s+(?:${kyrgyzHour}|\\p{L}+)(?:\\s+${kyrgyzHour})?(?:\\s+(?:чейин|кийин))?|${kyrgyzHour}\\s+(?:чейин|кийин)|(?:кечинде|кечке|кечки|таңкы|түштө|түштөн кийин|түшкө чейин)|(?:дүйшөмбү|шейшемби|шаршемби|бейшемби|жума|ишемби|жекшемби)(?:\\s+күнү|[дг][аеөү])?`,
  `(?:(?:on|next|this|by|in the|any)\\s+)?(?:${englishDay})|today|(?:tomorrow|tmrw|tmr)(?:\\s+noon)?|tonight|next week|this week|any ?time|asap|as soon as possible|right now|at noon|at lunch|in an hour`,
  `(?:(?:not?\\s+)?(?:earlier\\s+than|later\\s+than|before|after)|at|by|around|until|till|from|between|to)\\s+(?:${clock}|noon)\\s*(?:(?:-|–|to|and)\\s*${clock}\\s*)?(?:a\\.?m\\.?|p\\.?m\\.?|o['’]?clock)?|${clock}\\s*(?:a\\.?m|p\\.?m)\\.?`,
]
const piece = new RegExp(pieces.map((it) => `${start}(?:${it})${end}`).join('|'), 'giu')
const between =
  /^[\s,]*(?:(?:и|или|а|примерно|где-то|желательно|лучше|около|часов|можно|or|and|around)[\s,]+)*$/iu
const longest = 80

/** A time wish in the visitor's words, and the message without it. */
export interface FoundTime {
  time?: string
  rest: string
}

const denial =
  /(?<!\p{L})(?:(?:в\s+)?люб\p{L}+\s+(?:день|время),?\s+|any\s?(?:day|time),?\s+)?(?:только\s+|но\s+|but\s+)?(?:не|кроме|not|except)\s+$/iu

/** «В пятницу не успеваю», «эртең эмес». */
const deniedAfter =
  /^\s*(?:вообще\s+)?(?:(?:я|он|она|мы|они)\s+)?(?:не\s+(?:мож|мог|смож|смог|успе|получ|выйд|подход|удобн|над|нужн)|эмес|болбой|жарабай|can(?:['’]|no)t|won['’]t|does(?: not|n['’]t) (?:work|suit))/iu

/** A greeting, and “that’s right now”. */
const noTime =
  /(?<!\p{L})(?:good\s+(?:morning|afternoon|evening)|right now(?=[\s.!]*$)(?<=(?:it|is|all|['’]s) right now))(?!\p{L})/giu

/** Takes the time wish out of a text: «только не утром» as it is, but «не завтра, а в пятницу» without what is denied. */
export function takeTime(text: string): FoundTime {
  const found = [...text.replace(noTime, (it) => ' '.repeat(it.length)).matchAll(piece)].map(
    ({ 0: words, index }) => {
      const denied = denial.exec(text.slice(0, index))?.[0].length ?? 0
      const to = index + words.length
      const isRuledOut = deniedAfter.test(text.slice(to))
      return { from: index - denied, to, isDenied: denied > 0 || isRuledOut, isRuledOut }
    },
  )
  const wished = found.filter(({ isDenied }) => !isDenied)
  const runs: { from: number; to: number }[] = []
  for (const { from, to } of wished.length > 0
    ? wished
    : found.filter(({ isRuledOut }) => !isRuledOut)) {
    const last = runs.at(-1)
    if (last && between.test(text.slice(last.to, from))) last.to = to
    else runs.push({ from, to })
  }
  const time = runs
    .map(({ from, to }) => text.slice(from, to).replace(/\s+/g, ' ').trim())
    .join(', ')
    .slice(0, longest)
  const rest = found.reduceRight(
    (left, { from, to }) => `${left.slice(0, from)} , ${left.slice(to)}`,
    text,
  )
  return { ...(time && { time }), rest }
}
