/* Everything that the site, the forms and the chat know of money: another currency is an entry here and nothing else. */

interface Money {
  /** On the switch. */
  name: string
  sign: string
  /** In English texts, where it differs. */
  signEn?: string
  /** «$5,000», with commas between thousands, not «5 000 ₽». */
  isBefore?: true
  /** What it costs in the currency of the prices: 81 roubles are 1 dollar, 1 rouble is 1.1 soms. */
  rate?: { prices: number; other: number }
  /** Converted prices are rounded to so many. */
  step?: number
}

/** By ISO 4217's codes in small letters, in the order of the switch. */
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
    /** In which prices.ts is typed, and estimates of leads are stored: choose it before the first lead. */
    prices: 'rub',
    /** In which the forms ask for a budget (quiz.ts, consultation.ts). */
    budgets: 'usd',
    /** What people around us pay in: some pages' descriptions name prices in it. */
    place: 'kgs',
    /** First shown where `currencyZones` does not say another. */
    elsewhere: 'usd',
  }

/** Budgets in the currency of the prices are rounded to so many. */
export const budgetStep = 5000

/**
 * Official rates (the Bank of Russia's for the dollar, the National Bank's for the som), rounded. For information
 * only: a contract's own rate prevails.
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
 * The currency that a visitor sees first, by the cities of their browser's time zone (IANA's name after the slash). UTC
 * is what servers and browsers that hide their place say.
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
