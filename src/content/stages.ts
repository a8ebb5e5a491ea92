import { months, weeks } from './term'

// The stages of services without packages; those of an API are in prices.ts.

/** Hours until an express assessment is ready. */
export const assessmentHours = { cloud: 48, saas: 24 } as const

/** The stages of a mobile app, and a first version. */
export const appStages = {
  design: weeks(2, 3),
  mvp: weeks(6, 10),
  testing: weeks(2, 3),
  publishing: weeks(1, 2),
} as const
export const mvpWeeks = 8
export const mvpStage = weeks(mvpWeeks, mvpWeeks)
export const mvpTerm = mvpStage.text

export const cloudStages = {
  audit: weeks(1, 2),
  preparation: weeks(1, 3),
  transfer: weeks(2, 8),
  tuning: weeks(1, 2),
} as const

export const devopsStages = {
  audit: weeks(1, 2),
  planning: weeks(1, 2),
  rollout: weeks(4, 12),
} as const

export const consultingStages = {
  analysis: weeks(1, 2),
  strategy: weeks(1, 2),
  rollout: months(2, 6),
} as const
