import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { onDialogRequest } from '@/lib/dialog-events'
import { ActionButton } from './action-button'

afterEach(cleanup)

it.each([
  ['consultation', {}, { interest: undefined }],
  ['projectQuiz', { interest: 'Лендинг' }, { interest: 'Лендинг' }],
  ['order', { interest: 'Лендинг' }, { interest: 'Лендинг', price: { from: 75_000 } }],
] as const)(
  'a button that opens the %s says for what, and at which price',
  (opens, of, request) => {
    const asked = vi.fn()
    const stop = onDialogRequest(asked)
    const price = 'price' in request ? request.price : undefined
    render(<ActionButton action={{ label: 'Заказать', opens, ...of }} {...(price && { price })} />)
    fireEvent.click(screen.getByRole('button', { name: 'Заказать' }))
    stop()
    expect(asked.mock.calls).toEqual([[opens, request]])
  },
)

it('an action that leads to a page is a link to it', () => {
  render(<ActionButton action={{ label: 'Услуги', to: '/services' }} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Услуги' })).toHaveAttribute('href', '/services')
})
