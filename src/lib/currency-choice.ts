import { useSyncExternalStore } from 'react'
import { type Currency, currencies } from '@/content/currency'

const key = 'currency'
const listeners = new Set<() => void>()

function read(): Currency {
  try {
    const stored = localStorage.getItem(key)
    return currencies.find((each) => each === stored) ?? 'rub'
  } catch {
    return 'rub'
  }
}

/** Where storage is blocked, the choice holds until the page is left. */
let chosen: Currency | undefined

/** Shows all prices of the site in a currency, here and in other tabs, until it is changed. */
export function chooseCurrency(currency: Currency): void {
  chosen = currency
  try {
    localStorage.setItem(key, currency)
  } catch {
    // Private browsing.
  }
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return
    chosen = undefined
    notify()
  }
  listeners.add(notify)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', onStorage)
  }
}

/** What the visitor wants prices to be shown in; roubles while prerendering. */
export const useCurrency = () =>
  useSyncExternalStore<Currency>(
    subscribe,
    () => chosen ?? read(),
    () => 'rub',
  )
