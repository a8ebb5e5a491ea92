import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RestFake } from '../../../../tests/support/fakes/rest-fake'
import { inboxEmail } from '../../../../tests/support/inbox-email'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { useCommands } from '../commands/use-commands'
import { InboxPanel } from '../inbox/panel/inbox-panel'

/** The inbox with one email; its row has the focus if it is the current one. */
async function openInbox({ isCurrent }: { isCurrent: boolean }) {
  const server = new RestFake()
  server.answer('POST rpc/inbox_page', () => [inboxEmail(1)])
  server.answer('GET saved_filters', () => [
    { id: 'f1', title: 'Горящие', query: 'queue=overdue&tag=вип' },
  ])
  server.answer('POST rpc/colleagues', () => [
    { user_id: 'a', full_name: 'Айгерим Садыкова', email: 'a@kerege.example' },
  ])
  const shown = renderAdmin(<InboxPanel />, { server })
  const row = (await screen.findByText('Письмо 1')).closest('a')
  if (isCurrent) await shown.user.keyboard('j')
  return { ...shown, row }
}

/** Opens the menu, regardless of the focus. */
async function openMenu() {
  const target = document.activeElement ?? document.body
  fireEvent.keyDown(target, { code: 'KeyK', key: 'k', ctrlKey: true })
  const menu = await screen.findByRole('dialog', { name: 'Поиск и команды' })
  const field = within(menu).getByRole('combobox')
  await waitFor(() => expect(field).toHaveFocus())
  return within(menu)
}
const menuIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('finds a command by the beginnings of its words, runs it, and restores the focus', async () => {
  const { server, user, row } = await openInbox({ isCurrent: true })
  server.answer('PATCH emails', () => [{ id: inboxEmail(1).id }])
  await openMenu()
  await user.keyboard('завер стат{Enter}')
  await menuIsGone()
  expect(row).toHaveFocus()
  expect(server.bodies('PATCH emails')).toMatchObject([{ status: 'completed' }])
})

it('assigns the current email to a colleague, once that is said', async () => {
  const { server, user } = await openInbox({ isCurrent: true })
  server.answer('PATCH emails', () => [{ id: inboxEmail(1).id, assigned_to_user_id: 'a' }])
  const menu = await openMenu()
  await user.keyboard('айг')
  expect(await menu.findByText('Айгерим Садыкова')).toBeVisible()
  expect(menu.queryByText(/^Назначить: /)).toBeNull()
  await user.keyboard('{Backspace>3/}назн айг')
  await user.click(await menu.findByText('Назначить: Айгерим Садыкова'))
  await menuIsGone()
  await waitFor(() =>
    expect(server.bodies('PATCH emails')).toMatchObject([{ assigned_to_user_id: 'a' }]),
  )
})

it('opens again at once, while what is left of it fades', async () => {
  const { user, address } = await openInbox({ isCurrent: false })
  const { getComputedStyle } = window
  // jsdom knows no animations.
  const fades = ({ className, dataset }: HTMLElement) =>
    dataset.state === 'closed' && className.includes('data-[state=closed]:animate-out')
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) =>
    Object.defineProperty(getComputedStyle(element), 'animationName', {
      get: () => (fades(element) ? 'exit' : 'none'),
    }),
  )
  await openMenu()
  await user.keyboard('{Escape}')
  await openMenu()
  await user.keyboard('чаты без{Enter}')
  await menuIsGone()
  expect(address()).toBe('/admin?queue=chats')
})

it('offers only what can be done now', async () => {
  const { user } = await openInbox({ isCurrent: false })
  const menu = await openMenu()
  expect(menu.getByText('Новое обращение')).toBeVisible()
  for (const act of ['Назначить мне', 'Статус: Обработан', 'Выделить', /Отменить последнее/]) {
    expect(menu.queryByText(act)).toBeNull()
  }
  await user.keyboard('{Escape}')
  await menuIsGone()
  await user.keyboard('j')
  expect((await openMenu()).getByText('Назначить мне')).toBeVisible()
})

it('opens while typing, and leads to a place', async () => {
  const { user, address } = await openInbox({ isCurrent: false })
  await user.click(screen.getByRole('searchbox'))
  const menu = await openMenu()
  await user.keyboard('чаты')
  await user.click(menu.getByText('Чаты'))
  await menuIsGone()
  expect(address()).toBe('/admin?tab=chats')
})

