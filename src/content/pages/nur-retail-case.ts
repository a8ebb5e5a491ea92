import { casePage } from '../case-pages/case-page'
import { nurRetail } from '../cases/nur-retail'
import { nurRetailQuote } from '../case-pages/quotes'

export const nurRetailCase = casePage(
  nurRetail,
  {
    title: `${nurRetail.title}: магазин, который сам ведёт заказ`,
    description: `Кейс ${nurRetail.title} с экранами до и после: заказ обрабатывают 4\u00a0минуты вместо 27, а из-за остатков отменяют менее процента. Как связали сайт, 1С и кассы.`,
    keywords: [
      'кейс интернет-магазина',
      'интеграция с 1С',
      'автоматизация розницы',
      'магазин одежды',
    ],
  },
  nurRetailQuote,
)
