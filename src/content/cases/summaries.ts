import type { CaseStudyId } from '../addresses'
import { siteMap } from '../site-map.ts'
import type { CaseSummary } from './case'

/**
 * What other pages show of each case: cards, and links from the pages of its services, its industry and its
 * technologies. The stories are in a file each.
 */
export const caseSummaries = {
  'nur-retail': {
    id: 'nur-retail',
    industry: 'retail',
    title: siteMap.nurRetailCase.label,
    subtitle: 'Интернет-магазин, который сам ведёт заказ от корзины до чека',
    category: 'E-commerce',
    technologies: ['Next.js', 'TypeScript', 'PostgreSQL', 'Redis', '1С:Управление торговлей'],
    metrics: [
      { label: 'Обработка заказа', value: '27\u00a0→ 4\u00a0мин' },
      { label: 'Отмены из-за остатков', value: '11\u00a0→ 0,9\u00a0%' },
      { label: 'Заказов в день', value: '120\u00a0→\u00a0310' },
    ],
    services: ['/web-development', '/custom-saas'],
  },
  'tulpar-logistics': {
    id: 'tulpar-logistics',
    industry: 'transportation-logistics',
    title: siteMap.tulparLogisticsCase.label,
    subtitle: 'Переезд диспетчерской в облако за девять ночных окон',
    category: 'Облако и DevOps',
    technologies: ['AWS', 'Kubernetes', 'Terraform', 'PostgreSQL', 'Grafana', 'GitLab CI'],
    metrics: [
      { label: 'Доступность', value: '99,9\u00a0%' },
      { label: 'Расходы на серверы', value: '−38\u00a0%' },
      { label: 'Выпуск версии', value: '5\u00a0ч →\u00a012\u00a0мин' },
    ],
    services: ['/cloud-migration', '/devops-services'],
  },
  'manat-pay': {
    id: 'manat-pay',
    industry: 'banking-finance',
    title: siteMap.manatPayCase.label,
    subtitle: 'Мобильный кошелёк: от прототипа до 180\u00a0тысяч установок',
    category: 'FinTech',
    technologies: ['Flutter', 'Go', 'gRPC', 'PostgreSQL', 'Kafka', 'Vault'],
    metrics: [
      { label: 'Установок за год', value: '180\u00a0тыс.' },
      { label: 'Сессий без сбоев', value: '99,7\u00a0%' },
      { label: 'Оценка в магазинах', value: '4,8' },
    ],
    services: ['/mobile-apps', '/mobile-apps-development', '/api-development'],
  },
  akmed: {
    id: 'akmed',
    industry: 'healthcare',
    title: siteMap.akmedCase.label,
    subtitle: 'SaaS для клиник: запись, карта и касса в одном окне',
    category: 'SaaS',
    technologies: ['React', 'NestJS', 'PostgreSQL', 'Docker', 'Google Cloud'],
    metrics: [
      { label: 'Клиник на подписке', value: '34' },
      { label: 'Неявки пациентов', value: '18\u00a0→ 6\u00a0%' },
      { label: 'Месячный отток', value: '1,2\u00a0%' },
    ],
    services: ['/saas-consulting', '/custom-saas'],
  },
} as const satisfies Record<CaseStudyId, CaseSummary>
