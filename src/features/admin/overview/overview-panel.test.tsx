import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refused, RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { OverviewPanel } from './overview-panel'

const panel = <OverviewPanel />

it('says that there is nothing to show, without a table', async () => {
  renderAdmin(panel)
  for (const text of [
    'За этот период обращений не было.',
    'За этот период сроки ответа ещё не наступали.',
    'За этот период анкету не открывали.',
    'За этот период чат никто не оценил.',
  ]) {
    expect(await screen.findByText(text)).toBeVisible()
  }
  expect(screen.queryByLabelText(/^Таблица/)).toBeNull()
})

it('says that the overview could not be loaded, and loads it again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = new RestFake()
  server.answer('POST rpc/overview_replies', refused)
  const { user, toasts } = renderAdmin(panel, { server })
  await screen.findByText('Не удалось загрузить обзор')
  expect(toasts).toMatchObject([{ title: 'Ошибка загрузки обзора' }])
  server.answer('POST rpc/overview_replies', () => [])
  await user.click(screen.getByText('Повторить'))
  expect(await screen.findByText('Обращения по дням')).toBeVisible()
  log.mockClear()
})
