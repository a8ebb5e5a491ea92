import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { offerName, offers } from '@/content/offers'
import { inCurrency } from '@/content/currency'
import { onDialogRequest } from '@/lib/page/dialog-events'
import { ComparisonView } from './comparison-view'

const shown = () =>
  render(
    <MemoryRouter>
      <ComparisonView of="packagedSites" />
    </MemoryRouter>,
  )
const plain = (element: HTMLElement) => element.textContent.replaceAll(/[\u00a0\u2060]/g, ' ')

it('answers a tick with the offer that has it and its price, and carries the choice into the quiz', async () => {
  const user = userEvent.setup()
  const asked = vi.fn()
  const stop = onDialogRequest(asked)
  shown()
  const sum = screen.getByRole('status')
  expect(sum).toHaveTextContent(offers['web-development/landing'].title)

  const wishes = within(screen.getByRole('group', { name: 'Что должно быть на сайте' }))
  await user.click(wishes.getByRole('checkbox', { name: 'Оплата' }))
  await user.click(wishes.getByRole('checkbox', { name: 'Второй язык' }))
  expect(sum).toHaveTextContent(`Пакет «${offers['web-development/shop'].title}»`)
  const { from } = offers['web-development/shop'].price
  expect(plain(sum)).toContain(inCurrency(from).replace(/\D+$/, '').replaceAll('\u00a0', ' '))
  expect(plain(sum)).toContain('посчитаем отдельно: второй язык')
  // The column that has it says so.
  expect(
    screen.getByRole('columnheader', { name: /^Интернет.магазин — подходит вам$/ }),
  ).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Заказать с этим выбором' }))
  expect(asked).toHaveBeenCalledWith('projectQuiz', {
    offer: 'web-development/shop',
    interest: `${offerName('web-development/shop')}: оплата, второй язык`,
    features: ['payments', 'multilingual'],
    contact: undefined,
  })
  stop()
})

it('says in words what a cell shows, and what is the same in all comes last', () => {
  shown()
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
  expect(row('Расчёт доставки')).toHaveTextContent(/нет.*нет.*есть/)
  const headings = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(headings.at(-1)).toBe('Гарантия')
})

it('lets a sum break before its currency, and nowhere inside the number', () => {
  shown()
  const prices = screen.getByRole('row', { name: /^Цена/ })
  const { from } = offers['web-development/shop'].price
  expect(prices.textContent.replaceAll(' ', '\u00a0')).toContain(inCurrency(from))
  expect(prices.textContent).not.toMatch(/\d \d/)
})
