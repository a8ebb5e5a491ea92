import type { Currency } from '@contracts/currency.ts'

/**
 * The currency that a visitor sees first, by the cities of their browser's time zone (IANA's name after the slash); all
 * others see dollars. UTC is what servers and browsers that hide their place say.
 */
export const firstCurrency = {
  kgs: 'Bishkek',
  rub: 'UTC Kaliningrad Moscow Simferopol Kirov Volgograd Astrakhan Saratov Ulyanovsk Samara Yekaterinburg Omsk Novosibirsk Barnaul Tomsk Novokuznetsk Krasnoyarsk Irkutsk Chita Yakutsk Khandyga Vladivostok Ust-Nera Magadan Sakhalin Srednekolymsk Kamchatka Anadyr Almaty Qostanay Qyzylorda Aqtobe Aqtau Atyrau Oral',
} as const satisfies Partial<Record<Currency, string>>
