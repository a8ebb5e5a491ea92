import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refused, RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { UsersPanel } from './users-panel'

const profiles = 'GET profiles'

const user = (id: string, changes: object = {}) => ({
  id,
  user_id: id,
  email: `${id}@company.kg`,
  full_name: `Алёна ${id}`,
  created_at: '2026-11-21T10:00:00Z',
  user_roles: { role: 'user' },
  user_presence: null,
  blocked_until: null,
  ...changes,
})
/** A page of `total` users. */
const page = (users: object[], total = users.length) =>
  Response.json(users, { headers: { 'content-range': `0-${users.length - 1}/${total}` } })

function openUsers(
  users: object[],
  options: { path?: string; isWide?: boolean; total?: number } = {},
) {
  const server = new RestFake()
  server.answer('POST rpc/log_authors', () => [])
  server.answer(profiles, () => page(users, options.total))
  const panel = <UsersPanel />
  return renderAdmin(panel, { path: '/admin?tab=users', ...options, server })
}
const dialog = async () => within(await screen.findByRole('dialog'))

it('says that the users could not be loaded, and loads them again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, toasts, user: person } = openUsers([])
  server.answer(profiles, refused)
  await screen.findByText('Не удалось загрузить пользователей')
  expect(toasts).toMatchObject([{ title: 'Ошибка загрузки пользователей' }])
  server.answer(profiles, () => page([user('anna')]))
  await person.click(screen.getByText('Повторить'))
  expect(await screen.findByText('anna@company.kg')).toBeVisible()
  log.mockClear()
})

it('says who a user is: a missing name, the viewer, a role, no visit yet', async () => {
  const { server, user: person } = openUsers([user('me'), user('nameless', { full_name: null })])
  const mine = (await screen.findByText('me@company.kg')).closest('tr')
  expect(mine).toHaveTextContent('Это вы')
  expect(mine).toHaveTextContent('Пользователь')
  expect(mine).toHaveTextContent('ещё не было')
  expect(mine).toHaveTextContent(/21 \S+ 2026 г\./)
  expect(screen.getByText('nameless@company.kg').closest('tr')).toHaveTextContent('Не указано')
  // A profile has its role nested.
  expect(server.asked.find(({ what }) => what === profiles)?.params.get('select')).toMatch(
    /^id,user_id,email,full_name,created_at,user_roles\(role\)/,
  )
  await person.click(screen.getByText('nameless@company.kg'))
  expect(await screen.findByRole('dialog', { name: 'Не указано' })).toBeVisible()
})

it('marks who worked here, until they have a role again', async () => {
  const author = { full_name: null, state: 'demoted' }
  const server = new RestFake()
  server.answer('POST rpc/log_authors', () =>
    ['left', 'back'].map((id) => ({ ...author, user_id: id, email: `${id}@company.kg` })),
  )
  server.answer(profiles, () =>
    page([user('left'), user('back', { user_roles: { role: 'staff' } })]),
  )
  renderAdmin(<UsersPanel />, { path: '/admin?tab=users', server })
  expect(await screen.findByText('Бывший сотрудник')).toBeVisible()
  expect(screen.getByText('left@company.kg').closest('tr')).toHaveTextContent('Бывший сотрудник')
})