it('leads to a saved filter, to a month, and to a search', async () => {
  const { user, address } = await openInbox({ isCurrent: false })
  await openMenu()
  await user.keyboard('горящие{Enter}')
  await menuIsGone()
  expect(new URLSearchParams(address().split('?')[1]).get('tag')).toBe('вип')

  const months = await openMenu()
  await user.keyboard(`${new Date().toLocaleDateString('ru-RU', { month: 'long' })}`)
  const [month] = await months.findAllByText(/^Кто писал/)
  if (month) await user.click(month)
  await menuIsGone()
  expect(address()).toMatch(/^\/admin\?month=\d{4}-\d\d$/)

  const menu = await openMenu()
  await user.keyboard('Тулпар')
  await user.click(menu.getByText('Найти «Тулпар» во всех письмах'))
  await menuIsGone()
  expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('Тулпар')
})

it('finds people, emails and chats, and irreversible commands by whole words only', async () => {
  const server = new RestFake()
  server.answer('POST rpc/inbox_page', () => [inboxEmail(1)])
  server.answer('POST rpc/chats_page', () => [
    { id: '0000002a-0000-4000-8000-000000000051', contact: { name: 'Элита' }, preview: 'Сроки?' },
  ])
  server.answer('POST rpc/colleagues', () => [
    { user_id: 'a', full_name: 'Жаңыл Литова', email: 'l@kerege.example' },
  ])
  server.answer('POST rpc/find_customers', () => [
    { id: 'c1', name: 'Ольга Литвиненко', email: 'olga@company.kg', phone: null, company: null },
  ])
  const admin = (
    <>
      <PersonalData />
      <InboxPanel />
    </>
  )
  const { user, address } = renderAdmin(admin, { server, isAdmin: true })
  await screen.findByText('Письмо 1')
  const menu = await openMenu()
  await user.keyboard('лит')
  const person = await menu.findByRole('option', { name: /Литвиненко/ })
  await waitFor(() => expect(person).toHaveAttribute('aria-selected', 'true'))
  expect(menu.getByRole('option', { name: /^sender-1@company.kg/ })).toBeVisible()
  expect(menu.queryByText(/удалить данные/)).toBeNull()
  await user.keyboard('{Enter}')
  await menuIsGone()
  expect(address()).toBe('/admin?q=olga%40company.kg')

  await openMenu()
  await user.keyboard('лит жаныл')
  await user.click(await screen.findByRole('option', { name: /Жаңыл Литова/ }))
  await menuIsGone()
  expect(address()).toBe('/admin?assignee=a')

  await openMenu()
  await user.keyboard('элит')
  await user.click(await screen.findByRole('option', { name: /Элита/ }))
  await menuIsGone()
  expect(address()).toBe('/admin?tab=chats&chat=0000002a-0000-4000-8000-000000000051')

  await openMenu()
  await user.keyboard('удалить данные')
  expect(await screen.findByText('Выгрузить или удалить данные человека')).toBeVisible()
})

it('takes with an early Enter what the whole text finds, once it is there', async () => {
  const { server, user, address } = await openInbox({ isCurrent: false })
  const person = (name: string, email: string) => ({
    ...{ id: name, name, email, phone: null, company: null },
  })
  server.answer('POST rpc/find_customers', () => [person('Ольга Литвиненко', 'olga@company.kg')])
  const menu = await openMenu()
  await user.keyboard('лит')
  await menu.findByRole('option', { name: /Литвиненко/ })

  let answer = (_: unknown[]) => {}
  server.answer('POST rpc/find_customers', () => new Promise<unknown[]>((tell) => (answer = tell)))
  await user.keyboard('ае{Enter}')
  await waitFor(() => expect(server.bodies('POST rpc/find_customers')).toHaveLength(2))
  expect(menu.getByRole('option', { name: /Литвиненко/ })).toBeVisible()
  answer([person('Анна Литаева', 'anna@company.kg')])
  await menuIsGone()
  expect(address()).toBe('/admin?q=anna%40company.kg')
})

it('waits neither for what is named by a command nor for a search that fails', async () => {
  const { server, user, address } = await openInbox({ isCurrent: false })
  server.answer('POST rpc/find_customers', () => new Promise(() => {}))
  await openMenu()
  await user.keyboard('чаты без{Enter}')
  await menuIsGone()
  expect(address()).toBe('/admin?queue=chats')

  vi.mocked(console.error).mockReturnValue()
  server.answer('POST rpc/find_customers', () => Response.json({}, { status: 400 }))
  await openMenu()
  await user.keyboard('Тулпар{Enter}')
  await menuIsGone()
  expect(address()).toBe('/admin?q=%D0%A2%D1%83%D0%BB%D0%BF%D0%B0%D1%80')
  expect(console.error).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
})

function PersonalData() {
  useCommands(() => ({ 'personal-data': () => {} }))
  return null
}
