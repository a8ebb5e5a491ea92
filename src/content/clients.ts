import { siteMap } from './site-map.ts'

/** Whom the home page and a fact of the chat name: clients with a case, and others. */
export const namedClients = {
  logistics: siteMap.tulparLogisticsCase.label,
  retail: siteMap.nurRetailCase.label,
  wallet: siteMap.manatPayCase.label,
  clinic: siteMap.akmedCase.label,
  construction: 'Вектор Строй',
  farming: 'Жайлоо Агро',
} as const

/** In English, for the chat. */
export const namedClientsEn = {
  logistics: 'Tulpar Logistic',
  retail: 'NurRetail',
  wallet: 'Manat Pay',
  clinic: 'AkMed',
  construction: 'Vektor Stroy',
  farming: 'Jailoo Agro',
} as const satisfies Record<keyof typeof namedClients, string>
