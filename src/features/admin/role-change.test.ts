import { expect, it } from 'vitest'
import { readRoleChange } from './role-change'

it.each([
  [
    { from: 'user', to: 'staff' },
    { from: 'user', to: 'staff' },
  ],
  [
    { from: null, to: 'user' },
    { from: null, to: 'user' },
  ],
  [
    { from: 'owner', to: 'toString' },
    { from: null, to: null },
  ],
  [null, { from: null, to: null }],
  ['text', { from: null, to: null }],
])('reads %j', (details, change) => {
  expect(readRoleChange(details)).toEqual(change)
})
