/* All that the site, the forms and the chat know about currencies: a new one is an entry here, no more. */

interface Money {
  /** Its label on the currency switch. */
  name: string
  sign: string
  /** In English texts, where it differs. */
  signEn?: string
  /** The sign first, and commas between thousands: «$5,000», not «5 000 ₽». */
  isBefore?: true
  /** `prices` in the currency of the prices are `other` in this one: 81 roubles are 1 dollar. */
  rate?: { prices: number; other: number }
  /** Converted prices are rounded to multiples of this. */
  step?: number
}

/** By ISO 4217 code in lower case, in the order of the switch. */
const shown = {
  rub: { name: 'Рубли', sign: '₽' },
  usd: {
    name: 'Доллары',
    sign: '$',
    isBefore: true,
    rate: { prices: 81, other: 1 },
    step: 10,
  },
  kgs: {
    name: 'Сомы',
    sign: 'сом',
    signEn: 'som',
    rate: { prices: 1, other: 1.1 },
    step: 100,
  },
} satisfies Record<string, Money>

export type Currency = keyof typeof shown
export const currencies: Readonly<Record<Currency, Money>> = shown

/** Which of them is used where. */
export const currencyOf: Readonly<Record<'prices' | 'budgets' | 'place' | 'elsewhere', Currency>> =
  {
    /** The currency of prices.ts and of stored estimates: choose it before the first lead. */
    prices: 'rub',
    /** The currency of budgets in the forms (quiz.ts, consultation.ts). */
    budgets: 'usd',
    /** The local currency, in which some pages' descriptions name prices. */
    place: 'kgs',
    /** Shown first outside `currencyZones`. */
    elsewhere: 'usd',
  }

/** Budgets converted into the currency of the prices are rounded to multiples of this. */
export const budgetStep = 5000

/**
 * Official rates (the Bank of Russia's for the dollar, the National Bank's for the som), rounded. For
 * information only: a contract's own rate prevails.
 */
export const ratesOf = {
  day: '2025-11-01',
  /** The same day in a sentence. */
  text: '1\u00a0ноября 2025\u00a0г.',
} as const

/** How sentences name them: «цены — в рублях», «82 500 сомов», «в договоре сумму пишут в сомах». */
export const currencyWords = {
  inPrices: 'рублях',
  inPricesEn: 'roubles',
  ofPlace: 'сомов',
  inContracts: 'сомах или долларах',
  inContractsInFull: 'кыргызских сомах или долларах США',
  inContractsEn: 'Kyrgyz soms or US dollars',
}

/**
 * The currency that a visitor sees first, by the city of their browser's time zone (the IANA name after the
 * slash). Servers, and browsers that hide their location, report UTC.
 */
export const currencyZones: Readonly<Partial<Record<Currency, string>>> = {
  kgs: 'Bishkek',
  rub: 'UTC Kaliningrad Moscow Simferopol Kirov Volgograd Astrakhan Saratov Ulyanovsk Samara Yekaterinburg Omsk Novosibirsk Barnaul Tomsk Novokuznetsk Krasnoyarsk Irkutsk Chita Yakutsk Khandyga Vladivostok Ust-Nera Magadan Sakhalin Srednekolymsk Kamchatka Anadyr Almaty Qostanay Qyzylorda Aqtobe Aqtau Atyrau Oral',
}

/** How visitors of the chat name them, in any language and case. */
export const spokenCurrencies: Readonly<Record<Currency, RegExp>> = {
  rub: /(?<!\p{L})р(?!\p{L})|(?<!\p{L})руб\p{L}*|₽|(?<!\p{L})(?:rub(?!\p{L})|ro?ubles?)/iu,
  usd: /\$|доллар\p{L}*|баксо?[вы]?(?!\p{L})|(?<!\p{L})usd(?!\p{L})|dollars?/iu,
  kgs: /(?<!\p{L})(?:сом(?:ов|а|ы|ах|ам)?|soms?|kgs)(?!\p{L})/iu,
}
