import { expect, it } from 'vitest'
import { leadOriginSchema } from './lead.ts'
import { pageAddress } from './page-address.ts'

it.each([
  ['https://kerege.example/branding', 'https://kerege.example/branding'],
  ['https://kerege.example/?token=a1&email=aida%40client.example', 'https://kerege.example/'],
  ['https://kerege.example/#access_token=e30&type=recovery', 'https://kerege.example/'],
  [
    'https://kerege.example/?utm_source=%D0%AF%D0%BD%D0%B4%D0%B5%D0%BA%D1%81&yclid=7&utm_term=crm#price',
    'https://kerege.example/?utm_source=%D0%AF%D0%BD%D0%B4%D0%B5%D0%BA%D1%81&utm_term=crm',
  ],
  ['https://kerege.example/?next=/?utm_source=a', 'https://kerege.example/'],
  ['not an address?secret', 'not an address'],
  ['', ''],
])('keeps of %s path and campaign', (url, kept) => {
  expect(pageAddress(url)).toBe(kept)
})

it('is what the contract stores, whatever a client sends', () => {
  expect(leadOriginSchema.parse({ pageUrl: 'https://kerege.example/?email=a@b.kg' })).toEqual({
    pageUrl: 'https://kerege.example/',
  })
})
