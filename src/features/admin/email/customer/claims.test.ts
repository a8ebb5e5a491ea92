import { expect, it } from 'vitest'
import { differingClaims } from './claims'

const card = { name: 'Анна Ли', phone: '+996 555 123456', company: null }
const request = (changes: object) => ({
  lead: {
    kind: 'consultation',
    name: 'Анна Ли',
    email: 'anna@company.kg',
    phone: '+996 555 123456',
    ...changes,
  },
})
const textsOf = (...requests: { lead: unknown }[]) =>
  differingClaims(card, requests).map(({ text }) => text)

it('are empty if requests and card say the same, in any notation', () => {
  expect(textsOf()).toEqual([])
  expect(textsOf(request({ name: 'анна  ли', phone: '0555 12-34-56' }))).toEqual([])
  expect(textsOf({ lead: null }, { lead: 'nonsense' })).toEqual([])
})

it('are what the newest request says differently', () => {
  const older = request({ phone: '+996 700 000001', company: 'Тулпар' })
  const newer = request({ name: 'Анна Ким', phone: '+996 700 000002' })
  expect(textsOf(newer, older)).toEqual([
    'Указано другое имя: Анна Ким',
    'Указан другой телефон: +996 700 000 002',
    'Компания по заявке, не проверена: Тулпар',
  ])
  expect(textsOf(request({}), older)).toEqual(['Компания по заявке, не проверена: Тулпар'])
})

it('include those of bookings', () => {
  const contact = '+996 700 000003'
  const booking = { lead: { kind: 'booking', name: 'Анна Ли', contact, phone: contact } }
  expect(differingClaims(card, [booking])).toEqual([
    {
      field: 'phone',
      value: '+996 700 000 003',
      text: 'Указан другой телефон: +996 700 000 003',
    },
  ])
})
