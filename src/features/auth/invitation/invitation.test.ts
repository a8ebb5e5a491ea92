import { afterEach, expect, it } from 'vitest'
import { storagePrefix } from '@/content/company'
import { invitationIn, readInvitation, storeInvitation } from './invitation'

afterEach(() => localStorage.clear())

it.each([
  ['#invitation=k1&address=Aida%40Kerege.example', { key: 'k1', address: 'aida@kerege.example' }],
  ['invitation=k1&address=a@b.c', { key: 'k1', address: 'a@b.c' }],
  ['#invitation=k1', undefined],
  ['#address=a@b.c', undefined],
  ['#team', undefined],
  ['', undefined],
])('reads %s', (hash, invitation) => {
  expect(invitationIn(hash)).toEqual(invitation)
})

it('waits in the browser until it is forgotten', () => {
  const invitation = { key: 'k1', address: 'a@b.c' }
  storeInvitation(invitation)
  expect(readInvitation()).toEqual(invitation)
  storeInvitation(undefined)
  expect(readInvitation()).toBeUndefined()
})

it.each(['nonsense', '{"key": 1}', 'null'])('does not mind %s in storage', (stored) => {
  localStorage.setItem(`${storagePrefix}.invitation`, stored)
  expect(readInvitation()).toBeUndefined()
})
