import { ecommerceAutomationBody } from '../blog/ecommerce-automation'
import type { PageContent } from '../model/page'

export const ecommerceAutomation: PageContent = {
  head: {
    title: 'Автоматизация интернет-магазина: от заказа до чека',
    description:
      'Как убрать ручной труд из заказов: остатки и резерв, обмен с 1С и CRM, оплата и чек, доставка, возвраты, показатели и план внедрения на 16 недель.',
    keywords: [
      'автоматизация интернет-магазина',
      'обмен с 1С',
      'синхронизация остатков',
      'фискальный чек онлайн',
      'брошенные корзины',
      'CRM для магазина',
    ],
  },
  lang: 'ru',
  sections: [
    {
      kind: 'article',
      id: 'ecommerce-automation',
      body: ecommerceAutomationBody,
      related: ['telegram-automation', 'exchange-without-duplicates', 'marketplace-stock'],
    },
  ],
}
