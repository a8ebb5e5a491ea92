import { remember } from './remember.ts'

/*
 * Number words of the chat's languages. By hand: no maintained library reads Russian ones in all of their
 * cases, and a table of sixty lines does.
 */

const cardinals: [number, string][] = [
  [0, 'ноль нуль ноля нуля нулю нулем zero'],
  [1, 'один одна одно одну одного одной одному одним одном one бир'],
  [2, 'два две двух двум двумя оба обе пара пару пары парой two couple эки'],
  [3, 'три трех трем тремя тройка three үч'],
  [4, 'четыре четырех четырем четырьмя four төрт'],
  [5, 'пять пяти пятью five беш'],
  [6, 'шесть шести шестью six алты'],
  [7, 'семь семи семью seven жети'],
  [8, 'восемь восьми восемью восьмью eight сегиз'],
  [9, 'девять девяти девятью nine тогуз'],
  [10, 'десять десяти десятью десяток ten'],
  [11, 'одиннадцать одиннадцати eleven'],
  [12, 'двенадцать двенадцати дюжина дюжину twelve dozen'],
  [13, 'тринадцать тринадцати thirteen'],
  [14, 'четырнадцать четырнадцати fourteen'],
  [15, 'пятнадцать пятнадцати fifteen'],
  [16, 'шестнадцать шестнадцати sixteen'],
  [17, 'семнадцать семнадцати seventeen'],
  [18, 'восемнадцать восемнадцати eighteen'],
  [19, 'девятнадцать девятнадцати nineteen'],
  [20, 'двадцать двадцати двадцатью twenty жыйырма'],
  [30, 'тридцать тридцати тридцатью thirty отуз'],
  [40, 'сорок сорока forty кырк'],
  [50, 'пятьдесят пятидесяти полсотни fifty элүү элуу'],
  [60, 'шестьдесят шестидесяти sixty алтымыш'],
  [70, 'семьдесят семидесяти seventy жетимиш'],
  [80, 'восемьдесят восьмидесяти eighty сексен'],
  [90, 'девяносто девяноста ninety токсон'],
  [100, 'сто ста сотня сотню сотни сотен жүз'],
  [200, 'двести двухсот двумстам'],
  [300, 'триста трехсот'],
  [400, 'четыреста четырехсот'],
  [500, 'пятьсот пятисот'],
  [600, 'шестьсот шестисот'],
  [700, 'семьсот семисот'],
  [800, 'восемьсот восьмисот'],
  [900, 'девятьсот девятисот'],
  [1.5, 'полтора полторы полутора'],
]

/** Money by its nicknames, in any case. */
const nicknames: [number, RegExp][] = [
  [3, /^(?:тр[её]шк\p{L}+|трояк\p{L}*)$/u],
  [5, /^(?:пят[её]рк\p{L}+|пятак\p{L}*|пят[её]рочк\p{L}+)$/u],
  [10, /^(?:чирик\p{L}*|червон\p{L}+|десят(?:к|очк)\p{L}+)$/u],
  [20, /^двадцатк\p{L}+$/u],
  [25, /^четвертак\p{L}*$/u],
  [30, /^тридцатк\p{L}+$/u],
  [50, /^(?:полтинни\p{L}+|полтос\p{L}*|полст?ольник\p{L}*|пятидесятк\p{L}+)$/u],
  [100, /^(?:сот(?:к|очк|енк)\p{L}+|стольник\p{L}*)$/u],
  [500, /^(?:пятихат\p{L}+|пятисот(?:к|енн)\p{L}+|пол(?:тысяч|тыщ|штук|косар|кус)\p{L}*)$/u],
  [500_000, /^пол(?:миллион|лям|лимон)\p{L}*$/u],
]

const multipliers: [number, RegExp][] = [
  [100, /^hundred$/],
  [
    1_000,
    /^(?:тыс|тыщ\p{L}*|тысяч\p{L}*|тысчон\p{L}+|тыщон\p{L}+|косар\p{L}{1,3}|штук(?:а|и|у|ой)?|кус(?:ок|к\p{L}{1,3})|тр|[кk]|thousands?|grand|миң)$/u,
  ],
  [1_000_000, /^(?:млн|миллион\p{L}*|лям\p{L}{0,2}|лимон\p{L}{0,2}|mln|millions?)$/u],
  [1_000_000_000, /^(?:млрд|миллиард\p{L}*|billions?)$/u],
]

const values = new Map(
  cardinals.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
)

/** «двух-» in «двухнедельный», without the «-дневный». */
const prefixes: [number, string][] = [
  [0.5, 'полу'],
  [1, 'одно'],
  [2, 'двух'],
  [3, 'трех'],
  [4, 'четырех'],
  [5, 'пяти'],
  [6, 'шести'],
  [7, 'семи'],
  [8, 'восьми'],
  [9, 'девяти'],
  [10, 'десяти'],
  [12, 'двенадцати'],
  [14, 'четырнадцати'],
  [15, 'пятнадцати'],
  [20, 'двадцати'],
  [24, 'двадцатичетырех'],
  [30, 'тридцати'],
  [50, 'пятидесяти'],
  [100, 'сто'],
]

/** @returns the number that a word in lower case names: «пяти», «five» */
export const valueOfWord = remember(
  (word): number | undefined =>
    values.get(word) ?? nicknames.find(([, pattern]) => pattern.test(word))?.[0],
)

/** @returns the factor that a word in lower case means after a number: «тысяч», «млн», «k» */
export const factorOfWord = remember(
  (word) => multipliers.find(([, pattern]) => pattern.test(word))?.[0],
)

/** «двухнедельный»: the number in a compound, and the rest of the word. */
export function splitCompound(word: string): { value: number; rest: string } | undefined {
  const found = prefixes.findLast(([, prefix]) => word.startsWith(prefix))
  return found && { value: found[0], rest: word.slice(found[1].length) }
}

/** @returns whether a word in lower case is a Roman numeral */
export const isRoman = (word: string) => /^[ivxlcdm]{1,7}$/.test(word)
