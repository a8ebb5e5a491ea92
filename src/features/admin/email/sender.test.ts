import { expect, it } from 'vitest'
import { senderOf, unsaid } from './sender'

const nothing = { from_email: null, from_name: null, lead: null }

it('is whom the form names', () => {
  const contact = { name: 'Анна Ли', email: 'anna@company.kg', phone: '+996 2' }
  const lead = { kind: 'consultation', ...contact, company: 'Ромашка' }
  expect(senderOf({ ...nothing, from_email: 'anna@company.kg', lead })).toEqual({
    name: 'Анна Ли',
    email: 'anna@company.kg',
    phone: '+996 2',
    company: 'Ромашка',
  })
})

it('is whom the mail names, without what hides in it', () => {
  const mail = { from_email: 'a\u202e@b.kg', from_name: 'Ан\u200bна', lead: null }
  expect(senderOf(mail)).toMatchObject({ name: 'Анна', email: 'a@b.kg', phone: undefined })
  expect(Object.values(senderOf(nothing))).toEqual(Array(5).fill(undefined))
})

it('says what a card does not', () => {
  const lead = { kind: 'contact', phone: '+996 2', messenger: 't.me/anna' }
  const sender = senderOf({ from_email: 'anna@company.kg', from_name: 'Анна Ли', lead })
  const card = { name: 'Анна Ли', email: 'anna@company.kg', phone: '+996 2' }
  expect(unsaid(sender, card)).toEqual({ messenger: 't.me/anna' })
  const another = unsaid(sender, { ...card, email: 'li@company.kg', phone: null })
  expect(another).toMatchObject({ name: undefined, email: sender.email, phone: '+996 2' })
})
