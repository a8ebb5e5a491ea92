import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { AdminQueries } from '../admin-queries'
import { InboxPanel } from './inbox-panel'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows nobody but staff anything, and asks the database for nothing', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  render(
    <MemoryRouter>
      <AdminQueries onRefused={() => {}}>
        <InboxPanel viewer={{ userId: 'u1', isStaff: false, isAdmin: false }} />
      </AdminQueries>
    </MemoryRouter>,
  )
  expect(screen.getByText('У вас нет прав для просмотра email данных.')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})
