import type { Case } from './case'
import { caseSummaries } from './summaries.ts'

export const ordaMarket = {
  ...caseSummaries['orda-market'],
  author: 'aigul-seitova',
  description:
    'Оптовик с тремя складами принимал заказы по телефону. Теперь покупатели видят остатки и заказывают сами, а менеджеры занимаются спорными случаями.',
  duration: '4\u00a0месяца',
  team: '3\u00a0человека',
  year: 2025,
  problem:
    'Остатки трёх складов жили в трёх файлах, и каждое утро начиналось с обзвона кладовщиков.',
  solution: 'Собрали остатки в одну базу и показали их покупателям вместе с ценами по договору.',
  features: ['Остатки по складам', 'Цены по договору', 'Повтор прошлого заказа'],
  results: ['Две трети заказов приходят без участия менеджера'],
  links: [{ label: 'Сайты с нуля под ключ', to: '/custom-saas' }],
  skin: {
    typeface: 'rubik',
    ground: '#e8f0ff',
    card: '#ffffff',
    ink: '#10203c',
    quiet: '#4d5b76',
    line: '#cfdcf3',
    accent: '#1c4fb8',
    onAccent: '#ffffff',
    good: '#17704a',
    waiting: '#a34b00',
    radius: 8,
  },
  shifts: [{ label: 'Заказы без звонка', before: 0, after: 64, unit: '%' }],
  before: { id: 'before', frame: 'window', alt: 'Три файла остатков' },
  after: { id: 'after', frame: 'window', alt: 'Остатки трёх складов в одном списке' },
  pictures: [
    { id: 'order', frame: 'phone', alt: 'Заказ в телефоне', caption: 'Повтор прошлого заказа' },
  ],
} as const satisfies Case
