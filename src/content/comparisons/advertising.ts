import { inSentence } from '@contracts/russian.ts'
import { advertisingPackages as packages } from '../packages.ts'
import type { Comparison } from './comparison'

const [first, ...others] = Object.values(packages).map(({ title }) => title)

/** As with SEO, nothing to tick. */
export const advertisingPackages: Comparison = {
  title: [first, ...others.map(inSentence)].join(', '),
  table: {
    columns: [
      'contextual-advertising/setup',
      'contextual-advertising/management',
      'contextual-advertising/complete',
    ],
    rows: [
      { label: 'Кто ведёт кампании', cells: ['ваш сотрудник', 'мы', 'мы'] },
      {
        label: 'Запросы и минус-слова',
        cells: ['собираем', 'чистим', 'собираем и чистим'],
      },
      { label: 'Отчёт на одной странице', cells: [false, 'каждую неделю', 'каждую неделю'] },
      { label: 'Аналитика', cells: ['цели и звонки', 'по ставкам', 'от клика до оплаты'] },
      { label: 'Посадочные страницы и тексты', cells: [false, false, true] },
      { label: 'Баннеры и ролики', cells: [false, false, true] },
      { label: 'Сравнение вариантов', cells: [false, 'объявлений', 'и предложений'] },
      {
        label: 'Рекламный бюджет',
        cells: ['платите площадке', 'платите площадке', 'платите площадке'],
      },
    ],
  },
}
