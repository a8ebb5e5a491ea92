import { expect, it } from 'vitest'
import { describeEvent, readSecurityGroup, securityGroups } from './security-events'

it.each([
  ['signed_in', {}, 'Вход'],
  ['data_exported', { what: 'subscribers' }, 'Выгружены данные: подписчики рассылки'],
  ['access_denied', { what: 'send-reply' }, 'Отказано в доступе: send-reply'],
  [
    'setting_changed',
    { what: 'staff_need_factor', to: false },
    'Изменена настройка: второй фактор для сотрудников, выключено',
  ],
  ['factor_added', 'nonsense', 'Подключён второй фактор'],
] as const)('%s with %j', (event, details, text) => {
  expect(describeEvent(event, details)).toBe(text)
})

it('has each event in one group', () => {
  const grouped = Object.values(securityGroups).flatMap(({ events }): readonly string[] => events)
  expect(new Set(grouped).size).toBe(grouped.length)
  expect(grouped).toHaveLength(21)
})

it('reads no group that does not exist', () => {
  expect([readSecurityGroup('failures'), readSecurityGroup('x'), readSecurityGroup(null)]).toEqual([
    'failures',
    undefined,
    undefined,
  ])
})
