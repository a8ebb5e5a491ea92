import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { inSentence } from '@contracts/russian.ts'
import { offerName, offerOf } from '@/content/offers'
import { inCurrency } from '@/content/currency'
import { priceAmount } from '@/content/primitives'
import { onDialogRequest } from '@/lib/page/dialog-events'
import { ticked } from '../../../tests/support/ticks'
import { ComparisonView } from './comparison-view'

const { id, title, cheapest, dearest, ticks, rows } = ticked
const sum = inCurrency(priceAmount(offerOf(dearest).price ?? expect.fail('no price')) ?? 0)

const shown = () =>
  render(
    <MemoryRouter>
      <ComparisonView of={id} />
    </MemoryRouter>,
  )
const plain = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/[\u00a0\u2060]/g, ' ').replaceAll('\u2011', '-')

/** Beginning with this, whatever spaces typography has bound. */
const called = (label: string) => (name: string) => plain(name).startsWith(plain(label))

it('answers a tick with the offer that has it and its price, and carries the choice into the quiz', async () => {
  const user = userEvent.setup()
  const asked = vi.fn()
  const stop = onDialogRequest(asked)
  shown()
  const said = () => plain(screen.getByRole('status').textContent)
  expect(said()).toContain(offerOf(cheapest).title)

  const wishes = within(screen.getByRole('group', { name: title }))
  for (const { label } of ticks)
    await user.click(wishes.getByRole('checkbox', { name: called(label) }))
  expect(said()).toContain(offerOf(dearest).title)
  expect(said()).toContain(plain(sum.replace(/\D+$/, '')))
  const [had = '', apart = ''] = ticks.map(({ label }) => inSentence(label))
  expect(said()).toContain(plain(`посчитаем отдельно: ${apart}`))
  // The column that has it says so.
  expect(plain(screen.getByRole('columnheader', { name: /подходит вам$/ }).textContent)).toContain(
    offerOf(dearest).title,
  )

  await user.click(screen.getByRole('button', { name: 'Заказать с этим выбором' }))
  expect(asked).toHaveBeenCalledWith('projectQuiz', {
    offer: dearest,
    interest: `${offerName(dearest)}: ${had}, ${apart}`,
    features: ticks.flatMap(({ feature }) => feature ?? []),
    contact: undefined,
  })
  stop()
})

it('says in words what a cell shows, and what is the same in all comes last', () => {
  shown()
  const told = rows.find(({ cells }) => cells.includes(true) && cells.includes(false))
  const { label, cells } = told ?? expect.fail('no such row')
  const row = screen.getByRole('row', { name: called(label) })
  const words = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replace('—', ''))
  expect(words).toEqual(cells.map((cell) => (cell === true ? 'есть' : cell || 'нет')))
  const headings = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(headings.at(-1)).toBe(rows.at(-1)?.label)
})

it('lets a sum break before its currency, and nowhere inside the number', () => {
  shown()
  const prices = screen.getByRole('row', { name: /^Цена/ })
  expect(prices.textContent.replaceAll(' ', '\u00a0')).toContain(sum)
  expect(prices.textContent).not.toMatch(/\d \d/)
})
