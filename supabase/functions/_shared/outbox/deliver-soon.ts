import { inBackground } from '../background.ts'
import { deliverDue } from './deliver-due.ts'
import type { Outbox } from './outbox.ts'

/** After an answer the instance may live on for 150 s at least; ours ends well before, in ms. */
const timeBudgetMs = 20_000

/** Delivers what is due without holding up the answer; what fails waits in the outbox. */
export const deliverSoon = (outbox: Outbox) =>
  inBackground('deliver mail', () => deliverDue(outbox, timeBudgetMs))
