import { findContacts } from '../../supabase/functions/_shared/contacts/contacts.ts'
import { spelledOut } from '../../supabase/functions/_shared/contacts/spelled-out.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { anyOf, withLetters } from '../language/letters.ts'
import { messengerText } from './messenger.ts'
import { courtesyOf, withoutCourtesy } from '../language/courtesy.ts'
import { givenNames } from '../language/given-names.ts'
import { asksInWords, isYes } from '../language/short-answers.ts'
import { classify } from '../search/classify.ts'
import { besidesNames, namedOffers } from '../search/names.ts'
import type { Asked } from '../search/matcher.ts'
import { readQuestion } from '../search/read.ts'

/** The form's fields that a message states. */
export interface Said {
  name?: string
  contact?: string
}

const introduction = withLetters(
  /(?<!\p{L})(?:меня\s+зовут|зовите\s+меня|мо[её]\s+имя|(?<!на\s)имя|(?:менин\s+)?атым|my\s+name(?:\s+is|['’]s)?|call\s+me(?!\s+(?:back|at|on|please))|name|this\s+is)(?:\s*[:,—–-])?\s+(?:не\s+\p{L}+,?\s+а\s+)?/iu,
)
/** «Зовут Игорь Петрович», «меня игорь зовут», but not «как зовут Игоря?» */
const called =
  /(?<!\p{L})(?<!как\s(?:\p{L}{1,20}\s)?)(?:(?:зовут(?:\sменя)?|меня(?=(?:\s\p{Lu}[\p{L}-]*){1,3}\sзовут))\s(?=\p{Lu})|меня\s(?=\p{L}[\p{L}-]*\sзовут))/u
const nameWord = "\\p{L}[\\p{L}'’-]+"
// No word may match two alternatives: each repetition would double the time (backtracking).
const laterWord = `(?:\\p{Lu}[\\p{L}'’-]+|уулу|[оу]глы|[кг]ызы)`
/** «Я Айбек», but neither «я директор» (no capital) nor «это Битрикс нужен» (goes on). */
const presentation = new RegExp(
  `(?:^|[.,!?]\\s*)(?:Я|я|Это|это|I am|[Ii]['’]?m)(?:\\s*[—–-])?\\s*(?=\\p{Lu}\\p{Ll}[\\p{L}'’-]*(?:\\s+${laterWord})*\\s*(?:[.,!;]|$))`,
  'u',
)
/** A name, with the capitalized words after it: «Сыдыкова Айгүл Бекболот кызы». */
const nameAtStart = new RegExp(`^${nameWord}(?:\\s+${laterWord}){0,3}(?!\\p{L})`, 'u')
const wholeName = new RegExp(
  `^${nameWord}(?:\\s+${nameWord}){0,1}$|^\\p{Lu}\\p{L}+(?:\\s+${nameWord}){2,3}$|^${nameWord}(?:\\s+${nameWord}){1,2}\\s+(?:уулу|[оу]глы|[кг]ызы)$`,
  'u',
)
const inCapitals = new RegExp(`^\\p{Lu}[\\p{L}'’-]+(?:\\s+${laterWord}){0,3}$`, 'u')

const capitalized = (name: string) =>
  name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).slice(0, fieldLimits.name)

/** Not names: adverbs, interjections, requests, phrases, as «неважно», «сек», «коюңузчу», «это срочно». */
const noName =
  /^(?:I['’]?m|which.*|[Кк]о(?:йгу|йсо|юң)\p{L}*|\p{L}{3,}(?:(?:[нш]|ст)о|[бп][ыиуү])|\p{L}*[лу]ю|\p{Ll}{1,3}|.*(?:ч[ыиуү]|ң[ыиуү]з(?:дар)?|[иьй]те(?:сь)?(?:-ка)?|ть(?:ся)?)|(?:[Ээ]то|[Яя])\s.*|(?:[Tt]o(?:day|morrow)|[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)(?:day)?(?:\s.*)?)$/u

/** Words that go with a contact and are not names. */
const aroundContact = anyOf(
  'я мы он мой моя мо[её] мои меня мной мне менин менен мага вас это вот ну а и или в на по с со к для да нет не так ой ' +
    'т тел телефон* номер* моб мобил* сот сотк* сотов* доб добавочный в[ао]т?[сц]ап* viber вайбер* тг телег[аеу] телеграм* инст* ник ником никнейм* ' +
    'почт[аеуы] почтой гма[ий]л м[еэ]йл* имейл контакт* адрес чал[ыгс]* чала звонк* связ* свяж* ' +
    'пишите напишите писать звоните звонить позвоните перезвоните перезвони наберите наберёте набирайте запишите записыва* спросить спросите ' +
    'зовут имя атым обсуд* жд[уё]* ответ* при[её]мн* лучше можно только толко нов[аоы][йея] другой правильн[аоы][йея] вернее точнее исправьте ошиб* опечат* *путал* ' +
    'хорошо ок окей ладно отлично супер интересно жакшы давайте ага угу пожалуйста пж плиз ' +
    'пробу* попробу* подход* подойд[её]т устраивает договорились согла[сш]* ' +
    'phone number call text ring contact reach get send details message name whats?app wa telegram tg insta* g?mail e-?mail ' +
    'my me us you is the to at on by cc or and here back can please ok okay great fine sure',
  'giu',
)
const segmentEnds = /[,;:!?()«»\n|/]|\.(?=\s|$)|\s[—–-]+(?=\s|$)/u

/** The parts of a message that may be a name: without a contact, small letters are one only alone. */
function partsNamed(text: string, hasContact: boolean): string[] {
  const parts = segmentsOf(withoutContacts(text)).slice(0, mostParts)
  return hasContact || parts.length < 2 ? parts : parts.filter((part) => inCapitals.test(part))
}

/** From this weight on a word is rare on the site, as the names of our clients are; small letters have to be rarer. */
const rare = { inCapitals: 0.8, inSmall: 0.99 }

/** Whether all words may be a name: given names, or words that the site has not; «Айбек», but not «лендинг». */
function isPersonal(text: string, isCapital: boolean): boolean {
  const isNew = ({ isKnown, isCorrected, weight }: Asked) =>
    !isKnown || (isCapital ? isCorrected || weight > rare.inCapitals : weight > rare.inSmall)
  return text.split(/[\s'’-]+/).every((word) => {
    if (givenNames.has(word.toLowerCase().replaceAll('ё', 'е'))) return true
    const words = readQuestion(word)
    return words.length === 1 && words.every(isNew)
  })
}

/** The name that a text consists of: «Айбек», «сыдыкова айгүл», «Айжан Сыдыкова». */
function wholeNameIn(text: string): string | undefined {
  if (noName.test(text) || !wholeName.test(text) || courtesyOf(text)) return undefined
  const isCapital = inCapitals.test(text)
  const isFull = isCapital && text.includes(' ')
  return isFull || isPersonal(text, isCapital) ? capitalized(text) : undefined
}

function introducedName(message: string): string | undefined {
  for (const opening of [introduction, called, presentation]) {
    const { index, 0: words } = opening.exec(message) ?? { index: -1, 0: '' }
    if (index < 0) continue
    const rest = message.slice(index + words.length)
    const [clause = ''] = rest.split(segmentEnds)
    const name = wholeNameIn(clause.trim()) ?? nameAtStart.exec(rest)?.[0]
    if (name && !noName.test(name)) return capitalized(name)
  }
  return undefined
}

/** «0555 777 000 Руслан звоните после 18»: a capitalized word within a sentence, beside a contact. */
function nameWithin(text: string): string | undefined {
  // «Елена Викторовна», «Ковалёв А. П.»
  const full = /\p{Lu}\p{Ll}+\s\p{Lu}(?:\p{Ll}+(?:вна|чна|ич)(?!\p{L})|\.(?:\s?\p{Lu}\.)?)/u.exec(
    text,
  )?.[0]
  if (full) return full
  const { 1: name = '' } = /[^\s.!?]\s+(\p{Lu}\p{Ll}{2,})(?!\p{L})/u.exec(text) ?? []
  return name && !noName.test(name) && isPersonal(name, true) ? name : undefined
}

/** The sentence with the contact: “We use Stripe. My number is …” names nobody; initials end none. */
const besideContact = (text: string) =>
  text.split(/(?<=[.!?])(?<!\s\p{Lu}\.)\s|\n/u).find((sentence) => contactIn(sentence)) ?? text

/** Limit of parts read for names and remarks: each is compared with the whole vocabulary. */
const mostParts = 12

/** The parts between punctuation marks, without the words that go with a contact. */
const segmentsOf = (text: string) =>
  withoutCourtesy(text)
    .split(segmentEnds)
    .map((part) => part.replace(aroundContact, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}/u.test(part))

const messenger = /телег|(?<!\p{L})(?:тг|tg|ник)(?!\p{L})|telegram|инст|insta|whats|в[ао]тс/iu

/** «0555 12 34»: could be a sum, so a phone only as an answer, and not in groups of three («50 000»). */
const shortPhone = /^\+?(?=(?:\D*\d){7,8}\D*$)(?!\d{1,3}(?:\s\d{3})+$)[\d\s().-]+$/
/** «nurlan_88»: a nick alone, or a mistyped address, to be corrected in the form. */
const loneNick = /^(?=\S*[\d_@])[a-z@][\w.@-]{3,60}$/i

/** «Тг dinara.brand»: no valid Telegram name, but kept, so that the visitor can correct it in the form. */
const nickBehind =
  /(?<!\p{L})(?:тг|телега|телеграмм?|telegram|tg|ник)[\s:—–-]{1,3}(?=[a-z_]{2,60}[.\d_])[\w.-]{4,60}(?!@)/iu

/** «nurlan.dev telegram»: a nick with nothing but its messenger. */
function nickIn(message: string): string | undefined {
  if (!messenger.test(message)) return undefined
  const [nick, ...others] = segmentsOf(message)
  return nick && others.length === 0 && /^[a-z]+[.\d_][\w.-]{2,60}$/i.test(nick)
    ? nick
    : nickBehind.exec(message)?.[0]
}

/** «0555 12 34 44, а не …»: what follows is not the contact. */
const denied =
  /(?<!\p{L})(?:не|вместо|стар\p{L}{2}(?:\s+номер)?|not|instead of|old(?:\s+number)?)\s+$/iu

/** How many numbers, addresses and accounts, each, a contact has at most: it is one field of a form. */
const mostAccounts = 3

/** «0312 88 41 05 доб. 12» */
const extension = /^[\s,(]*((?:доб|вн|ext)\p{L}*\.?\s?\d{1,5})(?!\d)/iu

/** The extension behind a number, with a space before it. */
function extensionIn(message: string, phone: string): string {
  const [, written] = extension.exec(message.slice(message.indexOf(phone) + phone.length)) ?? []
  return written ? ` ${written}` : ''
}

/** The contacts in a message, as written. */
export function contactIn(text: string): string | undefined {
  const message = spelledOut(text)
  const found = findContacts(message)
  const isMeant = (written: string) => !denied.test(message.slice(0, message.indexOf(written)))
  const phones = found.phones.filter(isMeant)
  const emails = found.emails.filter(isMeant)
  const phone = phones.at(-1)
  const earlier = phones.slice(-mostAccounts, -1)
  // Its messenger may be spoken of apart from the number; a link has the number in it.
  const ofPhone = found.messengers.find(({ written }) => written === phone)
  const others = found.messengers.filter(({ written }) => isMeant(written) && written !== phone)
  const link = others.find(({ written }) => phone !== undefined && written.includes(phone))
  const inFull = ({ written, link: to }: (typeof others)[number]) =>
    written.includes('/') || (written.startsWith('@') && to.startsWith('t.me/'))
      ? written
      : `${messengerText(written, to)}, ${written}`
  const said = [
    link ? undefined : ofPhone ? inFull(ofPhone) : phone && phone + extensionIn(message, phone),
    ...earlier.filter((number) => others.every(({ written }) => written !== number)),
    ...emails.slice(-mostAccounts),
    ...others.slice(0, mostAccounts).map(inFull),
  ]
  return said.filter(Boolean).join(', ') || nickIn(message)
}

/** «Мой номер» before a contact, which was replaced by ☎. */
const announced = withLetters(
  /(?:(?<!\p{L})(?:мо[йяеё]|наш|вот|это|my)\s+){0,2}(?:(?<!\p{L})(?:номер|тел|телефон|почта|ватсап|whatsapp|number|phone|email)(?:\s+телефона)?(?:\s*[:—–-])?\s*)?☎/giu,
)

/** A message without the contacts in it. */
export function withoutContacts(message: string): string {
  const { phones, emails, messengers } = findContacts(message)
  const nick = nickIn(message) ?? []
  const written = [...phones, ...emails, ...messengers.map((each) => each.written)].concat(nick)
  return written
    .reduce((rest, contact) => rest.replaceAll(contact, '☎'), spelledOut(message))
    .replace(announced, ', ')
}

/**
 * The form's fields that a message states: «Айбек +996 700 123123».
 *
 * @param isAnswer whether a field was asked for: then «Айбек» alone is a name, and «0555 12 34» a number
 */
export function saidIn(message: string, isAnswer = false): Said {
  const text = message.trim()
  const isAlone = isAnswer && (shortPhone.test(text) || loneNick.test(text))
  const contact = contactIn(text) ?? (isAlone ? text : undefined)
  const isBeside = contact !== undefined || isAnswer
  const name =
    introducedName(text) ??
    (isBeside && !isAlone
      ? (partsNamed(text, contact !== undefined)
          .map(wholeNameIn)
          .find(Boolean) ??
        (contact && nameWithin(besideContact(text))))
      : undefined)
  return { ...(name && { name }), ...(contact && { contact }) }
}

/**
 * The name that a message consists of, even if the site has the word: «Света». Courtesies, questions, offers
 * and likely classes of messages are not names.
 *
 * @param isAsked whether a name was asked for: then it needs no capital
 */
export function loneNameIn(message: string, isAsked: boolean): string | undefined {
  const parts = withoutCourtesy(message).split(/[\s.,!—–]+/)
  const text = parts.filter(Boolean).join(' ')
  const isName = wholeName.test(text) && (isAsked || inCapitals.test(text))
  const name = capitalized(text)
  if (!isName || noName.test(name) || asksInWords(message) || isYes({ message })) return undefined
  const words = readQuestion(text)
  const isRead =
    words.length === text.split(/\s+/).length && besidesNames(words).length === words.length
  return isRead && !courtesyOf(text) && Math.max(...classify(text).values()) < 0 ? name : undefined
}
/** A message without its contacts and what introduces a name. */
export const besidesFields = (message: string): string =>
  withoutContacts(message).replace(introduction, ' ').replace(presentation, ', ')

/** How the visitor wants to be contacted: «звонить не надо», «только до обеда». */
const manner = withLetters(
  /(?<!\p{L})(?:не|только|лучше|можно|not|only|first|don['’]?t)(?!\p{L})/iu,
)

/** What else a message says beside contact, name and order: «звоните до обеда», «спросить бухгалтера». */
export function remarkIn(message: string, name = ''): string {
  const isRemark = (part: string) => {
    const words = readQuestion(part)
    if (besidesNames(words).length === 0 && namedOffers(words).length > 0) return false
    const rest = part.replace(aroundContact, ' ').replace(/\s+/g, ' ').trim()
    const isName = name !== '' && capitalized(rest).startsWith(name)
    return (
      /\p{L}{2}/u.test(isName ? rest.slice(name.length) : rest) ||
      (part.includes(' ') && manner.test(part))
    )
  }
  const parts = withoutCourtesy(besidesFields(message)).split(segmentEnds, mostParts)
  return parts
    .map((part) => part.trim())
    .filter((part) => isRemark(part))
    .join(', ')
}

/** «Не звоните, пишите», «не звоните с утра» say how to be contacted instead. */
const otherwise =
  /(?<!\p{L})(?:(?:на)?пиш|text|write|whats?app|в[ао]тс|телег|тг(?!\p{L})|чат|смс|с утра|утром|вечер|обед|после|раньше|до \d)/iu

/** Whether a contact is to be left alone: «не звоните на мой личный номер». */
export const isKeptPrivate = (message: string): boolean =>
  (/(?<!\p{L})не (?:звон|названив|беспоко)/iu.test(message) && !otherwise.test(message)) ||
  /(?<!\p{L})(?:не (?:давай|передав)|откуда (?:у вас )?мо[йи]|(?:удали|убери|прекрати)те|remove my|delete my|stop (?:calling|writing))/iu.test(
    message,
  )
