import { expect, it } from 'vitest'
import { clientErrorsIn } from './client-errors.ts'

const report = { type: 'client-error', url: '/contacts', body: {} }

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36'

it.each([
  [chrome, 'Chrome 119'],
  [`${chrome} Edg/120.0.1`, 'Edge 120'],
  ['Mozilla/5.0 (X11; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1',
    'Safari 16',
  ],
  ['Айда Асанова', 'other'],
  ['', 'other'],
])('knows the browser of %s: %s', (userAgent, browser) => {
  expect(clientErrorsIn([report], userAgent)).toMatchObject([{ browser }])
})

it('keeps nothing that may be personal, whoever writes the report', () => {
  const body = {
    name: 'Aida Asanova',
    message: 'undefined is not an object: Айда, aida@client.example, +996 555 123 456',
    place: 'index-Ab12.js:1:2?mail=aida@client.example',
  }
  const url = '/admin?email=3f2b8c1e-0000-4000-8000-000000000001'
  expect(clientErrorsIn([{ ...report, url, body }], '')).toEqual([
    {
      name: 'Error',
      message: 'undefined is not an object …',
      place: 'index-Ab12.js:1:2',
      page: 'other',
      browser: 'other',
    },
  ])
})

it.each([[{}], [null], [{ type: 'csp-violation', url: '/', body: {} }], [{ ...report, body: 1 }]])(
  'leaves out %j, which is no error',
  (other) => {
    expect(clientErrorsIn([other, report], '')).toHaveLength(1)
    expect(clientErrorsIn(other, '')).toEqual([])
  },
)
