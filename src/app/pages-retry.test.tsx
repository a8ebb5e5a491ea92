import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { reportedErrors } from '../../tests/support/broken-parts'
import { reloadToRetry } from '@/lib/page/new-build'
import { Pages } from './pages'
import { loadPage } from './routes'

// Files share a worker, which may have loaded the real ones.
vi.hoisted(() => vi.resetModules())
vi.mock('./routes', () => ({ loadPage: vi.fn() }))
vi.mock('@/lib/page/new-build', () => ({
  reloadIfOutdated: vi.fn(async () => false),
  reloadToRetry: vi.fn(),
}))
vi.mock('./page-change', () => ({ PageChange: () => null }))
reportedErrors()

it('reloads the page to ask again for code that did not come: browsers remember that', async () => {
  vi.mocked(loadPage).mockRejectedValue(new TypeError('Failed to fetch'))
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Эта часть не открылась')

  fireEvent.click(screen.getByText('Повторить'))
  expect(reloadToRetry).toHaveBeenCalledOnce()
})
