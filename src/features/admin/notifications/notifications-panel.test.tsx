import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { refused, RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { NotificationBell } from './notification-bell'
import { kinds, NotificationsPanel } from './notifications-panel'

const switches = 'POST rpc/notification_switches'
const usual = kinds.flatMap((kind) =>
  ['app', 'browser', 'mail'].map((channel) => ({ kind, channel, is_on: channel === 'app' })),
)
const switchSchema = z.object({ kind: z.string(), channel: z.string(), is_on: z.boolean() })
const panel = (
  <>
    <NotificationBell />
    <NotificationsPanel />
  </>
)
const choice = (name: string) =>
  within(screen.getByRole('group', { name: 'Посетитель ждёт в чате' })).getByLabelText(name)

it('says that bell or choices could not be loaded, and loads each again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = new RestFake()
  server.answer(switches, refused)
  server.answer('GET notifications', refused)
  const { user } = renderAdmin(panel, { server })
  await screen.findByText('Не удалось загрузить настройки')
  await user.click(screen.getByLabelText('Уведомления', { selector: 'button' }))
  await screen.findByText('Не удалось загрузить уведомления')
  log.mockClear()
  server.answer(switches, () => usual)
  server.answer('GET notifications', () => [])
  const list = within(screen.getByLabelText('Последние уведомления'))
  await user.click(list.getByText('Повторить'))
  expect(await list.findByText(/^Пока ничего не произошло/)).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByLabelText('Последние уведомления')).toBeNull()
  await user.click(screen.getByText('Повторить'))
  await waitFor(() => expect(choice('Почта')).toBeVisible())
})

it('stays silent about what the bell does not show, and resumes with it', async () => {
  const server = new RestFake()
  server.answer(switches, () => usual)
  const stored = 'POST rpc/switch_notification'
  const { user } = renderAdmin(panel, { server })
  await screen.findAllByText('Посетитель ждёт в чате')
  // The list is refetched after a change; the server knows every change by then.
  server.answer(switches, () => {
    const changed = server.bodies(stored).map((body) => switchSchema.parse(body))
    return usual.map(
      (each) =>
        changed.findLast(({ kind, channel }) => kind === each.kind && channel === each.channel) ??
        each,
    )
  })
  await user.click(choice('Почта'))
  expect(choice('Почта')).toBeChecked()
  await user.click(choice('Колокольчик'))
  expect(choice('Почта')).toBeDisabled()
  expect(choice('Почта')).not.toBeChecked()
  await user.click(choice('Колокольчик'))
  expect(choice('Почта')).toBeChecked()
  await waitFor(() => expect(server.bodies(stored)).toHaveLength(3))
  const kind = 'visitor_waits'
  expect(server.bodies(stored)).toEqual([
    { kind, channel: 'mail', is_on: true },
    { kind, channel: 'app', is_on: false },
    { kind, channel: 'app', is_on: true },
  ])
})

it('explains how to allow notifications, and tells admins that no bot is connected', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  const server = new RestFake()
  server.answer(switches, () => usual)
  renderAdmin(panel, { server, isAdmin: true })
  expect(await screen.findByText(/^Запрещены в настройках браузера/)).toBeVisible()
  expect(screen.getByText(/^Бот не подключён/)).toBeVisible()
})
