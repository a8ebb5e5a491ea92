import { currencies, type Currency } from '@contracts/currency.ts'

/** In local storage, and in index.html, which reads it before the first paint. */
const key = 'currency'
const [own] = currencies
const listeners = new Set<() => void>()

/** The currency that prices are shown in; the page itself knows, and its styles follow it (site.css). */
export function shownCurrency(): Currency {
  const chosen = document.documentElement.dataset.currency
  return currencies.find((one) => one === chosen) ?? own
}

function show(currency: string | null) {
  const { dataset } = document.documentElement
  const known = currencies.find((one) => one === currency) ?? own
  if (known === own) delete dataset.currency
  else dataset.currency = known
}

/** Shows all prices in another currency, on the pages to come, too. */
export function showCurrency(currency: Currency) {
  show(currency)
  try {
    if (currency === own) localStorage.removeItem(key)
    else localStorage.setItem(key, currency)
  } catch {
    // It holds until the page is left.
  }
  for (const listener of listeners) listener()
}

/** Calls back when another currency is shown, here or by another tab. Returns a function that stops it. */
export function onCurrency(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) show(event.newValue)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
