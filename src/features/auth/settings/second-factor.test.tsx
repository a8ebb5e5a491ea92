import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SecondFactor } from './second-factor'

it('is not mentioned without support by the server', () => {
  const { container } = render(<SecondFactor factors="unsupported" load={vi.fn()} />)
  expect(container).toBeEmptyDOMElement()
})

it('says that the factors could not be looked up, and looks again', () => {
  const load = vi.fn()
  render(<SecondFactor factors="failed" load={load} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Не.удалось узнать/)
  fireEvent.click(screen.getByText('Попробовать ещё раз'))
  expect(load).toHaveBeenCalledOnce()
})
