import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageIds } from '@/content/navigation'
import { siteMap } from '@/content/site-map'
import { Pages } from './pages'
import { loadPage } from './routes'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }))
  for (const name of ['IntersectionObserver', 'ResizeObserver']) {
    vi.stubGlobal(
      name,
      class {
        observe = vi.fn()
        disconnect = vi.fn()
      },
    )
  }
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Pages />
    </MemoryRouter>,
  )

const publicPages = pageIds.filter((id) => !('hidden' in siteMap[id]))

it.each(publicPages)('shows %s whole, under one h1 and with headings in order', async (id) => {
  const { content } = await loadPage(siteMap[id].path)
  const { container } = open(siteMap[id].path)
  await waitFor(() => expect(container.querySelector('h1')).toBeVisible(), { timeout: 5000 })
  await waitFor(() => expect(container.querySelector('[role="status"]')).toBeNull())

  // A legal text also stands there in the language that is not shown.
  const levels = [...container.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) =>
    heading.closest('.hidden') ? [] : Number(heading.tagName.slice(1)),
  )
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))

  expect(container.querySelector('[lang]')).toHaveAttribute('lang', content?.lang)
})

it('answers an unknown path with the 404 page and logs the path', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  open('/no/such/page')
  expect(await screen.findByText('Oops! Page not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
  expect(log.mock.calls.flat()).toContain('/no/such/page')
  log.mockClear()
})
