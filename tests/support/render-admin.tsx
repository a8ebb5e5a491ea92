import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { createQueryClient } from '@/features/admin/lib/admin-queries'
import { CommandProvider } from '@/features/admin/command-menu/command-provider'
import { withdrawOffer } from '@/features/admin/triage/undo'
import { type Viewer, ViewerContext } from '@/features/admin/lib/viewer'
import { onToast, type ToastMessage } from '@/lib/toast'
import { storeSession } from './fakes/account.ts'
import { RestFake } from './fakes/rest-fake.ts'

interface Options extends Partial<Viewer> {
  server?: RestFake
  /** The URL at which it is shown. */
  path?: string
  isWide?: boolean
}

/** Renders a part of the back office as the page does: with a database, keys and toasts, which are recorded. */
export function renderAdmin(part: ReactNode, options: Options = {}) {
  const { server = new RestFake(), path = '/admin', isWide = true } = options
  const viewer = { userId: 'me', isStaff: true, isAdmin: false, recheckRole() {}, ...options }
  vi.stubGlobal('fetch', server.fetch)
  storeSession()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide || !query.startsWith('(min-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
  // jsdom has no layout.
  for (const name of ['IntersectionObserver', 'ResizeObserver']) {
    const Observer = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal(name, Observer)
  }
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  Element.prototype.scrollBy = () => undefined
  Element.prototype.scrollTo = () => undefined

  const toasts: ToastMessage[] = []
  const stop = onToast((message) => {
    // Files share a document: a session that an earlier one has left may end meanwhile.
    if (message.about !== 'session') toasts.push(message)
  })
  const queries = createQueryClient()
  const { queries: usual } = queries.getDefaultOptions()
  // Retry at once, not after a second.
  queries.setDefaultOptions({ queries: { ...usual, retryDelay: 0 } })
  const page = (
    <QueryClientProvider client={queries}>
      <ViewerContext value={viewer}>
        <CommandProvider>{part}</CommandProvider>
      </ViewerContext>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  onTestFinished(() => {
    cleanup()
    stop()
    withdrawOffer()
    queries.clear()
    localStorage.clear()
    vi.unstubAllGlobals()
  })
  render(<RouterProvider router={router} />)
  return {
    server,
    toasts,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    address: () => router.state.location.pathname + router.state.location.search,
    router,
  }
}
