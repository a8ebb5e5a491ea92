import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageIds } from '@/content/navigation'
import { siteMap } from '@/content/site-map'
import { AuthContext } from '@/features/auth/session/auth-context'
import { type DialogName, type DialogRequest, onDialogRequest } from '@/lib/page/dialog-events'
import { authOf } from '../../tests/support/fakes/account'
import { useIsAtWork } from './layout/use-is-at-work'
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

/** Clicks every button that opens a dialog. @returns the label of each, and what it requested */
function pressOpeners(page: Element) {
  const asked: (DialogRequest & { opens: DialogName })[] = []
  const stop = onDialogRequest((opens, request) => asked.push({ opens, ...request }))
  const openings = [...page.querySelectorAll('button[aria-haspopup=dialog]')].map((button) => {
    asked.length = 0
    fireEvent.click(button)
    return {
      label: button.textContent.trim(),
      opens: asked[0]?.opens,
      choice: asked[0]?.interest ?? asked[0]?.offer,
      isRepeated: Boolean(button.closest('section')?.querySelector('table')),
    }
  })
  stop()
  return openings
}

/** Every button opens what its label promises, or is tested elsewhere. */
function expectEveryButtonWorks(page: Element) {
  const openings = pressOpeners(page)
  for (const { label, opens } of openings) {
    expect(opens, `«${label}» opens nothing`).toBeDefined()
    if (label.startsWith('Заказать')) expect(opens, label).toMatch(/^(projectQuiz|order)$/)
    if (label.startsWith('Получить')) expect(opens, label).toBe('consultation')
  }
  // A page may repeat a button at its start and end; a comparison repeats those of the packages.
  const orders = openings.filter(
    ({ label, isRepeated }) => label.startsWith('Заказать') && !isRepeated,
  )
  const choices = new Set(orders.map(({ choice }) => choice))
  expect(choices, 'an order names no choice').not.toContain(undefined)
  expect(choices.size, 'two orders name the same choice').toBeGreaterThanOrEqual(
    new Set(orders.map(({ label }) => label)).size,
  )
  // All other buttons belong to components with their own tests.
  const unknown = [...page.querySelectorAll('button:not([aria-haspopup=dialog])')].filter(
    (button) =>
      !button.closest('form, [aria-roledescription], [aria-pressed], [role=group]') &&
      !/Поделиться|Скопировать код/.test(button.ariaLabel ?? button.textContent),
  )
  expect(unknown).toEqual([])
}

const publicPages = pageIds.filter((id) => !('hidden' in siteMap[id]))

it.each(publicPages)('shows %s whole, in order, and its buttons do what they say', async (id) => {
  const { content } = await loadPage(siteMap[id].path)
  const { container } = open(siteMap[id].path)
  await waitFor(() => expect(container.querySelector('h1')).toBeVisible(), { timeout: 5000 })
  await waitFor(() => expect(container).not.toHaveTextContent('Загрузка...'))

  // A legal text also contains the language that is not shown.
  const levels = [...container.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) =>
    heading.closest('.hidden') ? [] : Number(heading.tagName.slice(1)),
  )
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))

  expect(container.querySelector('[lang]')).toHaveAttribute('lang', content?.lang)
  expectEveryButtonWorks(container)
})

it.each(['/no/such/page', '/admin/x', '/adminx', '/ADMIN', '/%61dmin', '/services/'.repeat(2)])(
  'answers the unknown path %s with the 404 page and logs it',
  async (path) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    open(path)
    expect(await screen.findByText('Oops! Page not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
    expect(log.mock.calls.flat()).toContain(path)
    log.mockClear()
  },
)

it.each([
  ['/admin', true],
  ['/admin/', true],
  ['/admin/x', false],
  ['/adminx', false],
  ['/', false],
])('at %s a staff member is at work: %s', (path, isAtWork) => {
  const { result } = renderHook(useIsAtWork, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[path]}>
        <AuthContext value={authOf({ isStaff: true })}>{children}</AuthContext>
      </MemoryRouter>
    ),
  })
  expect(result.current).toBe(isAtWork)
})
