/*
 * Recognises yes and no. A yes counts only in a message that says nothing against it: «да, но измените телефон»
 * is none.
 */
const wordSet = (text: string) => new Set(text.split(/\s+/))

const agrees = wordSet(
  'да ага угу ну-да да-да дада ок окей оке окок оки окейси хорошо ладно верно правильно подтверждаю подтвердить подтверждаем ' +
    'подтверждено согласен согласна согласны конечно кнш канеш безусловно разумеется естественно давай давайте записывай ' +
    'записывайте запишите запиши бронируйте оформляйте оформляй отправляйте отправляй передавайте погнали поехали го ' +
    'ооба ова макул туура жарайт болот ырас мейли жазыңыз жазып ' +
    '+ ++ плюс подтвердите шлите принято принимаю даа дыа дп йес йеп болду 👍 ✅ 👌 💯 🤝 yes indeed exactly bingo yep yeah yup ya y ok okay confirm confirmed correct right sure absolutely definitely agree agreed',
)
/** A yes only in answer to «всё верно?». */
const approves = wordSet(
  'огонь четко бомба топ супер отлично прекрасно класс круто идеально замечательно норм нормально идет пойдет годится подходит устраивает точно именно ' +
    'жду ждем ждём буду звоните перезвоните набирайте наберите верны верная корректно правильные совпадает передайте ' +
    'күтөм чалыңыз чалып great perfect fine good awesome',
)
/** Said of many things: a yes only where nothing else is said. */
const weak = wordSet(
  'хорошо ладно давай давайте го погнали ok okay sure + ++ плюс супер отлично прекрасно класс круто нормально',
)
const courtesies = wordSet(
  'ырахмат вот теперь сейчас ждать менеджера ответа вашего все всё так именно точно меня пожалуйста спасибо большое огромное благодарю отлично супер прекрасно это я мы в порядке данные ' +
    'данный можно можете жду ждем звонка звонок от вас вам с вами буду будем устраивает подходит запись записью заявку заявка на ' +
    'консультацию хорошего доброго дня вечера всего и ну тогда очень там класс окей же уже до связи свидания ' +
    'рахмат чоң коюңуз коюнуз баары please thanks thank you it is that thats all the i looks good everything book go ahead data me do for let lets send',
)
const thanks = wordSet(
  'спасибо благодарю пожалуйста рахмат ырахмат чоң большое thanks thank you please',
)
/** Courtesies that are a confirmation by themselves. */
const agreeingPhrases = wordSet(
  'так_и_есть теперь_так теперь_все_так вот_теперь_так send_it все_так все_точно именно_так точно подходит устраивает все_устраивает все_подходит почему_нет почему_бы_и_нет почему_бы_нет ' +
    'без_проблем go_ahead book_it looks_good all_good sounds_good do_it go_for_it of_course that_works lets_do_it spot_on exactly_right',
)
const against =
  /^(?:но|только|кроме|однако|хотя|почти|не|нет|неа|ни|бы|а|если|или|жок|эмес|потом|позже|сначала|сперва|пока|как\p{L}*|сколько|где|почему|зачем|когда|подожд\p{L}*|погод\p{L}*|стоп|измен\p{L}*|помен\p{L}*|исправ\p{L}*|поправ\p{L}*|друг\p{L}+|перепи\p{L}*|перепутал\p{L}*|неверн\p{L}*|неправ\p{L}*|ошиб\p{L}*|отмен\p{L}*|передума\p{L}*|лучше|but|except|not|dont|no|later|wait|change|wrong|instead|cancel|how|what|why|when|if)$/u

