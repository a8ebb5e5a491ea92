import { expect, it, vi } from 'vitest'
import { draftKey, draftNamesOf, forgetDrafts } from './drafts'
import { isStored, readStored, readText, writeStored, writeText } from './storage'

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

it.each([
  ['missing', undefined],
  ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('stores nothing where storage is %s', (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  const key = draftKey('note', 'me', 'email')
  expect(writeText(key, 'text')).toBe(false)
  writeStored(key, { text: 'text' })
  writeStored(key, undefined)
  expect([readText(key), readStored(key), isStored(key), draftNamesOf('me')]).toEqual([
    null,
    undefined,
    false,
    [],
  ])
  forgetDrafts('me')
  vi.unstubAllGlobals()
})
