import { casePage } from '../case-pages/case-page'
import { tulparLogistics } from '../cases/tulpar-logistics'
import { tulparQuote } from '../case-pages/quotes'

export const tulparLogisticsCase = casePage(
  tulparLogistics,
  {
    title: `${tulparLogistics.title}: переезд диспетчерской в облако`,
    description: `Кейс ${tulparLogistics.title} с экранами до и после: девять ночных окон, ни одного вставшего рейса, выпуск версии за 12\u00a0минут и серверы дешевле на 38\u00a0%.`,
    keywords: [
      'кейс миграции в облако',
      'диспетчерская перевозок',
      'DevOps для логистики',
      'Kubernetes',
    ],
  },
  tulparQuote,
)
