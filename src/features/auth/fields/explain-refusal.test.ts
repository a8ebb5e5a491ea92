import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/supabase-js'
import { expect, it, vi } from 'vitest'
import { explainRefusal } from './explain-refusal'

const logging = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

it.each([
  ['invalid_credentials', /email или пароль/],
  ['weak_password', /слишком простой/],
  ['user_banned', /закрыт/],
  ['otp_expired', /новое письмо/],
])('%s is explained in Russian, and its original is logged', (code, words) => {
  const log = logging()
  const error = new AuthApiError('Server words', 422, code)
  expect(explainRefusal(error)).toMatch(words)
  expect(log).toHaveBeenCalledWith(expect.any(String), error)
  log.mockClear()
})

it.each([
  ['a code of tomorrow', 422],
  [undefined, 400],
  [undefined, 500],
])('the server’s own words are shown for the untranslated %s of %d', (code, status) => {
  const log = logging()
  const words = 'Database error saving new user'
  expect(explainRefusal(new AuthApiError(words, status, code))).toBe(words)
  expect(explainRefusal(new AuthApiError('{}', status, code))).toMatch(/через минуту/)
  log.mockClear()
})

it.each([
  new TypeError('Failed to fetch'),
  new AuthRetryableFetchError('Failed to fetch', 0),
  new AuthUnknownError('Unreadable', new SyntaxError('Unexpected token')),
])('a connection that is lost is named: %o', (error) => {
  const log = logging()
  expect(explainRefusal(error)).toMatch(/Проверьте соединение/)
  log.mockClear()
})

it.each([new TypeError('Failed to fetch'), null, 'x'])('%s is explained, too', (error) => {
  const log = logging()
  expect(explainRefusal(error)).toMatch(/[а-я]/)
  log.mockClear()
})
