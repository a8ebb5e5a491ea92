import { expect, it } from 'vitest'
import { leadNumber } from './lead-number.ts'

it.each([
  ['00000000-0000-4000-8000-000000000000', '100\u00a0000'],
  ['ffffffff-0000-4000-8000-000000000000', '267\u00a0295'],
  ['000dbb9f-0000-4000-8000-000000000000', '999\u00a0999'],
])('%s is %s', (id, number) => expect(leadNumber(id)).toBe(number))
