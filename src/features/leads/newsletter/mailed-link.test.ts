import { expect, it } from 'vitest'
import { readMailedLink } from './mailed-link'

it.each([
  ['?newsletter=abc', { kind: 'confirm', token: 'abc', rest: '' }],
  ['?unsubscribe=abc', { kind: 'unsubscribe', token: 'abc', rest: '' }],
  [
    '?utm_source=mail&newsletter=a%2Bb&page=2',
    { kind: 'confirm', token: 'a+b', rest: '?utm_source=mail&page=2' },
  ],
  ['?newsletter=', { kind: 'confirm', token: '', rest: '' }],
  ['', undefined],
  ['?newsletters=abc&utm_source=newsletter', undefined],
])('reads %s', (search, link) => {
  expect(readMailedLink(search)).toEqual(link)
})
