import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { company } from '@/content/company'
import { reportedErrors } from '../../../tests/support/broken-parts'
import { ErrorBoundary, RetryContext } from './error-boundary'

let isBroken = true
const noted = reportedErrors()

beforeEach(() => {
  isBroken = true
})

function Part() {
  if (isBroken) throw new Error('not today')
  return <p>Часть</p>
}

it('shows a part’s failure, reports it, and tries again', async () => {
  render(
    <>
      <p>Остальное</p>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </>,
  )
  expect(screen.getByText('Остальное')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Эта часть не открылась')
  expect(screen.getByRole('link')).toHaveAttribute('href', `mailto:${company.email}`)
  expect(noted).toEqual([new Error('not today')])

  fireEvent.click(screen.getByText('Повторить'))
  await waitFor(() => expect(noted).toHaveLength(2))
  expect(screen.getByText('Повторить')).toBeVisible()
  isBroken = false
  fireEvent.click(screen.getByText('Повторить'))
  expect(await screen.findByText('Часть')).toBeVisible()
})

it('loads the data again before it shows a part again', async () => {
  const load = vi.fn(async () => void (isBroken = false))
  render(
    <RetryContext value={load}>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </RetryContext>,
  )
  fireEvent.click(screen.getByText('Повторить'))
  expect(screen.getByText('Повторить')).toHaveAttribute('aria-busy', 'true')
  expect(await screen.findByText('Часть')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('retries automatically with another subject', () => {
  const page = (path: string) => (
    <ErrorBoundary resetKey={path}>
      <Part />
    </ErrorBoundary>
  )
  const { rerender } = render(page('/a'))
  isBroken = false
  rerender(page('/a'))
  expect(screen.getByRole('alert')).toBeVisible()
  rerender(page('/b'))
  expect(screen.getByText('Часть')).toBeVisible()
})

it('shows the text itself of what could not be formatted', () => {
  render(
    <ErrorBoundary text="**Важно**">
      <Part />
    </ErrorBoundary>,
  )
  expect(screen.getByText('**Важно**')).toBeVisible()
})

it('above the page it can be closed, until it is asked for again', () => {
  const dialog = (request: object) => (
    <ErrorBoundary floats resetKey={request}>
      <Part />
    </ErrorBoundary>
  )
  const { rerender, container } = render(dialog({}))
  fireEvent.click(screen.getByText('Закрыть'))
  expect(container).toBeEmptyDOMElement()
  rerender(dialog({}))
  expect(screen.getByRole('alert')).toBeVisible()
})
