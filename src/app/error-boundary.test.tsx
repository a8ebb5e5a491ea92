import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('no page today')
  return <p>Страница</p>
}

it('shows a way out of a broken page, logs why, and tries again on the next one', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = (path: string, broken: boolean) => (
    <ErrorBoundary resetKey={path}>
      <Page broken={broken} />
    </ErrorBoundary>
  )
  const { rerender } = render(page('/a', true))
  expect(screen.getByRole('alert')).toHaveTextContent('Что-то пошло не так')
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeVisible()
  expect(log.mock.calls.flat()).toContainEqual(new Error('no page today'))

  rerender(page('/b', false))
  expect(screen.getByText('Страница')).toBeVisible()
  log.mockClear()
})
