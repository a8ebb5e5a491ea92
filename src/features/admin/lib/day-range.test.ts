import { expect, it } from 'vitest'
import { z } from '@contracts/zod.ts'
import { dayRangeFields, momentsOf } from './day-range'

it('has both of its days, in the reader’s zone, whatever the clocks do between', () => {
  const { after = '', before = '' } = momentsOf({ from: '2026-03-28', until: '2026-03-29' })
  for (const [moment, date] of [
    [new Date(after), 28],
    [new Date(before), 30],
  ] as const) {
    expect([moment.getDate(), moment.getHours(), moment.getMinutes()]).toEqual([date, 0, 0])
  }
  expect(momentsOf({ from: '', until: '' })).toEqual({ after: undefined, before: undefined })
})

it('takes nothing of an address that is no day', () => {
  const read = z.object(dayRangeFields).parse({ from: '2026-02-30', until: 'or=(id.gt.1)' })
  expect(read).toEqual({ from: '', until: '' })
})
