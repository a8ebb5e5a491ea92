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

/** Words after which a name stands in another case: «запишите Нурлана», «на имя Нурлана». */
const inflecting =
  /(?<!\p{L})(?:запи[шс]\p{L}+|спрос\p{L}+|позови\p{L}*|позвать|набер\p{L}+|набирай\p{L}*|(?:пере|по)?звон\p{L}+|(?<genitive>на имя))\s+(?:меня\s+)?$/iu

/** Whether a given name is shortened by its nominative to one that ends in a consonant: «Омурбека». */
const isMansName = (said: string, name: string) =>
  name.length < said.length && /[^аеёиоуыэюяь]$/iu.test(name)
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
  const [sentence = said] = said.split(/(?<=\p{L}{2})\./u)
  const words = sentence.split(/[\s,]+/)
  const after = inflecting.exec(before)
  const isInflected =
    after !== null || words.some((it) => !isGivenName(it) && isGivenName(nominative(it)))
  const isGenitive = after?.groups?.genitive !== undefined
  // «Омурбека Сыдыкова» is a man, «Айгуль Сыдыкова» is not.
  const isMan = words.some((it) => isMansName(it, nominative(it, isGenitive)))
  const inNominative = (it: string) =>
    (isMan && mansSurname.exec(it)?.[1]) || nominative(it, isGenitive)
  const name = words.map((it) => capitalised(isInflected ? inNominative(it) : it)).join(' ')
  return name.length > 1 && name.length <= fieldLimits.name ? name : undefined
}
