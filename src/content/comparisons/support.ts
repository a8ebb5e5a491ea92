import { inHours } from '@contracts/russian.ts'
import { promises } from '../company.ts'
import { supportFigures } from '../figures.ts'
import type { Comparison } from './comparison'

const { hours, sla } = supportFigures
const answer = `за ${inHours(promises.consultationHours)}`

export const supportPlans: Comparison = {
  title: 'Что делать с сайтом каждый месяц',
  lead: 'Отметьте заботы, которые хотите отдать: тариф и цена найдутся сами.',
  choice: {
    offers: [
      'website-support/start',
      'website-support/standard',
      'website-support/optimal',
      'website-support/premium',
    ],
    ticks: [
      { label: 'Обновления', from: 'website-support/start' },
      { label: 'Правки', from: 'website-support/start' },
      { label: 'Новые страницы', from: 'website-support/standard' },
      { label: 'Копии каждый день', from: 'website-support/standard' },
      { label: 'Контроль оплаты', from: 'website-support/standard' },
      { label: 'Доработки', from: 'website-support/optimal' },
      { label: 'Разбор скорости', from: 'website-support/optimal' },
      { label: `SLA ${sla}`, from: 'website-support/premium' },
    ],
  },
  table: {
    columns: [
      'website-support/start',
      'website-support/standard',
      'website-support/optimal',
      'website-support/premium',
    ],
    rows: [
      {
        label: 'Часы в месяц',
        cells: [hours.start, hours.standard, hours.optimal, hours.premium],
      },
      {
        label: 'Резервные копии',
        cells: ['раз в неделю', 'каждый день', 'каждый день', 'каждый день'],
      },
      { label: 'Новые блоки и страницы', cells: [false, true, true, true] },
      { label: 'Контроль форм и оплаты', cells: [false, true, true, true] },
      { label: 'Доработки каталога и корзины', cells: [false, false, true, true] },
      {
        label: 'Тестовая копия сайта',
        cells: ['на время работ', 'на время работ', 'постоянно', 'постоянно'],
      },
      { label: 'Разбор скорости загрузки', cells: [false, false, true, true] },
      { label: 'SLA в договоре', cells: [false, false, false, sla] },
      { label: 'Закреплённый инженер', cells: [false, false, false, true] },
      { label: 'Ежемесячный план развития', cells: [false, false, false, true] },
      { label: 'Обновление движка и модулей', cells: [true, true, true, true] },
      { label: 'Правки текстов и картинок', cells: [true, true, true, true] },
      { label: 'Ответ в рабочее время', cells: [answer, answer, answer, answer] },
    ],
  },
}
