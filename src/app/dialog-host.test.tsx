import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AuthContext } from '@/features/auth/session/auth-context'
import { openDialog } from '@/lib/page/dialog-events'
import { customer } from '../../tests/support/fakes/account'
import { DialogHost } from './dialog-host'

const watchers: EventTarget[] = []

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  class CloseWatcher extends EventTarget {
    destroy = () => void watchers.splice(watchers.indexOf(this), 1)
    constructor() {
      super()
      watchers.push(this)
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
})
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

it.each([
  ['another page', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ['Back on a phone', () => watchers[0]?.dispatchEvent(new Event('close'))],
])('closes a form on %s', async (_, leave) => {
  await openForm()
  act(() => void leave())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(watchers).toEqual([])
})
