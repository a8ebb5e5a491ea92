import { expect, it } from 'vitest'
import { storagePrefix } from '@/content/company'
import { draftKey, forgetDrafts, forgetFormsWithOtherTabs } from './drafts'
import { consultationKey, isStored, orderKey, writeStored } from './storage'

it('forgets every draft of its author, half-filled forms, and nothing else', () => {
  localStorage.clear()
  localStorage.setItem(draftKey('note', 'colleague', 'me').name, '{}')
  localStorage.setItem(draftKey('note', 'me', 'email').name, '{}')
  localStorage.setItem(draftKey('reply', 'me', 'email').name, '{}')
  localStorage.setItem(`${storagePrefix}.chat`, '{}')
  for (const key of [consultationKey, orderKey]) writeStored(key, { name: 'Анна' })
  forgetDrafts('me')
  expect(Object.keys(localStorage)).toEqual([
    `${storagePrefix}.draft.note.colleague.me`,
    `${storagePrefix}.chat`,
  ])
  expect([consultationKey, orderKey].filter(isStored)).toEqual([])
})

it('forgets the forms of a tab when another one leaves, and only then', () => {
  const stop = forgetFormsWithOtherTabs()
  const hear = (key: string) => dispatchEvent(new StorageEvent('storage', { key, newValue: '' }))
  writeStored(orderKey, { name: 'Анна' })
  hear(`${storagePrefix}.session`)
  expect(isStored(orderKey)).toBe(true)
  hear(`${storagePrefix}.draft.`)
  expect(isStored(orderKey)).toBe(false)
  stop()
})
