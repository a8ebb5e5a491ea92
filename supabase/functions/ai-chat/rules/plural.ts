const rules = new Intl.PluralRules('ru')

/** «(в течение) 1 часа», «2 часов»: the genitive. */
export const hoursGenitive = (hours: number) =>
  `${hours}\u00a0${rules.select(hours) === 'one' ? 'часа' : 'часов'}`
