import { expect, it } from 'vitest'
import { roleAppearance } from './labels'

it.each([
  ['admin', 'Администратор', 'destructive'],
  ['staff', 'Сотрудник', 'default'],
  ['user', 'Пользователь', 'secondary'],
] as const)('calls %s «%s», with a badge that is %s', (role, label, badge) => {
  expect(roleAppearance[role]).toMatchObject({ label, badge })
})
