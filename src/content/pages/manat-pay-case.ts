import { casePage } from '../case-pages/case-page'
import { manatPay } from '../cases/manat-pay'
import { manatQuote } from '../case-pages/quotes'

export const manatPayCase = casePage(
  manatPay,
  {
    title: `${manatPay.title}: мобильный кошелёк с нуля`,
    description: `Кейс ${manatPay.title} с экранами до и после: кошелёк для iOS и Android, 180\u00a0тысяч установок за год и 86\u00a0% платежей, которые доходят до конца.`,
    keywords: ['кейс мобильного приложения', 'мобильный кошелёк', 'FinTech разработка', 'Flutter'],
  },
  manatQuote,
)
