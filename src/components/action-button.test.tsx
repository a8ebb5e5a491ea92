import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { onDialogRequest } from '@/lib/page/dialog-events'
import { soldPackage } from '../../tests/support/sold'
import { ActionButton } from './action-button'

it.each([
  ['consultation', {}],
  ['projectQuiz', { interest: 'Выбор технологий' }],
  ['order', { offer: soldPackage.id }],
] as const)('a button that opens the %s says for what', (opens, of) => {
  const asked = vi.fn()
  const stop = onDialogRequest(asked)
  render(<ActionButton action={{ label: 'Заказать', opens, ...of }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Заказать' }))
  stop()
  expect(asked.mock.calls).toEqual([[opens, of]])
})

it('an action that leads to a page is a link to it', () => {
  render(<ActionButton action={{ label: 'Услуги', to: '/services' }} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Услуги' })).toHaveAttribute('href', '/services')
})
