import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { reportedErrors } from '../../tests/support/broken-parts'
import { Pages } from './pages'
import { loadPage } from './routes'

vi.mock('./routes', () => ({ loadPage: vi.fn() }))
vi.mock('./page-change', () => ({ PageChange: () => null }))
reportedErrors()

it('asks again for the code of a page that did not come', async () => {
  vi.mocked(loadPage).mockRejectedValue(new TypeError('Failed to fetch'))
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('эта часть не открылась')

  vi.mocked(loadPage).mockResolvedValue({ Page: () => <h1>Главная</h1> })
  fireEvent.click(screen.getByText('Повторить'))
  expect(await screen.findByText('Главная')).toBeVisible()
})
