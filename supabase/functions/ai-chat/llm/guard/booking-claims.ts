const subject =
  '(?:запис[ьи]|брон[ьи]|заявк[аиу]|заказ|встреч[аиу]|созвон|звонок|консультаци[яию]|визит|при[её]м|просьб[ау]|запрос|время|слот|вас|вам)'
const details = '(?:контакт\\p{L}*|данные|номер|телефон|почту)'
const made =
  '(?:подтвер\\p{L}+|оформлен\\p{L}*|принят\\p{L}*|создан\\p{L}*|сделан\\p{L}*|назначен\\p{L}*|заброниров\\p{L}+|отправлен\\p{L}*|передан\\p{L}*|зафиксирован\\p{L}*|состоится|запланирован\\p{L}*|согласован\\p{L}*|зарегистрирован\\p{L}*|получен\\p{L}*|внесен\\p{L}*|поставлен\\p{L}*|закреплен\\p{L}*|ушл[аои]|ушел|у менеджера)'
const did =
  '(?:записал|забронировал|зафиксировал|вн[её]с(?:л)?|назначил|запланировал|поставил|зарегистрировал|отметил|оформил|передал|отправил|сохранил|создал|закрепил|подтвердил|договорил|принял)(?:а|и|о|ась|ись|ся)?'
const day =
  '(?:завтра|послезавтра|сегодня|понедельник|вторник|сред[уы]|четверг|пятниц[уы]|суббот[уы]|воскресень[ея]|утром|вечером|в \\d|на \\d|к \\d|в назначенн|в офис)'
const englishDay =
  '(?:tomorrow|today|tonight|(?:on |next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|at \\d|on the \\d|then|there|soon)'
const adverbs =
  '(?:(?:уже|успешно|предварительно|только что|теперь|сейчас|ваш[аеу]?|ваши|на \\p{L}+|менеджеру|для вас) ){0,3}'
const gap = '[^.!?\\n]{0,25}'

const claims = [
  // «Заявка принята», «запись на среду подтверждена»
  `${subject} ${adverbs}${made}(?! ли)`,
  `(?:подтвержден|оформлен|принят|забронирован|назначен|запланирован|отправлен|передан|создан)[аоы]?,? ${adverbs}${subject}`,
  // «Записал вас», «вас записал», «передала вашу заявку»
  `(?<!мы )${did} ${adverbs}${subject}`,
  `(?:передал|отправил)[аи]? ${adverbs}${details}`,
  `${details} ${adverbs}(?:передан|отправлен|приняты|у менеджера)\\p{L}*`,
  `мы ${did} (?:вас|вам|ваш\\p{L}*)`,
  `(?:вас|вам|вашу заявку|ваши данные|ваш номер) ${adverbs}${did}`,
  `вы ${adverbs}(?:записаны|забронированы|зарегистрированы|внесены|в списке|в очереди на)`,
  // «Ждём вас завтра», «до встречи в среду», «менеджер позвонит вам завтра в 10»
  `жд[еу]т? вас ${gap}${day}`,
  `ждем вас(?: ${gap}${day}|[!.]|$)`,
  `вас (?:ждет|ждут|жд[её]м) ${gap}${day}`,
  `(?:увидимся|созвонимся|встретимся|до встречи|до созвона|до связи) ${gap}(?<![\\p{L}\\d])${day}`,
  `(?:позвонит|перезвонит|свяжется|наберет|напишет|позвоним|перезвоним|свяжемся)${gap} ${day}`,
  // «Готово: записано!»
  `(?:записан[оы]|забронировано|оформлено|подтверждено|принято|оформил[аи]?|записал[аи]?|booked|scheduled|confirmed)(?:[!.,]|$)`,
  `(?:менеджер|коллега|специалист)\\p{L}* (?:уже )(?:зна|в курсе|получил|вид|едет|набира)`,
  `жд(?:и|у)те (?:\\p{L}+ )?звонк`,
  `записыва(?:ю|ем) вас ${gap}${day}`,
  `consider it (?:booked|done)`,
  // English
  `(?:you|we)(?:['’ ]?a?re)(?: now| all)* (?:booked|set|scheduled|confirmed|registered|signed up|in for)`,
  `(?:booked|scheduled|reserved|registered|signed) (?:you|your|a (?:call|slot|meeting))`,
  `(?:(?:i|we|they|you)['’]ve|have|has|just|already) (?:already |just |now )?(?:booked|scheduled|reserved|forwarded|passed (?:you|your|it|this|them)|sent (?:you|your|it|this|the)|arranged|confirmed (?:you|your|the)|put you|signed you)`,
  `(?:booking|appointment|call|consultation|slot|meeting|request|reservation|order) (?:(?:is|has been|was|have been)(?: now| already| successfully)*) (?:booked|confirmed|made|set|scheduled|reserved|sent|received|accepted|forwarded|arranged|registered|passed)`,
  `(?:booking|appointment|meeting|call|consultation) confirmed`,
  `see you ${gap}${englishDay}`,
  `(?:looking|look) forward to (?:seeing|meeting|talking|speaking|your visit)`,
  `(?:expect|expecting|waiting for|await) you ${gap}${englishDay}`,
  `(?:will|\\p{L}+['’]ll) (?:call|contact|ring|phone) you ${gap}${englishDay}`,
  // Kyrgyz
  `(?:жазыл|катта)(?:дыңыз|дым|дык|лдыңыз)`,
]

const claim = new RegExp(`(?<!\\p{L})(?:${claims.join('|')})`, 'iu')

/**
 * Whether a text claims that a booking was made, or an appointment, which only the code that books may say.
 *
 * @param plain a `plainText`
 */
export const claimsBooking = (plain: string): boolean => claim.test(plain)
