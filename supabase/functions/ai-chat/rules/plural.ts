import { plural } from '../../_shared/contracts/russian.ts'

/** «(в течение) 1 часа», «2 часов»: the genitive. */
export const hoursGenitive = (hours: number) =>
  `${hours}\u00a0${plural(hours, 'часа', 'часов', 'часов')}`
