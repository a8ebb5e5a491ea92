import { siteMap } from './site-map.ts'

export const medeuSport = 'Медеу Спорт'

export const namedClients = [siteMap.ordaMarketCase.label, medeuSport] as const

export const namedClientsEn = {
  [siteMap.ordaMarketCase.label]: 'Orda Market',
  [medeuSport]: 'Medeu Sport',
} as const
