import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { AdminQueries } from '../admin-queries'
import { UsersPanel } from './users-panel'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows nobody but admins anything, and asks the database for nothing', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  render(
    <MemoryRouter>
      <AdminQueries onRefused={() => {}}>
        <UsersPanel viewer={{ userId: 'u1', isAdmin: false }} onOwnRoleChange={() => {}} />
      </AdminQueries>
    </MemoryRouter>,
  )
  expect(screen.getByText('У вас нет прав для просмотра этой страницы.')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})
