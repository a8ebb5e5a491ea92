import { afterEach, expect, it, vi } from 'vitest'
import { storagePrefix } from '@/content/company'
import { otherCurrencies, own } from '@/content/currency'
import { onCurrency, showCurrency, shownCurrency } from './shown-currency'

const [first = own, second = first] = otherCurrencies

afterEach(() => {
  showCurrency(own)
})

it('shows another currency once it is chosen, and keeps the choice', () => {
  expect(shownCurrency()).toBe(own)
  const heard = vi.fn()
  const stop = onCurrency(heard)
  showCurrency(second)
  expect(shownCurrency()).toBe(second)
  expect(document.documentElement).toHaveAttribute('data-currency', second)
  expect(localStorage.getItem(`${storagePrefix}.currency`)).toBe(JSON.stringify(second))
  expect(heard).toHaveBeenCalledOnce()
  stop()
  showCurrency(own)
  expect(heard).toHaveBeenCalledOnce()
  expect(document.documentElement).not.toHaveAttribute('data-currency')
  // Else the next page would choose by the time zone again.
  expect(localStorage.getItem(`${storagePrefix}.currency`)).toBe(JSON.stringify(own))
})

it('follows another tab', () => {
  const heard = vi.fn()
  const stop = onCurrency(heard)
  localStorage.setItem(`${storagePrefix}.currency`, JSON.stringify(first))
  window.dispatchEvent(new StorageEvent('storage', { key: `${storagePrefix}.currency` }))
  expect(shownCurrency()).toBe(first)
  expect(heard).toHaveBeenCalledOnce()
  localStorage.removeItem(`${storagePrefix}.currency`)
  window.dispatchEvent(new StorageEvent('storage', { key: `${storagePrefix}.currency` }))
  expect(shownCurrency()).toBe(own)
  stop()
})

it('treats an unknown currency as that of the prices', () => {
  document.documentElement.dataset.currency = 'xts'
  expect(shownCurrency()).toBe(own)
})

it('shows the choice where storage is blocked', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  showCurrency(first)
  expect(shownCurrency()).toBe(first)
  blocked.mockRestore()
})
