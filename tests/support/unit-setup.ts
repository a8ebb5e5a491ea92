import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import './company-hours.ts'

// Code loaded on demand takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// jsdom has no layout (https://github.com/jsdom/jsdom/issues/1695).
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined

// An unexpected console.error or console.warn is a failure: a test that expects one mocks it.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

// Each page load has its client; files share a document, in which auth-js warns about the second one.
const isUnexpected = ([text]: unknown[]) =>
  !String(text).includes('Multiple GoTrueClient instances')

afterEach(cleanup)
afterEach(() => {
  expect(console.error, 'unexpected console.error').not.toHaveBeenCalled()
  expect(
    vi.mocked(console.warn).mock.calls.filter(isUnexpected),
    'unexpected console.warn',
  ).toEqual([])
})

// Files share a worker: the next one would find a browser without randomUUID, or a conversation to catch up with.
afterAll(() => {
  vi.unstubAllGlobals()
  if (typeof document === 'undefined') return
  sessionStorage.clear()
  localStorage.clear()
})
