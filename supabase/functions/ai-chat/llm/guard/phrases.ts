/** What a phrase says of a price or a term without a number. */
export interface Phrase {
  /**
   * `free`: nothing is paid; `discount`: less is paid; `relative`: a figure told by another; `deadline`: a day on
   * which something will be done, or none; `promise`: a result that is guaranteed; `agreement`: what the visitor wants
   * is agreed to, or called binding.
   */
  kind: 'free' | 'discount' | 'relative' | 'deadline' | 'promise' | 'agreement'
  /** The words that say so. */
  text: string
  /** Their index in the text. */
  at: number
}

const weekday =
  '(?:понедельник|вторник|сред[уеы]|четверг|пятниц|суббот|воскресень|monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const day = `(?:завтра|послезавтра|сегодня|${weekday}|выходн|tomorrow|today|tonight|weekend)`
const done =
  '(?:готов|сдела|запуст|сдад|законч|получите|заверш|успе|пришл|вышл|отправ|позвон|перезвон|ready|done|launch|deliver|finish|complete|send|call)'

const paying =
  '(?:за|до|пере|пред)?(?:плат(?:а|ить|ите|ит|им|ят)|плачива(?:ть|ете)|оплат\\p{L}*)|(?:пред|до)оплат\\p{L}+|доплат\\p{L}+|оплачивать|денег'
const due = '(?:нужн|надо|прид|буд|треб|взима|бер|возьм|прос)\\p{L}*'
const wish = '(?:ваш|эт|так)\\p{L}{0,3} (?:цен|сумм|деньг|услови|предложени|бюджет|ставк)\\p{L}*'
const yourPrice = 'your (?:price|offer|budget|terms|number|conditions)'

