import type { Case } from './case'

export const ordaMarket = {
  id: 'orda-market',
  industry: 'retail',
  author: 'aigul-seitova',
  title: 'Орда Маркет',
  subtitle: 'Витрина и заказы для трёх складов',
  description:
    'Оптовик с тремя складами принимал заказы по телефону. Теперь покупатели видят остатки и заказывают сами, а менеджеры занимаются спорными случаями.',
  category: 'Магазины',
  duration: '4\u00a0месяца',
  team: '3\u00a0человека',
  year: 2025,
  technologies: ['TypeScript', 'PostgreSQL'],
  metrics: [
    { label: 'Заказы без звонка', value: '64\u00a0%' },
    { label: 'Ошибки в заявках', value: '−71\u00a0%' },
    { label: 'Сбор заказа', value: '26\u00a0мин' },
  ],
  problem:
    'Остатки трёх складов жили в трёх файлах, и каждое утро начиналось с обзвона кладовщиков.',
  solution: 'Собрали остатки в одну базу и показали их покупателям вместе с ценами по договору.',
  features: ['Остатки по складам', 'Цены по договору', 'Повтор прошлого заказа'],
  results: ['Две трети заказов приходят без участия менеджера'],
  links: [{ label: 'Сайты по готовым пакетам', to: '/web-development' }],
  alt: 'Экраны магазина: остатки по складам, карточка товара и заказ в телефоне',
  screens: [
    {
      frame: 'window',
      title: 'Остатки',
      parts: [{ kind: 'rows', rows: [{ title: 'Склад на Рыскулова', value: '412' }] }],
    },
    {
      frame: 'window',
      title: 'Карточка товара',
      parts: [{ kind: 'figures', figures: [{ label: 'В наличии', value: '38' }] }],
    },
    { frame: 'phone', title: 'Заказ', parts: [{ kind: 'button', label: 'Повторить' }] },
  ],
} as const satisfies Case
