import { casePage } from '../case-pages/case-page'
import { ordaMarket } from '../cases/orda-market.ts'

export const ordaMarketCase = casePage(ordaMarket, {
  title: 'Орда Маркет: витрина трёх складов',
  description:
    'Кейс оптовика с экранами до и после: остатки трёх складов в одном списке, две трети заказов приходят без участия менеджера и без звонка.',
  keywords: ['кейс оптового магазина', 'остатки по складам', 'заказ без звонка'],
})
