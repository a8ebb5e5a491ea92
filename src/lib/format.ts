import { lazily } from './lazily'

// These come with every page, and the first formatter costs a phone tens of milliseconds: most pages need none.
const number = lazily(() => new Intl.NumberFormat('ru-RU'))
const day = lazily(() => new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' }))

/** 75000 → «75 000 ₽», with spaces that never break. */
export const formatRoubles = (amount: number) => `${number().format(amount)}\u00a0₽`

/** An ISO day → «19 ноября 2024 г.», the same in every time zone. */
export const formatDay = (iso: string) => day().format(new Date(iso))

/** 3190 → «3 190», with a space that never breaks. */
export const formatCount = (count: number) => number().format(count)