const phrases: [Phrase['kind'], RegExp][] = [
  [
    'free',
    new RegExp(
      `(?<!\\p{L})(?:бе[сз]плат\\p{L}*|фри|в придачу|не бер(?:ем|ут) (?:денег|плат\\p{L}+)|безвозмезд\\p{L}*|(?:за)?даром|за так|задарма|нахаляву|халяв\\p{L}*|в подарок|подар(?:ок|ком|ка|им|ите|ю)|бонусом|без оплат\\p{L}+|без предоплат\\p{L}+|за (?:наш )?счет (?:компании|агентства|заведения)|за наш счет|копе(?:йк|ечк)\\p{L}+|грош(?!\\p{L})|грош[аие]\\p{L}*|пустяк\\p{L}*|за (?:\\p{L}+ )?рубль|за (?:\\p{L}+ )?доллар|за спасибо|бесценок|ни (?:одного )?(?:рубл|доллар|сом|цент|тыйын)(?:я|а)|монет(?:а|у|ы|к\\p{L}+|ок)?(?!\\p{L})|никак\\p{L}+ (?:за|рас)?(?:трат|ход|плат)\\p{L}*|(?:затрат|расход)\\p{L}* (?:никаких|нет|не будет)|без (?:затрат|расходов|вложений|денег|доплат\\p{L}*)|(?:${paying}) (?:\\p{L}+ ){0,2}не (?:${due})|не (?:${due}) (?:\\p{L}+ ){0,2}(?:${paying})|ничего (?:\\p{L}+ ){0,2}не (?:\\p{L}+ )?(?:сто|${paying})|(?:стоить|стоит|${paying}) (?:\\p{L}+ ){0,2}ничего|символическ\\p{L}+|нулев\\p{L}+ (?:цен|стоимост)\\p{L}*|gratis|complimentary|on the house|on us(?=[:,]|$)|(?:no|without|free[- ]of|zero)[- ](?:\\p{L}+ )?(?:charge|cost|payment|expense|fee)s?|(?:costs?|pay|charges?) (?:you |us )?(?:nothing|zilch|nada)|next to nothing|(?:cost|pay|charge) (?:\\p{L}+ )?(?:a thing|anything)|dirt[- ]cheap|peanuts|penn(?:y|ies)|fivers?|tenners?|for a (?:song|quarter)|coins?(?!\\p{L})|sets? you back|owe (?:us )?nothing|(?:a|per|single) (?:\\p{L}+ )?(?:buck|dime|nickel|cent|quid|dollar)|pro bono|as a gift|бекер\\p{L}*|акысыз\\p{L}*)`,
      'gu',
    ),
  ],
  ['free', /(?<![\p{L}-]|feel |royalty |trouble )free(?! to )(?!\p{L}|-text)/gu],
  [
    'discount',
    /(?<!\p{L})(?:скид[коа]\p{L}*|скидочн\p{L}*|промокод\p{L}*|кешб[эе]к\p{L}*|акци[яиюей]+(?!\p{L})|распродаж\p{L}*|discount\p{L}*|promo(?: ?codes?)?|cashback|coupons?|special offer|% off|percent off)/gu,
  ],
  [
    'relative',
    /(?<!\p{L})(?:пол-?цен\p{L}*|(?:в?половин\p{L}+|треть|трети|четверть|четверти)(?= \p{L}*(?:цен|стоим|бюдж|дешев|сумм))|вдвое|втрое|вчетверо|впятеро|вдесятеро|(?:на половину|наполовину|намного|гораздо)(?= (?:дешевл|меньш|быстр|ниж|выгодн|больш|раньш))|сто(?:ит|ят|ил\p{L}*) (?:\p{L}+ ){0,2}как|рав(?:на|ен|но|ны) (?:цен|стоим)|такая же цена|(?:costs?|priced) (?:the same|as much)|по (?:цене|стоимости|прайсу) |за те же деньги|за ту же (?:цену|сумму)|стольк\p{L}+ же|(?:цен|стоимост)\p{L}* (?:\p{L}+ ){0,3}(?:так(?:ая|ие|ова) же|одинаков\p{L}+)|(?:больше|меньше|дороже|дешевле|выше|ниже),? чем|(?:касается|относится) (?:и|также) |той же цен|половин\p{L}+ стоимост|half[- ](?:the )?(?:price|cost)|half off|(?:for|at) the (?:same )?(?:price|cost) of|same price|twice (?:as )?(?:cheap|fast)\p{L}*|(?:тысяч|рубл|процент)\p{L}* на \p{L}+ дешевле)/gu,
  ],
  [
    'promise',
    /(?<!\p{L})(?:гарантиру\p{L}+ (?:\p{L}+ ){0,2}(?:мест|топ|рост|результат|продаж|заяв|окуп)|верн(?:ем|у) (?:вам )?(?:все )?деньги|удво\p{L}+|утро(?:им|ит|ю)\p{L}*|пожизненн\p{L}+|бессрочн\p{L}+|навсегда|lifetime|money[- ]back|full refund|guarantee (?:you )?(?:\p{L}+ ){0,2}(?:top|first|growth|results?|sales))/gu,
  ],
  [
    'agreement',
    new RegExp(
      `(?<!\\p{L})(?:договорил\\p{L}+|сторгов\\p{L}+|уговорил\\p{L}*|по рукам|заметано|решено(?=[:,]|$)|соглас(?:ен|на|ны|илис[ья]|имся)(?!\\p{L})|(?:принима(?:ем|ю)|утвержда(?:ем|ю)|одобр\\p{L}+) (?:эт\\p{L}+ )?(?:ваш|цен|сумм|предложени|услови)\\p{L}*|(?:на|за|по) ${wish}|${wish} (?:\\p{L}+ ){0,2}(?:прин[яи]|устраива|подход|подойд|годит|соглас|утвер|одобр)\\p{L}*|по-вашему(?=[,:]|$)|как скажете|сколько (?:вы )?(?:\\p{L}+ )?(?:скажете|сказали|захотите|хотите|предлож\\p{L}+|не жалко|дадите)|(?:назначайте|назначаете|назовите|назначьте) (?:\\p{L}+ )?(?:цен|сумм)\\p{L}+|(?:цен|сумм)\\p{L}+ (?:назнач|назовите)\\p{L}*|люб(?:ая|ую|ой) (?:цен|сумм)\\p{L}+|оферт\\p{L}*|юридически(?!\\p{L})|юридическ\\p{L}+ (?:сил|обяз)\\p{L}+|(?<!не )обязыва(?:ет|ем|ющ)\\p{L}*|обязу(?:ем|ю)с\\p{L}|обязательств\\p{L}+ (?:компании|агентства|перед вами)|да(?:ю|ем) слово|подписываемся под|ручаюсь|ручаемся|обещаю|(?<!we |you |they |to )deal(?! with)(?!\\p{L})|^ ?(?:сделка|идет|accepted|sold)(?=[:,]|$)|acceptable|наш\\p{L}* обязательств\\p{L}+|^ ?сделка заключена|официальн\\p{L}+ предложени\\p{L}+|(?:at|for) th(?:at|is) (?:price|sum|amount)|do it for that|agreed(?=[:,]| to |$)|(?:accept|approve|agree to|agree with|honou?r|match) (?:your|this|that|the) (?:price|offer|budget|terms|number|conditions|sum)|${yourPrice} (?:\\p{L}+ ){0,2}(?:is|are|it is|works?|accepted|fine|stands)|(?:at|for|to|on) ${yourPrice}|legally|binding|(?:an?|this|that|your|our|firm|final|formal|official) offer(?!\\p{L})|offer (?:is )?(?:accepted|stands)|(?:my|our) word|name your (?:own )?price|shake on)`,
      'gu',
    ),
  ],
  [
    'deadline',
    new RegExp(
      `(?<!\\p{L})(?:(?:к|ко|до) (?:${day}|конц[уа]|утр[уа]|вечер[уа]|нов(?:ому|ого) год)|(?:by|until|before) (?:${day}|the end|next|end of)|за (?:выходн|ноч|вечер|секунд)|на днях|${done}\\p{L}*[^.!?\\n]{0,40}(?<!\\p{L})${day}|${done}\\p{L}* (?:\\p{L}+ )?(?:моментальн|мгновенн|немедленн|instantly|immediately)|${day}\\p{L}*[^.!?\\n]{0,40}(?<!\\p{L})${done})`,
      'gu',
    ),
  ],
]

/**
 * The phrases of a text that say of a price or a term what a number would.
 *
 * @param plain a `plainText`
 */
export const readPhrases = (plain: string): Phrase[] =>
  phrases.flatMap(([kind, pattern]) =>
    [...plain.matchAll(pattern)].map(({ 0: text, index }) => ({ kind, text, at: index })),
  )

/** Words torn apart by hyphens, dots and quotes: «бес-платно». */
export const joinWords = (plain: string) => plain.replace(/(?<=\p{L})[-.·•'’"«»]+(?=\p{L})/gu, '')
