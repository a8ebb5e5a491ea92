import { formatNumber } from '@contracts/russian.ts'

/** 1258291 bytes → «1,2 МБ», with a non-breaking space. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1) return `${bytes}\u00a0Б`
  if (kilobytes < 1000) return `${Math.round(kilobytes)}\u00a0КБ`
  return `${formatNumber(Math.round((kilobytes / 1024) * 10) / 10)}\u00a0МБ`
}

const months =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')

/** An ISO day, 2024-11-19 → «19 ноября 2024 г.»; not by Intl, for the reason in `russian.ts`. */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day} ${months[(month ?? 0) - 1]} ${year} г.`
}
