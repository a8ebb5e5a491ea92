// Made on first use: every page imports this file, few need a formatter, and the first one costs a phone
// tens of milliseconds.
let number: Intl.NumberFormat | undefined
let day: Intl.DateTimeFormat | undefined

/** 3190 → «3 190», with a space that never breaks. */
export function formatCount(count: number): string {
  number ??= new Intl.NumberFormat('ru-RU')
  return number.format(count)
}

/** 75000 → «75 000 ₽», with spaces that never break. */
export const formatRoubles = (amount: number) => `${formatCount(amount)}\u00a0₽`

/** An ISO day → «19 ноября 2024 г.», the same in every time zone. */
export function formatDay(iso: string): string {
  day ??= new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })
  return day.format(new Date(iso))
}
