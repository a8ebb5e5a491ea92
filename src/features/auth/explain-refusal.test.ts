import { expect, it, vi } from 'vitest'
import { explainRefusal } from './explain-refusal'

const logging = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

it.each([
  ['invalid_credentials', /email или пароль/],
  ['weak_password', /слишком простой/],
  ['user_banned', /закрыт/],
  ['otp_expired', /новое письмо/],
  ['a code of tomorrow', /попробуйте ещё раз/],
  [undefined, /попробуйте ещё раз/],
])('%s is explained in Russian, and its original is logged', (code, words) => {
  const log = logging()
  const error = { code, message: 'Server words' }
  expect(explainRefusal(error)).toMatch(words)
  expect(log).toHaveBeenCalledWith(expect.any(String), error)
  log.mockClear()
})

it.each([new TypeError('Failed to fetch'), null, 'x'])('%s is explained, too', (error) => {
  const log = logging()
  expect(explainRefusal(error)).toMatch(/[а-я]/)
  log.mockClear()
})
