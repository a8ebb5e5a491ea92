/** What a phrase says of a price or a term without a number. */
export interface Phrase {
  /**
   * `free`: nothing is paid; `discount`: less is paid; `relative`: a figure told by another; `deadline`: a day on
   * which something will be done, or none; `promise`: a result that is guaranteed.
   */
  kind: 'free' | 'discount' | 'relative' | 'deadline' | 'promise'
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

const phrases: [Phrase['kind'], RegExp][] = [
  [
    'free',
    /(?<!\p{L})(?:бе[сз]плат\p{L}*|фри|в придачу|не бер(?:ем|ут) (?:денег|плат\p{L}+)|безвозмезд\p{L}*|(?:за)?даром|за так|задарма|нахаляву|халяв\p{L}*|на халяву|в подарок|подар(?:ок|ком|ка|им|ите|ю)|бонусом|без оплат\p{L}+|без предоплат\p{L}+|за (?:наш )?счет (?:компании|агентства|заведения)|за наш счет|ни копейк\p{L}+|за копейк\p{L}+|за (?:\p{L}+ )?рубль|за (?:\p{L}+ )?доллар|за спасибо|за бесценок|символическ\p{L}+|ничего не (?:сто|плат|заплат)\p{L}+|не стоит ничего|нулев\p{L}+ (?:цен|стоимост)\p{L}*|gratis|complimentary|on the house|(?:no|without|free of|zero) (?:charge|cost|payment)|costs? (?:you )?nothing|at no cost|as a gift|бекер\p{L}*|акысыз\p{L}*)/gu,
  ],
  ['free', /(?<![\p{L}-]|feel |royalty |trouble )free(?! to )(?!\p{L}|-text)/gu],
  [
    'discount',
    /(?<!\p{L})(?:скид[коа]\p{L}*|скидочн\p{L}*|промокод\p{L}*|кешб[эе]к\p{L}*|акци[яиюей]+(?!\p{L})|распродаж\p{L}*|discount\p{L}*|promo(?: ?codes?)?|cashback|coupons?|special offer|% off|percent off)/gu,
  ],
  [
    'relative',
    /(?<!\p{L})(?:пол-?цен\p{L}*|(?:в?половин\p{L}+|треть|трети|четверть|четверти)(?= \p{L}*(?:цен|стоим|бюдж|дешев|сумм))|вдвое|втрое|вчетверо|впятеро|вдесятеро|(?:на половину|наполовину|намного|гораздо)(?= (?:дешевл|меньш|быстр|ниж|выгодн|больш|раньш))|сто(?:ит|ят|ил\p{L}*) (?:\p{L}+ ){0,2}как|рав(?:на|ен|но|ны) (?:цен|стоим)|такая же цена|(?:costs?|priced) (?:the same|as much)|по (?:цене|стоимости|прайсу) |за те же деньги|за ту же (?:цену|сумму)|стольк\p{L}+ же|той же цен|половин\p{L}+ стоимост|half[- ](?:the )?(?:price|cost)|half off|(?:for|at) the (?:same )?(?:price|cost) of|same price|twice (?:as )?(?:cheap|fast)\p{L}*|(?:тысяч|рубл|процент)\p{L}* на \p{L}+ дешевле)/gu,
  ],
  [
    'promise',
    /(?<!\p{L})(?:гарантиру\p{L}+ (?:\p{L}+ ){0,2}(?:мест|топ|рост|результат|продаж|заяв|окуп)|верн(?:ем|у) (?:вам )?(?:все )?деньги|удво\p{L}+|утро(?:им|ит|ю)\p{L}*|пожизненн\p{L}+|бессрочн\p{L}+|навсегда|lifetime|money[- ]back|full refund|guarantee (?:you )?(?:\p{L}+ ){0,2}(?:top|first|growth|results?|sales))/gu,
  ],
  [
    'deadline',
    new RegExp(
      `(?<!\\p{L})(?:(?:к|ко|до) (?:${day}|конц[уа]|утр[уа]|вечер[уа]|нов(?:ому|ого) год)|(?:by|until|before) (?:${day}|the end|next|end of)|за (?:выходн|ноч|вечер|секунд)|на днях|${done}\\p{L}*[^.!?\\n]{0,40}(?<!\\p{L})${day}|${day}\\p{L}*[^.!?\\n]{0,40}(?<!\\p{L})${done})`,
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
