import { expect, it } from 'vitest'
import { explainRoleRefusal } from './user-requests'

it.each([
  ['The last admin cannot be removed or demoted', /^Это единственный администратор/],
  ['Only an admin may change roles', /^Менять роли могут только администраторы/],
  ['There is no such user', /^Такого пользователя больше нет/],
])('explains «%s»', (message, explanation) => {
  expect(explainRoleRefusal(new Error(message))).toMatch(explanation)
})

it('explains no other error', () => {
  expect(explainRoleRefusal(new Error('connection reset'))).toBeUndefined()
})
