import { afterEach, expect, it, vi } from 'vitest'
import { storagePrefix } from '@/content/company'
import { onCurrency, showCurrency, shownCurrency } from './shown-currency'

afterEach(() => {
  showCurrency('rub')
})

it('shows another currency once it is chosen, and keeps the choice', () => {
  expect(shownCurrency()).toBe('rub')
  const heard = vi.fn()
  const stop = onCurrency(heard)
  showCurrency('kgs')
  expect(shownCurrency()).toBe('kgs')
  expect(document.documentElement).toHaveAttribute('data-currency', 'kgs')
  expect(localStorage.getItem(`${storagePrefix}.currency`)).toBe('"kgs"')
  expect(heard).toHaveBeenCalledOnce()
  stop()
  showCurrency('rub')
  expect(heard).toHaveBeenCalledOnce()
  expect(document.documentElement).not.toHaveAttribute('data-currency')
  // Else the next page would choose by the time zone again.
  expect(localStorage.getItem(`${storagePrefix}.currency`)).toBe('"rub"')
})

it('follows another tab', () => {
  const heard = vi.fn()
  const stop = onCurrency(heard)
  localStorage.setItem(`${storagePrefix}.currency`, '"usd"')
  window.dispatchEvent(new StorageEvent('storage', { key: `${storagePrefix}.currency` }))
  expect(shownCurrency()).toBe('usd')
  expect(heard).toHaveBeenCalledOnce()
  localStorage.removeItem(`${storagePrefix}.currency`)
  window.dispatchEvent(new StorageEvent('storage', { key: `${storagePrefix}.currency` }))
  expect(shownCurrency()).toBe('rub')
  stop()
})

it('treats unknown currencies as roubles', () => {
  document.documentElement.dataset.currency = 'eur'
  expect(shownCurrency()).toBe('rub')
})

it('shows the choice where storage is blocked', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  showCurrency('usd')
  expect(shownCurrency()).toBe('usd')
  blocked.mockRestore()
})
