import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { RestFake } from '../../../../tests/support/fakes/rest-fake'
import { ClientErrors } from './client-errors'

it('shows an error with its place, the browser, and how often it happened', async () => {
  const server = new RestFake()
  const error = { name: 'TypeError', message: 'load failed', place: 'index-A1.js:1:2' }
  const seen = {
    page: '/about',
    browser: 'Safari 16',
    times: 1202,
    last_at: '2026-11-28T10:00:00Z',
  }
  server.answer('GET client_errors', () => [{ ...error, ...seen }])
  const { user } = renderAdmin(<ClientErrors />, { server, isAdmin: true })
  await user.click(await screen.findByText('Ошибки в браузерах: 1'))
  const entry = screen.getByRole('listitem')
  expect(entry).toHaveTextContent('TypeError: load failed')
  expect(entry).toHaveTextContent('index-A1.js:1:2 · /about · Safari 16')
  expect(entry).toHaveTextContent(/1.202 раза/)
})
