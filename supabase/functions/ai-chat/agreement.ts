/*
 * Recognises consent to a booking. Only a message that says nothing else counts: «да, но измените телефон»
 * is not a confirmation.
 */
const wordSet = (text: string) => new Set(text.split(/\s+/))

const agrees = wordSet(
  'да ага угу ок окей оке ок оки хорошо ладно верно правильно подтверждаю подтвердить подтверждаем подтверждено ' +
    'согласен согласна согласны конечно давай давайте записывай записывайте запишите запиши бронируйте оформляйте ' +
    'отправляйте + 👍 ✅ 👌 yes yep yeah yup ok okay confirm confirmed correct right sure agree agreed',
)
const courtesies = wordSet(
  'все так именно точно меня пожалуйста спасибо отлично супер прекрасно это я мы в порядке данные можно можете жду ' +
    'ждем звонка буду устраивает подходит запись заявку please thanks thank you it is that thats all the i looks good ' +
    'everything book go ahead data me',
)
/** Courtesies that are a confirmation by themselves. */
const agreeingPhrases = wordSet(
  'все_так именно_так точно подходит устраивает все_устраивает все_подходит go_ahead book_it looks_good all_good',
)

const refuses = wordSet(
  'нет неа не-а отмена отмени отмените отменить отменяй отменяйте передумал передумала передумали стоп хватит ' +
    'отказываюсь no nope cancel stop nevermind',
)
const refusingPhrases = [
  /^не (?:надо|нужно|хочу|хотим|стоит|записывай|записывайте|записывать|подтверждаю|согласен|согласна|сейчас|буду)/,
  /^(?:пока|уже) не (?:надо|нужно|хочу)/,
  /^(?:don'?t|do not) (?:book|want|need)/,
  /^(?:not now|never mind)/,
  /^(?:потом|позже|в другой раз)$/,
]
const refusalFillers = wordSet(
  'спасибо пожалуйста я мы уже пока все запись заявку заявка бронь консультацию консультация консультации мне не надо ' +
    'нужно хочу хотим звонить мою моя эту это please thanks thank you the my it booking want need to do',
)

const isLetterless = (text: string) => text === '+' || /^\p{Extended_Pictographic}+$/u.test(text)

/** The message's words in lower case, without punctuation; emoji and a lone plus are words, too. */
const wordsOf = (message: string) =>
  message
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\p{Emoji_Modifier}|\uFE0F/gu, '')
    .replace(/(\p{Extended_Pictographic}+)/gu, ' $1 ')
    .replace(/[’']/g, '')
    .split(/[\s.,!;:()«»"…–—]+/)
    .filter((it) => it !== '' && (/[\p{L}\p{N}]/u.test(it) || isLetterless(it)))

/** Whether the message agrees and says nothing else. */
export function isConfirmation(message: string): boolean {
  const words = wordsOf(message)
  if (words.length === 0 || message.includes('?')) return false
  if (agreeingPhrases.has(words.join('_'))) return true
  const smiles = /^[🙂😊😀👍🙏🤝🔥]+$/u
  return (
    words.some((it) => agrees.has(it)) &&
    words.every((it) => agrees.has(it) || courtesies.has(it) || smiles.test(it))
  )
}

/** Whether the message declines and says nothing else: «нет, телефон другой» is not a refusal. */
export function isRefusal(message: string): boolean {
  const words = wordsOf(message)
  if (words.length === 0 || message.includes('?')) return false
  const text = words.join(' ')
  const rest = words.every((it) => refuses.has(it) || refusalFillers.has(it))
  if (rest && words.some((it) => refuses.has(it))) return true
  return refusingPhrases.some((pattern) => pattern.test(text)) && words.length <= 5
}
