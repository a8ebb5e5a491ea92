import { expect, it } from 'vitest'
import { likelyAddress } from './likely-address'

it.each([
  ['a@gmial.com', 'a@gmail.com'],
  ['A.b@GMAIL.CON ', 'A.b@gmail.com'],
  ['a@mal.ru', 'a@mail.ru'],
  ['a@yandexx.ru', 'a@yandex.ru'],
])('%s was probably %s', (typed, meant) => expect(likelyAddress(typed)).toBe(meant))

it.each(['a@gmail.com', 'a@mail.com', 'a@yandex.kz', 'a@bk.ru', 'a@company.kg', 'a@email.kg', ''])(
  'has no doubt about %j',
  (typed) => expect(likelyAddress(typed)).toBeUndefined(),
)
