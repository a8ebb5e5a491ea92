import type { CaseStudyId } from '../addresses'
import { siteMap } from '../site-map.ts'
import type { CaseSummary } from './case'

export const caseSummaries = {
  'orda-market': {
    id: 'orda-market',
    industry: 'retail',
    title: siteMap.ordaMarketCase.label,
    subtitle: 'Витрина и заказы для трёх складов',
    category: 'Магазины',
    technologies: ['TypeScript', 'PostgreSQL'],
    metrics: [
      { label: 'Заказы без звонка', value: '64\u00a0%' },
      { label: 'Ошибки в заявках', value: '−71\u00a0%' },
      { label: 'Сбор заказа', value: '26\u00a0мин' },
    ],
    services: ['/custom-saas'],
  },
} as const satisfies Record<CaseStudyId, CaseSummary>
