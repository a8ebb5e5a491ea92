import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { Pages } from './pages'

afterEach(cleanup)

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Pages />
    </MemoryRouter>,
  )

it.each([
  ['/', /^Цифровой каркас для\sвашего бизнеса$/, /Kerege/],
  ['/privacy', 'Privacy Policy', /^Privacy Policy \| Kerege$/],
  ['/terms', 'Terms of Service', /^Terms of Service \| Kerege$/],
])('shows %s under its heading and title', async (path, heading, title) => {
  open(path)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  await waitFor(() => expect(document.title).toMatch(title))
})

it('answers an unknown path with the 404 page and logs the path', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  open('/no/such/page')
  expect(await screen.findByText('Oops! Page not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
  expect(log.mock.calls.flat()).toContain('/no/such/page')
  log.mockClear()
})
