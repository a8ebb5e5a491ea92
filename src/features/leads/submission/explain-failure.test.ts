import { expect, it } from 'vitest'
import { explainFailure } from './explain-failure'
import { FunctionError } from '@/lib/backend/functions'

const names = ['name', 'email'] as const
const general = 'Не удалось отправить заявку. Попробуйте еще раз.'

it.each([
  new Error('anything'),
  new FunctionError('network', 'Failed to fetch'),
  new FunctionError('unavailable', 'База недоступна', { status: 503 }),
])('says the general sentence for %s', (error) => {
  expect(explainFailure(error, names)).toEqual({ message: general, fields: [] })
})

it('names the request whose cause is in the log', () => {
  const error = new FunctionError('internal', '', { status: 500, request: '1a2b3c4d' })
  expect(explainFailure(error, names).message).toBe(
    'Не удалось отправить заявку. Попробуйте еще раз (код 1a2b3c4d).',
  )
})

it('brings the server’s objections to their fields and drops paths it has no field for', () => {
  const fields = { 'data.email': 'Проверьте адрес', 'origin.pageUrl': 'Слишком длинный' }
  const error = new FunctionError('invalid_fields', 'Проверьте поля', { status: 422, fields })
  expect(explainFailure(error, names).fields).toEqual([
    { name: 'email', message: 'Проверьте адрес' },
  ])
})

it('says what to do about a page that is older than its consent', () => {
  const fields = { 'consent.textVersion': 'Обновите страницу.' }
  const error = new FunctionError('invalid_fields', 'Проверьте поля', { status: 422, fields })
  expect(explainFailure(error, names)).toEqual({ message: 'Обновите страницу.', fields: [] })
})

it.each([
  [undefined, 'Слишком много заявок подряд. Попробуйте позже.'],
  [5, 'Слишком много заявок подряд. Попробуйте через 1 минуту.'],
  [61, 'Слишком много заявок подряд. Попробуйте через 2 минуты.'],
  [1260, 'Слишком много заявок подряд. Попробуйте через 21 минуту.'],
  [3600, 'Слишком много заявок подряд. Попробуйте через 60 минут.'],
])('tells when to come again after %s seconds', (retryAfterSeconds, message) => {
  const error = new FunctionError('rate_limited', '', { status: 429, retryAfterSeconds })
  expect(explainFailure(error, names).message).toBe(message)
})
