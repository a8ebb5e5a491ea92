import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { reportedErrors } from '../../tests/support/broken-parts'
import { reloadToRetry } from '@/lib/page/new-build'
import { Pages } from './pages'
import { loadPage } from './routes'

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
      <Link to="/about">Другая</Link>
      <Link to="/">Эта</Link>
      <Pages />
    </MemoryRouter>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('эта часть не открылась')

  fireEvent.click(screen.getByText('Повторить'))
  expect(reloadToRetry).toHaveBeenCalledOnce()

  // Elsewhere and back, where the browser has asked again.
  vi.mocked(loadPage).mockResolvedValue({ Page: () => <h1>Страница</h1> })
  fireEvent.click(screen.getByText('Другая'))
  expect(await screen.findByText('Страница')).toBeVisible()
  fireEvent.click(screen.getByText('Эта'))
  await waitFor(() => expect(loadPage).toHaveBeenLastCalledWith('/'))
  expect(screen.getByText('Страница')).toBeVisible()
})
