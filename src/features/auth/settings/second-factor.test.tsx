import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SecondFactor } from './second-factor'

afterEach(cleanup)

it('says that the embedded backend has no second factor, and offers none', () => {
  render(<SecondFactor factors={{ state: 'unsupported' }} load={vi.fn()} />)
  expect(screen.getByRole('status')).toHaveTextContent(/вход с.кодом недоступен/)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('says that the factors could not be looked up, and looks again', () => {
  const load = vi.fn()
  render(<SecondFactor factors={{ state: 'failed' }} load={load} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Не.удалось узнать/)
  fireEvent.click(screen.getByText('Попробовать ещё раз'))
  expect(load).toHaveBeenCalledOnce()
})
