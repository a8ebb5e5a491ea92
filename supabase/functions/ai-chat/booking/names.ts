import { fieldLimits } from '../../_shared/contracts/lead-fields.ts'
import { isGivenName, nominative } from './given-names.ts'

const kin = /^(?:уулу|кызы|оглу|kyzy|uulu)$/iu

/** «айгуль», «АЙГУЛЬ», «анна-мария» as names are written. */
const capitalised = (word: string) =>
  kin.test(word)
    ? word.toLowerCase()
    : (/^\p{Lu}{3,}$/u.test(word) ? word.toLowerCase() : word).replace(
        /(^|-)(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )

/**
 * Words after which a name stands in another case: «запишите Нурлана», «запишите на консультацию нашего директора,
 * Нурлана», but not «запишите меня, Нурлана».
 */
const inflecting = new RegExp(
  '(?<!\\p{L})(?:(?:(?<genitive>запи[шс]\\p{L}+|спрос\\p{L}+|позови\\p{L}*|позвать|набер\\p{L}+|набирай\\p{L}*)|(?:пере|по)?звон\\p{L}+)\\s+' +
    '(?:на\\s+(?:\\p{L}+\\s+)?(?:консул\\p{L}+|встречу|звонок|созвон)\\s+)?(?:меня\\s+)?' +
    '(?:(?:мо|наш|сво|ваш|его|её|ее)\\p{L}*\\s+)?(?:(?!меня)\\p{L}+[аяую],?\\s+)?|(?<named>на имя)\\s+)$',
  'iu',
)

/** “Mr. Kenji Morita” */
const title = /^(?:mr|mrs|ms|dr)(?:\.\s*|\s+)/iu
/** «Мен Азамат Бейшеналиевмин»: a surname with “I am”. */
const amSurname = /^(\p{L}{2,}(?:[ое]ва?|ина?))м[иыүу]н$/iu

/** Whether a given name in another case is one that ends in a consonant, as a woman's then does not: «Омурбека». */
const isMansName = (said: string, name: string) => name !== said && /[^аеёиоуыэюя]$/iu.test(name)
const mansSurname = /^(\p{L}{2,}(?:[ое]в|ин))(?:а|у|ым)$/iu

/**
 * A name as a message has it, as it stands on the card: «Нурлан Асанович» for «запишите Нурлана Асановича».
 *
 * @param said the name
 * @param before what the message says before it
 * @returns undefined for what is too long or too short to be one
 */
export function readName(said: string, before: string): string | undefined {
  // «Нурлан Абдыкеримов. Ватсап» ends with its sentence, «А. Б. Иванов» does not.
  const [sentence = said] = said.replace(title, '').split(/(?<=\p{L}{2})\./u)
  const words = sentence.split(/[\s,]+/).map((it) => it.replace(amSurname, '$1'))
  const after = inflecting.exec(before)
  const isInflected =
    after !== null || words.some((it) => !isGivenName(it) && isGivenName(nominative(it)))
  const isGenitive = (after?.groups?.genitive ?? after?.groups?.named) !== undefined
  // «Омурбека Сыдыкова» is a man, «Айгуль Сыдыкова» is not.
  const isMan = words.some((it) => isMansName(it, nominative(it, isGenitive)))
  const inNominative = (it: string) =>
    (isMan && mansSurname.exec(it)?.[1]) || nominative(it, isGenitive)
  const name = words.map((it) => capitalised(isInflected ? inNominative(it) : it)).join(' ')
  return name.length > 1 && name.length <= fieldLimits.name ? name : undefined
}
