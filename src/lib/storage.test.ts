import { expect, it } from 'vitest'
import { draftKey, forgetDrafts } from './storage'

it('forgets every draft and nothing else', () => {
  sessionStorage.clear()
  sessionStorage.setItem(draftKey('note', 'me', 'email').name, '{}')
  sessionStorage.setItem(draftKey('reply', 'me', 'email').name, '{}')
  sessionStorage.setItem('kerege.chat', '{}')
  forgetDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['kerege.chat'])
})
