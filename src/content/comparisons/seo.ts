import { seoQueries } from '../figures.ts'
import type { Comparison } from './comparison'

/** Paid in different ways, these are no steps of one ladder: nothing to tick. */
export const seoPackages: Comparison = {
  title: 'Пакеты рядом',
  lead: 'Цена одного от другого отличается не объёмом, а тем, за что вы платите.',
  table: {
    columns: ['seo-promotion/basic', 'seo-promotion/positions', 'seo-promotion/traffic'],
    rows: [
      { label: 'За что платите', cells: ['за работы', 'за позиции', 'за визиты'] },
      {
        label: 'Запросы',
        cells: [`до ${seoQueries.basic}`, `до ${seoQueries.positions}`, 'без ограничений'],
      },
      {
        label: 'Новые страницы',
        cells: [false, 'под спрос', 'карточки, статьи, сравнения'],
      },
      { label: 'Позиции проверяем', cells: ['для отчёта', 'каждый день', 'для отчёта'] },
      { label: 'Эксперименты с конверсией', cells: [false, false, true] },
      { label: 'Исправление технических ошибок', cells: [true, true, true] },
      { label: 'Ежемесячный отчёт', cells: [true, true, true] },
    ],
  },
}
