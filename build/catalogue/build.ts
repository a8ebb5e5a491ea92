import { orderPricesOf } from '@assistant/training/offers.ts'
import { loadPages } from '@assistant/training/pages.ts'

/** What buttons order, with its price: the only names that a mail to a stranger may repeat. */
export const buildOrderPrices = async () => orderPricesOf(await loadPages())
