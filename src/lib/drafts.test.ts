import { expect, it } from 'vitest'
import { draftKey, forgetDrafts } from './drafts'

it('forgets every draft and nothing else', () => {
  sessionStorage.clear()
  sessionStorage.setItem(draftKey('note', 'me', 'email'), '{}')
  sessionStorage.setItem(draftKey('reply', 'me', 'email'), '{}')
  sessionStorage.setItem('kerege.chat', '{}')
  forgetDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['kerege.chat'])
})
