import { expect, it } from 'vitest'
import { roleChange } from './log-details'

it.each([
  [
    { from: 'user', to: 'staff' },
    { from: 'user', to: 'staff' },
  ],
  [
    { from: null, to: 'user' },
    { from: undefined, to: 'user' },
  ],
  [{ from: 'owner', to: 'toString' }, {}],
  [null, {}],
  ['text', {}],
])('reads %j', (details, change) => {
  expect(roleChange.parse(details)).toEqual(change)
})
