import { expect, it } from 'vitest'
import { contactOf } from './contact'

const filed = { name: 'Анна', email: 'old@company.kg', phone: '+996 1', company: 'Ромашка' }

it('prefers what the e-mail says to what is filed', () => {
  const lead = { name: 'Анна Ли', email: 'anna@company.kg', phone: '+996 2' }
  expect(contactOf({ from_email: 'anna@company.kg', lead }, filed)).toEqual({
    name: 'Анна Ли',
    email: 'anna@company.kg',
    phone: '+996 2',
    company: 'Ромашка',
  })
})

it('takes from the files what a letter does not say, and nothing where nothing is known', () => {
  expect(contactOf({ from_email: 'a\u202e@b.kg', lead: null }, filed)).toMatchObject({
    name: 'Анна',
    email: 'a@b.kg',
    phone: '+996 1',
  })
  expect(Object.values(contactOf({ from_email: null, lead: null }, undefined))).toEqual(
    Array(4).fill(undefined),
  )
})
