import { expect, it } from 'vitest'
import { senderOf, writerName } from './sender'

const nothing = { from_email: null, from_name: null, lead: null }

it('is the person that the form names', () => {
  const contact = { name: 'Анна Ли', email: 'anna@company.kg', phone: '+996 2' }
  const lead = { kind: 'consultation', ...contact, company: 'Ромашка' }
  expect(senderOf({ ...nothing, from_email: 'anna@company.kg', lead })).toEqual({
    name: 'Анна Ли',
    email: 'anna@company.kg',
    phone: '+996 2',
    company: 'Ромашка',
  })
})

it('is the person that the mail names, without hidden characters', () => {
  const mail = { from_email: 'a\u202e@b.kg', from_name: 'Ан\u200bна', lead: null }
  expect(senderOf(mail)).toMatchObject({ name: 'Анна', email: 'a@b.kg', phone: undefined })
  expect(Object.values(senderOf(nothing))).toEqual(Array(5).fill(undefined))
})

it('is named as the card of one of its addresses', () => {
  const card = { name: 'Анна Ли', email: 'anna@company.kg', other_emails: ['li@mail.kg'] }
  const from = (from_email: string | null, from_name: string | null = null) =>
    writerName({ from_email, from_name, lead: null }, card)
  expect([from('Anna@company.kg'), from('li@mail.kg', 'Li'), from(null)]).toEqual(
    Array(3).fill('Анна Ли'),
  )
  expect(from('boss@company.kg', 'Босс')).toBe('Босс')
  expect(from('boss@company.kg')).toBeUndefined()
})
