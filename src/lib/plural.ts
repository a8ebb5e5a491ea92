const rules = new Intl.PluralRules('ru-RU')

/**
 * Picks the form of a Russian noun after a number.
 * @param one with 1, 21: «письмо»
 * @param few with 2 to 4: «письма»
 * @param many with 5 to 20: «писем»
 */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count)
  return form === 'one' ? one : form === 'few' ? few : many
}
