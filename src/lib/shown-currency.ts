import type { Currency } from '@/content/currencies'
import { knownCurrency, own } from '@/content/currency'
import { currencyKey, readStored, writeStored } from './storage'

const listeners = new Set<() => void>()

/** The currency of the shown prices: index.html knows it before the first paint, and the styles follow (styles.css). */
export function shownCurrency(): Currency {
  return knownCurrency(document.documentElement.dataset.currency) ?? own
}

function show(currency: unknown) {
  const { dataset } = document.documentElement
  const known = (typeof currency === 'string' && knownCurrency(currency)) || own
  if (known === own) delete dataset.currency
  else dataset.currency = known
}

/** Shows all prices in another currency, also on later pages. */
export function showCurrency(currency: Currency) {
  show(currency)
  writeStored(currencyKey, currency)
  for (const listener of listeners) listener()
}

/** Calls back when another currency is chosen, here or in another tab. Returns a function that stops it. */
export function onCurrency(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === currencyKey.name) show(readStored(currencyKey))
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
