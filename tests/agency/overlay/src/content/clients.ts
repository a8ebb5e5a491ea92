import { siteMap } from './site-map.ts'

export const namedClients = {
  wholesale: siteMap.ordaMarketCase.label,
  sport: 'Медеу Спорт',
} as const

export const namedClientsEn = { wholesale: 'Orda Market', sport: 'Medeu Sport' } as const
