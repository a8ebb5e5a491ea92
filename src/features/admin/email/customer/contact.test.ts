import { expect, it } from 'vitest'
import { contactOf } from './contact'

const customer = { name: 'Анна', email: 'old@company.kg', phone: '+996 1', company: 'Ромашка' }

it('prefers the data of the email to those of the customer', () => {
  const lead = { name: 'Анна Ли', email: 'anna@company.kg', phone: '+996 2' }
  expect(contactOf({ from_email: 'anna@company.kg', lead }, customer)).toEqual({
    name: 'Анна Ли',
    email: 'anna@company.kg',
    phone: '+996 2',
    company: 'Ромашка',
  })
})

it('falls back to the data of the customer, and to nothing', () => {
  expect(contactOf({ from_email: 'a\u202e@b.kg', lead: null }, customer)).toMatchObject({
    name: 'Анна',
    email: 'a@b.kg',
    phone: '+996 1',
  })
  expect(Object.values(contactOf({ from_email: null, lead: null }, undefined))).toEqual(
    Array(5).fill(undefined),
  )
})
