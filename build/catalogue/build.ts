import { promises } from '@/content/company'
import { clockName, workingHours } from '@/content/working-hours'
import * as consultation from '@/content/consultation'
import * as quiz from '@/content/quiz'
import type { Schedule } from '@contracts/working-time.ts'
import { orderPricesOf } from '@assistant/training/offers.ts'
import { loadPages } from '@assistant/training/pages.ts'

/** When the company works, and what it promises by that. */
export const schedule: Schedule = { promises, workingHours, clockName }

/** The labels of the forms: every `…Labels` that the content exports, by name. */
export const formLabels = Object.fromEntries(
  Object.entries({ ...consultation, ...quiz }).filter(([name]) => name.endsWith('Labels')),
)

/** What buttons order, with its price: the only names that a mail to a stranger may repeat. */
export const buildOrderPrices = async () => orderPricesOf(await loadPages())
