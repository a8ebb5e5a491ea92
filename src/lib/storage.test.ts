import { expect, it } from 'vitest'
import { draftKey, forgetDrafts } from './storage'

it('forgets every draft and nothing else', () => {
  localStorage.clear()
  localStorage.setItem(draftKey('note', 'me', 'email').name, '{}')
  localStorage.setItem(draftKey('reply', 'me', 'email').name, '{}')
  localStorage.setItem('kerege.chat', '{}')
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual(['kerege.chat'])
})
