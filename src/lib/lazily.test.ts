import { expect, it, vi } from 'vitest'
import { lazily } from './lazily'

it('makes nothing until it is asked, and then once', () => {
  const make = vi.fn(() => ({ made: true }))
  const get = lazily(make)
  expect(make).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect(make).toHaveBeenCalledOnce()
})
