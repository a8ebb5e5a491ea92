import { expect, it, vi } from 'vitest'
import {
  consultationKey,
  draftKey,
  draftNames,
  forgetDrafts,
  isStored,
  orderKey,
  readStored,
  readText,
  writeStored,
  writeText,
} from './storage'

it('forgets every draft and nothing else', () => {
  localStorage.clear()
  localStorage.setItem(draftKey('note', 'me', 'email').name, '{}')
  localStorage.setItem(draftKey('reply', 'me', 'email').name, '{}')
  localStorage.setItem('kerege.chat', '{}')
  for (const key of [consultationKey, orderKey]) writeStored(key, { name: 'Анна' })
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual(['kerege.chat'])
  expect([consultationKey, orderKey].filter(isStored)).toEqual([])
})

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
  expect([readText(key), readStored(key), isStored(key), draftNames()]).toEqual([
    null,
    undefined,
    false,
    [],
  ])
  forgetDrafts()
  vi.unstubAllGlobals()
})
