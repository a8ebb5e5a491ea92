import { casePage } from '../case-pages/case-page'
import { akmed } from '../cases/akmed'
import { akmedQuote } from '../case-pages/quotes'

export const akmedCase = casePage(
  akmed,
  {
    title: `${akmed.title}: сервис для клиник по подписке`,
    description: `Кейс ${akmed.title} с экранами до и после: программа одной клиники стала сервисом для 34\u00a0центров, а неявки пациентов снизились с 18 до 6\u00a0%. Как это сделали.`,
    keywords: ['кейс SaaS', 'программа для клиники', 'запись к врачу', 'медицинская система'],
  },
  akmedQuote,
)