it('offers all users after a search or page without matches', async () => {
  const {
    server,
    user: person,
    address,
  } = openUsers([], {
    path: '/admin?tab=users&q=никто&page=9999',
  })
  // PostgREST’s refusal of a page beyond the last one.
  server.answer(profiles, () => Response.json({ code: 'PGRST103', message: '' }, { status: 416 }))
  expect(await screen.findByText('Пользователи не найдены')).toBeVisible()
  server.answer(profiles, () => page([user('anna')]))
  await person.click(screen.getByText('Показать всех'))
  expect(await screen.findByText('anna@company.kg')).toBeVisible()
  expect(address()).toBe('/admin?tab=users')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('sorts by a press on a column, and turns the order by another', async () => {
  const { server, user: person, address } = openUsers([user('anna')])
  await screen.findByText('anna@company.kg')
  const sorted = () =>
    server.asked
      .filter(({ what }) => what === profiles)
      .at(-1)
      ?.params.get('order')
  expect(sorted()).toBe('created_at.desc.nullsfirst,email.desc')
  for (const [column, direction, order] of [
    ['Пользователь', 'ascending', 'full_name.asc.nullslast,email.asc'],
    ['Пользователь', 'descending', 'full_name.desc.nullsfirst,email.desc'],
    ['Роль', 'ascending', 'user_roles(role).asc.nullslast,email.asc'],
    ['Регистрация', 'descending'],
    ['Последний визит', 'descending', 'user_presence(last_seen_at).desc.nullslast,email.desc'],
  ] as const) {
    const button = screen.getByText(column, { selector: 'th button' })
    await person.click(button)
    expect(button.closest('th')).toHaveAttribute('aria-sort', direction)
    // The initial order is already loaded.
    if (order) await waitFor(() => expect(sorted()).toBe(order))
  }
  expect(address()).toBe('/admin?tab=users&sort=-seen')
})

it('turns pages up to the last, and Back turns them back', async () => {
  const shown = openUsers([user('anna')], { total: 27 })
  const { server, user: person, router } = shown
  expect(await screen.findByText('1–25 из 27')).toBeVisible()
  await person.click(screen.getByLabelText('Следующая страница'))
  expect(await screen.findByText('26–27 из 27')).toBeVisible()
  expect(screen.getByLabelText('Следующая страница')).toBeDisabled()
  expect(server.asked.at(-1)?.params.get('offset')).toBe('25')
  await router.navigate(-1)
  expect(await screen.findByText('1–25 из 27')).toBeVisible()
})

it('shows cards on a phone, sorted by a list of choices', async () => {
  const { user: person, address } = openUsers([user('anna')], { isWide: false })
  const card = await screen.findByText('anna@company.kg')
  expect(screen.queryByRole('table')).toBeNull()
  await person.selectOptions(screen.getByLabelText('Сортировка'), 'По имени: А–Я')
  expect(address()).toBe('/admin?tab=users&sort=name')
  await person.click(card)
  expect((await dialog()).getByText('История роли')).toBeVisible()
})

it('says that a role could not be changed, and keeps what was chosen', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, toasts, user: person } = openUsers([user('anna')])
  await person.click(await screen.findByText('anna@company.kg'))
  const form = await dialog()
  server.answer('POST rpc/set_user_role', refused)
  await person.click(form.getByDisplayValue('staff'))
  await person.click(form.getByText('Сохранить роль'))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Ошибка обновления роли' }]))
  expect(form.getByDisplayValue('staff')).toBeChecked()
  expect(JSON.stringify(log.mock.calls.flat().map(String))).toContain('database away')
  log.mockClear()
  server.answer('POST rpc/set_user_role', () => 'staff')
  await person.click(form.getByText('Сохранить роль'))
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Роль пользователя обновлена' }))
  expect(server.bodies('POST rpc/set_user_role').at(-1)).toEqual({
    target_user_id: 'anna',
    new_role: 'staff',
  })
})

it('does not bring an old role back by an answer from before the change', async () => {
  const { server, user: person } = openUsers([user('anna'), user('other')])
  let letGo = (_: Response) => {}
  const search = new Promise<Response>((resolve) => (letGo = resolve))
  await screen.findByText('other@company.kg')
  // The search has read the old role; its answer is on its way while the role changes.
  server.answer(profiles, () => search)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'anna' } })
  await waitFor(() => expect(server.asked.at(-1)?.params.has('search_text')).toBe(true))
  server.answer(profiles, () => page([user('anna', { user_roles: { role: 'staff' } })]))
  await person.click(screen.getByText('anna@company.kg'))
  const form = await dialog()
  await person.click(form.getByDisplayValue('staff'))
  await person.click(form.getByText('Сохранить роль'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  letGo(page([user('anna')]))
  await waitFor(() => expect(screen.queryByText('other@company.kg')).toBeNull())
  expect(screen.getByText('anna@company.kg').closest('tr')).toHaveTextContent('Сотрудник')
})
