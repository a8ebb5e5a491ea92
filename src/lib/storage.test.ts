import { expect, it } from 'vitest'
import { consultationKey, draftKey, forgetDrafts, isStored, orderKey, writeStored } from './storage'

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
