import { siteMap } from './site-map.ts'

/** Clients without a case. */
export const vektorStroy = 'Вектор Строй'
export const jailooAgro = 'Жайлоо Агро'

/** Whom the home page and a fact of the chat name. */
export const namedClients = [
  siteMap.tulparLogisticsCase.label,
  siteMap.nurRetailCase.label,
  siteMap.manatPayCase.label,
  siteMap.akmedCase.label,
  vektorStroy,
  jailooAgro,
] as const

/** In English, for the chat. */
export const namedClientsEn = {
  [siteMap.tulparLogisticsCase.label]: 'Tulpar Logistic',
  [siteMap.nurRetailCase.label]: 'NurRetail',
  [siteMap.manatPayCase.label]: 'Manat Pay',
  [siteMap.akmedCase.label]: 'AkMed',
  [vektorStroy]: 'Vektor Stroy',
  [jailooAgro]: 'Jailoo Agro',
} as const satisfies Record<(typeof namedClients)[number], string>
