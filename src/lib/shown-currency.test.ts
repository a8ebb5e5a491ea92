import { afterEach, expect, it, vi } from 'vitest'
import { onCurrency, showCurrency, shownCurrency } from './shown-currency'

afterEach(() => {
  showCurrency('rub')
})

it('shows roubles until something else is chosen, and keeps the choice', () => {
  expect(shownCurrency()).toBe('rub')
  const heard = vi.fn()
  const stop = onCurrency(heard)
  showCurrency('kgs')
  expect(shownCurrency()).toBe('kgs')
  expect(document.documentElement).toHaveAttribute('data-currency', 'kgs')
  expect(localStorage.getItem('kerege.currency')).toBe('"kgs"')
  expect(heard).toHaveBeenCalledOnce()
  stop()
  showCurrency('rub')
  expect(heard).toHaveBeenCalledOnce()
  expect(document.documentElement).not.toHaveAttribute('data-currency')
  expect(localStorage.getItem('kerege.currency')).toBeNull()
})

it('follows another tab', () => {
  const heard = vi.fn()
  const stop = onCurrency(heard)
  localStorage.setItem('kerege.currency', '"usd"')
  window.dispatchEvent(new StorageEvent('storage', { key: 'kerege.currency' }))
  expect(shownCurrency()).toBe('usd')
  expect(heard).toHaveBeenCalledOnce()
  localStorage.removeItem('kerege.currency')
  window.dispatchEvent(new StorageEvent('storage', { key: 'kerege.currency' }))
  expect(shownCurrency()).toBe('rub')
  stop()
})

it('takes what no currency of ours is for roubles', () => {
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
