import { expect, it } from 'vitest'
import { readToken, signToken } from './token.ts'

const secret = 'a secret of at least thirty-two characters'
const subscription = { id: '7d3c2f2e-0a3f-4c58-9d42-0d3f4a1f0b11', generation: 3 }

it('is read back, and the same whenever it is made', async () => {
  const token = await signToken(subscription, secret)
  expect(await readToken(token, secret)).toEqual(subscription)
  expect(await signToken(subscription, secret)).toBe(token)
  expect(token).toMatch(/^\w{10,200}$/)
})

it('is invalid under another secret', async () => {
  const token = await signToken(subscription, `${secret}!`)
  expect(await readToken(token, secret)).toBeUndefined()
})

it.each([
  ['another subscription', (token: string) => token.replace(/^7/, '8')],
  ['another generation', (token: string) => token.replace('_3_', '_4_')],
  ['a generation with a zero before it', (token: string) => token.replace('_3_', '_03_')],
  ['a signature cut short', (token: string) => token.slice(0, -2)],
  ['capital letters', (token: string) => token.toUpperCase()],
  ['something after it', (token: string) => `${token}0`],
  ['nothing', () => ''],
  ['a word', () => 'nobody'],
])('is invalid with %s', async (_, change) => {
  const token = await signToken(subscription, secret)
  expect(await readToken(change(token), secret)).toBeUndefined()
})
