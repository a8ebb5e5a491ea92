import { expect, it } from 'vitest'
import { describeEvent, eventsOf, securityQuery } from './security-events'

it.each([
  ['signed_in', {}, 'Вход'],
  ['data_exported', { what: 'subscribers' }, 'Выгружены данные: подписчики рассылки'],
  ['access_denied', { what: 'send-reply' }, 'Отказано в доступе: send-reply'],
  [
    'setting_changed',
    { what: 'staff_need_factor', to: false },
    'Изменена настройка: второй фактор для сотрудников, выключено',
  ],
  ['code_failed', { refused: true }, 'Код не принят: слишком много попыток'],
  ['sign_in_failed', { refused: true }, 'Пароль не принят: слишком много попыток'],
  ['factor_added', 'nonsense', 'Подключён второй фактор'],
] as const)('%s with %j', (event, details, text) => {
  expect(describeEvent(event, details)).toBe(text)
})

it('has the events of a group', () => {
  expect(eventsOf('failures')).toEqual([
    'sign_in_failed',
    'code_failed',
    'access_denied',
    'failures_burst',
  ])
})

it('reads no group that does not exist', () => {
  const read = (event?: string) => securityQuery.parse({ event }).event
  expect([read('failures'), read('toString'), read()]).toEqual(['failures', '', ''])
})
