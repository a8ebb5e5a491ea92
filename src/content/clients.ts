import { siteMap } from './site-map.ts'

/** Whom the home page and a fact of the chat name: clients with a case, and others. */
export const namedClients = {
  logistics: { name: siteMap.tulparLogisticsCase.label, nameEn: 'Tulpar Logistic' },
  retail: { name: siteMap.nurRetailCase.label, nameEn: 'NurRetail' },
  wallet: { name: siteMap.manatPayCase.label, nameEn: 'Manat Pay' },
  clinic: { name: siteMap.akmedCase.label, nameEn: 'AkMed' },
  construction: { name: 'Вектор Строй', nameEn: 'Vektor Stroy' },
  farming: { name: 'Жайлоо Агро', nameEn: 'Jailoo Agro' },
} as const
