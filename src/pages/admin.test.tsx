import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AuthContext, type Auth } from '@/features/auth/session/auth-context'
import { onToast } from '@/lib/toast'
import { customer } from '../../tests/support/fakes/account'
import { Page } from './admin'

const told: string[] = []
let stop = () => {}
beforeEach(() => {
  told.length = 0
  stop = onToast(({ title }) => told.push(title))
})
afterEach(() => {
  stop()
  cleanup()
})

const pageFor = (auth: Partial<Auth>) => (
  <MemoryRouter>
    <AuthContext value={customer(auth)}>
      <Page />
    </AuthContext>
  </MemoryRouter>
)
// The panels are behind it.
const staff = { role: 'staff', isStaff: true, lacksFactor: true } as const

it('says that a role could not be looked up, and calls it no change once it is', () => {
  const { rerender } = render(pageFor({ isRoleAssumed: true }))
  expect(screen.getByRole('heading', { name: 'Доступ запрещен' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/Сервер не.ответил, кто вы/)
  rerender(pageFor(staff))
  expect(screen.getByRole('heading', { name: 'Нужен второй фактор' })).toBeVisible()
  expect(told).toEqual([])
})

it('says that a role has changed', () => {
  const { rerender } = render(pageFor(staff))
  rerender(pageFor({}))
  expect(screen.queryByRole('status')).toBeNull()
  expect(told).toEqual(['Ваша роль изменена'])
})
