import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AuthContext } from '@/features/auth/session/auth-context'
import { openDialog } from '@/lib/page/dialog-events'
import { customer } from '../../tests/support/fakes/account'
import { DialogHost } from './dialog-host'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openForm() {
  render(
    <MemoryRouter>
      <AuthContext value={customer()}>
        <DialogHost />
      </AuthContext>
    </MemoryRouter>,
  )
  act(() => openDialog('consultation'))
  await screen.findByLabelText('Email', undefined, { timeout: 5000 })
}

it('knows who asks, once they have signed in', async () => {
  await openForm()
  expect(screen.getByLabelText('Email')).toHaveValue('aigul@company.kg')
})

it('closes a form on Back, and stays on the page', async () => {
  const { href } = location
  await openForm()
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(location.href).toBe(href)
})