const refuses = wordSet(
  'нет неа не-а нее отмена отмени отмените отменить отменяй отменяйте передумал передумала передумали стоп хватит отбой ' +
    'отказываюсь жок no nope cancel stop nevermind',
)
const refusingPhrases = [
  /^не (?:надо|нужно|хочу|хотим|стоит|записывай|записывайте|записывать|подтверждаю|согласен|согласна|сейчас|буду)/,
  /^(?:пока|уже) не (?:надо|нужно|хочу)/,
  /^(?:don'?t|do not) (?:book|want|need)/,
  /^(?:not now|never mind)/,
  /^(?:потом|позже|в другой раз)$/,
  /^(?:керек эмес|кереги жок)/,
]
const refusalFillers = wordSet(
  'спасибо пожалуйста я мы уже пока все запись заявку заявка бронь консультацию консультация консультации мне не надо ' +
    'нужно хочу хотим звонить мою моя эту это рахмат please thanks thank you the my it booking want need to do',
)

const isLetterless = (text: string) =>
  /^\++$/.test(text) || /^\p{Extended_Pictographic}+$/u.test(text)

/** The message's words in lower case, without punctuation; emoji and a lone plus are words, too. */
const wordsOf = (message: string) =>
  message
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\p{Emoji_Modifier}|️/gu, '')
    .replace(/(\p{Extended_Pictographic})/gu, ' $1 ')
    .replace(/[’']/g, '')
    .split(/[\s.,!;:()«»"…–—]+/)
    .map((it) => it.replace(/(\p{L})\1{2,}/gu, '$1').replace(/^\++(?=\+)/, '+'))
    .filter((it) => it !== '' && (/[\p{L}\p{N}]/u.test(it) || isLetterless(it)))

const smiles = /^[🙂😊😀👍🙏🤝🔥❤👏✅👌💯]+$/u

/** Whether the message agrees and says nothing else. */
export function isConfirmation(message: string): boolean {
  const words = wordsOf(message)
  if (words.length === 0 || message.includes('?')) return false
  const saying = words.filter((it) => !thanks.has(it))
  if (agreeingPhrases.has(saying.join('_'))) return true
  return (
    words.some((it) => agrees.has(it)) &&
    words.every((it) => agrees.has(it) || courtesies.has(it) || smiles.test(it))
  )
}

/** Whether the message has a yes of any kind, and nothing else. */
export function isBareYes(message: string): boolean {
  const words = wordsOf(message)
  const isYes = (it: string) => agrees.has(it) || approves.has(it)
  return words.some(isYes) && words.every((it) => isYes(it) || courtesies.has(it))
}

/** Whether the message, in answer to «всё верно?», has a yes in it and says nothing against it. */
export function isApproval(message: string): boolean {
  if (isConfirmation(message) || isBareYes(message)) return true
  const words = wordsOf(message)
  const isYes = (it: string) => (agrees.has(it) || approves.has(it)) && !weak.has(it)
  if (words.length === 0 || words.length > 14 || message.includes('?')) return false
  return words.some(isYes) && !words.some((it) => against.test(it) || /\d/.test(it))
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

const start = '(?<!\\p{L})'
const cancels = new RegExp(
  [
    `${start}отмен(?:а|у|и|ите|ить|яй|яйте|яю|яем|яется|им)?(?!\\p{L})`,
    `${start}(?:передума|расхоте|перехоте|аннулир|отлож|вычеркн|отказыва|откаж|обойд[уе])\\p{L}*`,
    `${start}не (?:надо|нужн[оаы]|стоит|хо(?:чу|тим|чется)|буд(?:у|ем)|(?:запи|звон|перезв|набира|подтвержда|оформля|отправля|передава|беспоко|бронир|связыва)\\p{L}+|интересно|актуально|сейчас|готов\\p{L}*)(?!\\p{L})`,
    `${start}(?:неактуальн\\p{L}*|нет времени|неинтересно|ненадо|ненужно|нинада|не нада|хватит|отбой|отстаньте|забуд(?:ь|ьте|ем)|забе[йи]\\p{L}*|прекрат\\p{L}+)(?!\\p{L})`,
    `${start}(?:удал(?:и|ите|ить)|сотрите|сотри|убер(?:и|ите)|сним(?:и|ите)|убрать|снять|сброс\\p{L}+) (?:\\p{L}+ )?(?:запис|заяв|брон|данн|номер|телефон|контакт|все|мен|консультац)`,
    `${start}(?:в )?другой раз|${start}потом (?:сам|решу|как|напишу|позвон)|${start}позже (?:решу|сам|напишу|вернусь|позвон)|${start}(?:еще|пока|сначала|надо|нужно|я|мы) (?:по|об)дума|^(?:по|об)дума(?:ю|ем)(?!\\p{L})`,
    `${start}сам(?:а|и)? (?:вам |с вами )?(?:позвон|напиш|свяж|набер|перезвон)|${start}пока (?:нет|не (?:надо|нужно|хочу|готов))|${start}уже (?:нашл|договорил|решил|не )|${start}(?:давайте|лучше) не |${start}нет,? спасибо`,
    `${start}(?:забыли|проехали|отзовите|отзываю|отозвать|выпишите|откатите|калсын|я пас|(?:за|при)крой(?:те)? (?:заявк|запис|вопрос))\\p{L}*`,
    `${start}(?:уже |мы |я )*(?:сдела(?:ем|ю)|разобрал[аи]сь|решил[аи]?|справ(?:имся|люсь)) сам|${start}сам(?:а|и)? (?:разобрал|сдела|справ)|${start}нашли? (?:\\p{L}+ )?(?:других|другого|другую|исполнител)`,
    `${start}вопрос (?:уже )?(?:реш|отпал|снят|закрыт)\\p{L}*|${start}(?:никаких|без) (?:звонк|консультаци|запис|заяв)\\p{L}*|${start}не (?:оставля|беспоко|тревож|трога|присыла)\\p{L}+`,
    `${start}(?:rather not|scrap (?:it|that)|nvm|actually,? no|call it off|back out|(?:remove|delete|erase) (?:my|the|it|me|everything))(?!\\p{L})`,
    `${start}(?:cancel\\p{L}*|never ?mind|forget (?:it|about|that)|scratch that|drop it|changed my mind|no need|no,? thanks|no,? thank you|not (?:now|interested|any ?more)|i['’]?ll pass|maybe later|another time|on second thoughts?|withdraw|abort)(?!\\p{L})`,
    `${start}(?:do not|don['’]?t|dont|no need to|stop) (?:book|call|contact|want|need|bother|send|store|save|register)`,
    `${start}(?:керек эмес|кереги жок|кереги эмес|жокко чыгар\\p{L}*|баш тарт\\p{L}*|чалба\\p{L}*|жаз(?:ыл)?ба\\p{L}*|токтот\\p{L}*|ойлонуп көр\\p{L}*|айныдым|каалаба\\p{L}*)`,
    `${start}не (?:пиши|сохраня|вноси|тратьте|жди)\\p{L}*|${start}(?:сливаюсь|снимаю|ложная тревога|шутка|шучу|по ошибке|случайно (?:нажал|написал)|(?:нажал|написал)\\p{L}* случайно)`,
    `${start}(?:(?:do not|don['’]?t) (?:write|message|e-?mail|phone|ring|text)|no longer (?:need|want|interested)|not needed|let['’]?s (?:not|skip)|skip (?:it|that)|leave it)(?!\\p{L})`,
    `${start}(?:керексиз|оюмдан кайт\\p{L}*|убактым жок|болбой калды)`,
  ].join('|'),
  'iu',
)
/** Words that take a cancellation back, move the time instead, or ask whether it will be possible. */
const keeps =
  /не (?:надо |нужно |стоит )?отмен|не оставля\p{L}*[^.!?]*\?|нет,? оставь|все[ -]таки (?:запи|дава|хочу)|отмен\p{L}* отмен|(?:будет|потом|позже|если)[^.!]{0,20} (?:отмен|передума|перенес)|(?:отмен|передума)\p{L}*[^.!]{0,20}(?:будет|потом|если)(?!\p{L})|^(?:я )?не передума|(?:не|never) changed/iu

/** Whether a visitor in the middle of a booking calls it off. */
export const isCancellation = (message: string): boolean => {
  const text = message.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
  // «Отмените. Хотя нет, давайте», «хотя нет, не надо»: what is said last counts.
  const last = text.split(/хотя (?:нет(?!,? спасибо)|ладно|давай)/u).at(-1) ?? text
  return !keeps.test(text) && (isRefusal(last) || cancels.test(last))
}
