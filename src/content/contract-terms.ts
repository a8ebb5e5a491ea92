import { plural } from '@contracts/russian.ts'

/** The usual terms of a contract, as /terms states them. */
export const contractTerms = {
  /** Per cent of the price due before work begins, and on acceptance. */
  payment: { before: 50, after: 50 },
  /** Working days to pay an invoice, and of delay before work may pause. */
  invoiceDays: 10,
  /** Working days to accept a stage or to object. */
  acceptanceDays: 10,
  /** Days that an estimate is valid. */
  estimateDays: 30,
  /** Days of notice to end a project. */
  noticeDays: 14,
  /** Working days to refund an advance for work not done. */
  refundDays: 10,
  /** Years of secrecy after the work. */
  secrecyYears: 3,
  /** Working days to answer a complaint, and days to settle it before going to court. */
  complaintDays: 10,
  settlementDays: 30,
} as const

/** 10 → «10 рабочих дней», in the genitive after «в течение» and «больше чем на». */
export const workingDays = (count: number) =>
  `${count}\u00a0${plural(count, 'рабочего дня', 'рабочих дней', 'рабочих дней')}`
/** 14 → «14 дней», the same in the genitive. */
export const daysLong = (count: number) => `${count}\u00a0${plural(count, 'дня', 'дней', 'дней')}`
/** 3 → «3 года», 5 → «5 лет», in the accusative. */
export const yearsLong = (count: number) => `${count}\u00a0${plural(count, 'год', 'года', 'лет')}`
