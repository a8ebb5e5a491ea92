import { expect, it, vi } from 'vitest'
import {
  consultationKey,
  draftKey,
  draftNamesOf,
  forgetDrafts,
  forgetFormsWithOtherTabs,
  isStored,
  orderKey,
  readStored,
  readText,
  writeStored,
  writeText,
} from './storage'

it('forgets every draft of its author, half-filled forms, and nothing else', () => {
  localStorage.clear()
  localStorage.setItem(draftKey('note', 'colleague', 'me').name, '{}')
  localStorage.setItem(draftKey('note', 'me', 'email').name, '{}')
  localStorage.setItem(draftKey('reply', 'me', 'email').name, '{}')
  localStorage.setItem('kerege.chat', '{}')
  for (const key of [consultationKey, orderKey]) writeStored(key, { name: 'Анна' })
  forgetDrafts('me')
  expect(Object.keys(localStorage)).toEqual(['kerege.draft.note.colleague.me', 'kerege.chat'])
  expect([consultationKey, orderKey].filter(isStored)).toEqual([])
})

it('forgets the forms of a tab when another one leaves, and only then', () => {
  const stop = forgetFormsWithOtherTabs()
  const hear = (key: string) => dispatchEvent(new StorageEvent('storage', { key, newValue: '' }))
  writeStored(orderKey, { name: 'Анна' })
  hear('kerege.session')
  expect(isStored(orderKey)).toBe(true)
  hear('kerege.draft.')
  expect(isStored(orderKey)).toBe(false)
  stop()
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
  expect([readText(key), readStored(key), isStored(key), draftNamesOf('me')]).toEqual([
    null,
    undefined,
    false,
    [],
  ])
  forgetDrafts('me')
  vi.unstubAllGlobals()
})
