import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { parse } from 'papaparse'
import { expect, it, vi } from 'vitest'
import { refused, RestFake } from '../../../../../tests/support/fakes/rest-fake'
import { inboxEmail as email } from '../../../../../tests/support/inbox-email'
import { openedEmail, threadEmail } from '../../../../../tests/support/opened-email'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import { emailStatuses, type EmailStatus } from '@contracts/email-status.ts'
import type { InboxEmail } from '../inbox-requests'
import { InboxPanel } from './inbox-panel'

const page = 'POST rpc/inbox_page'
const list = (count: number) => Array.from({ length: count }, (_, index) => email(index + 1))

/** The inbox with these emails, after the first one is shown. */
async function openInbox(emails: InboxEmail[], options: { path?: string; server?: RestFake } = {}) {
  const { server = new RestFake() } = options
  server.answer(page, () => emails)
  const shown = renderAdmin(<InboxPanel />, { ...options, server })
  await screen.findByText('Письмо 1')
  return shown
}
const writerOf = (id: string) => `client-${id.slice(-1)}@company.kg`

/** Answers with the email that is opened and its thread. */
function answerEmails(server: RestFake) {
  server.answer('GET emails', ({ params }) => {
    const [, id = ''] = (params.get('id') ?? params.get('thread_id') ?? '').split('.')
    if (params.has('id')) return openedEmail(id, { from_email: writerOf(id) })
    return Response.json([threadEmail(id)], { headers: { 'content-range': '0-0/1' } })
  })
}

/** Keeps a request waiting. @returns what answers it */
function answerLater(server: RestFake, what: string) {
  let resolve: (answer: unknown) => void = () => {}
  const answer = new Promise((settle) => (resolve = settle))
  server.answer(what, () => answer)
  return (value: unknown) => resolve(value)
}

/** The database's answer to a change of emails: all of them. */
const changed = ({ params }: { params: URLSearchParams }) =>
  (params.get('id') ?? '')
    .replace(/^in\.\(|\)$/g, '')
    .split(',')
    .map((id) => ({ id }))

const rows = () => [...screen.getByRole('list', { name: 'Письма' }).children]

it('shows nothing to others than staff, and does not query the database', () => {
  const { server } = renderAdmin(<InboxPanel />, { isStaff: false })
  expect(screen.getByText('У вас нет прав для просмотра email данных.')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(server.asked).toEqual([])
})

it('asks for the newest hundred of all emails', async () => {
  const { server } = await openInbox(list(2))
  expect(server.bodies(page)).toEqual([{ queue: 'all', page_size: 100 }])
  expect(rows()).toHaveLength(2)
})

it('says that the list could not be loaded, and loads it again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = new RestFake()
  server.answer(page, refused)
  const { toasts, user } = renderAdmin(<InboxPanel />, { server })
  expect(await screen.findByText('Не удалось загрузить письма')).toBeVisible()
  expect(toasts).toMatchObject([{ tone: 'error', title: 'Ошибка загрузки emails' }])
  server.answer(page, () => list(1))
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Письмо 1')).toBeVisible()
  log.mockClear()
})

it('explains an empty queue, and offers to reset filters without matches', async () => {
  const { user, address } = renderAdmin(<InboxPanel />)
  expect(await screen.findByText('Email сообщения не найдены')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Ждут ответа' }))
  expect(await screen.findByText('Никто не ждёт ответа. Отличная работа!')).toBeVisible()
  await user.type(screen.getByRole('searchbox'), 'нет')
  const nothing = await screen.findByText('Нет email сообщений, соответствующих фильтрам')
  // A search is of all queues, which narrow it afterwards.
  expect(address()).toBe('/admin?q=%D0%BD%D0%B5%D1%82')
  await user.click(screen.getByRole('radio', { name: 'Просрочены' }))
  await user.click(await screen.findByRole('button', { name: 'Искать во всех' }))
  expect(address()).toBe('/admin?q=%D0%BD%D0%B5%D1%82')
  await user.click(within(nothing.parentElement ?? nothing).getByRole('button'))
  expect(await screen.findByText('Email сообщения не найдены')).toBeVisible()
  expect(address()).toBe('/admin')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('goes on beyond the newest hundred, each email once', async () => {
  const server = new RestFake()
  const { user } = await openInbox(list(100), { server })
  // One email has moved to the next page in the meantime.
  server.answer(page, () => [email(100), email(101), email(102)])
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await screen.findByText('Письмо 102')
  expect(rows()).toHaveLength(102)
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  expect(server.bodies(page).at(-1)).toEqual({
    queue: 'all',
    page_size: 100,
    after_moment: email(100).listed_at,
    after_id: email(100).id,
  })
})

it.each(['Enter', 'ArrowDown'])('leads from the search to the first row by %s', async (key) => {
  const server = new RestFake()
  const { user } = await openInbox(list(4), { server })
  server.answer(page, () => [email(3), email(4)])
  await user.type(screen.getByRole('searchbox'), `x{${key}}`)
  await waitFor(() => expect(focusedRow()).toHaveTextContent('Письмо 3'))
})

it('steps through the rows by arrows, and stays at the ends', async () => {
  const { user } = await openInbox(list(3))
  await user.type(screen.getByRole('searchbox'), '{ArrowDown}')
  await waitFor(() => expect(focusedRow()).toHaveTextContent('Письмо 1'))
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focusedRow()).toHaveTextContent('Письмо 3')
  await user.keyboard('{ArrowUp}{Alt>}{ArrowUp}{/Alt}')
  expect(focusedRow()).toHaveTextContent('Письмо 2')
})

it('selects all rows in between with Shift, except those that a search has hidden', async () => {
  const server = new RestFake()
  const { user } = await openInbox(list(4), { server })
  const boxes = screen.getAllByRole('checkbox')
  const press = (row: number, shiftKey = false) => {
    const box = boxes[row]
    if (box) fireEvent.click(box, { shiftKey })
  }
  press(0)
  press(2, true)
  expect(await screen.findByText('Выбрано: 3')).toBeVisible()
  expect(boxes[3]).not.toBeChecked()
  press(1, true)
  expect(await screen.findByText('Выбрано: 1')).toBeVisible()
  server.answer(page, () => [email(2)])
  await user.type(screen.getByRole('searchbox'), 'x')
  await waitFor(() => expect(rows()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText(/^Выбрано/)).toBeNull())
})

/** Presses a key by its position; in a Russian layout J types «о». */
function press(code: string, key: string, shiftKey = false) {
  const target = document.activeElement ?? document.body
  fireEvent.keyDown(target, { code, key, shiftKey })
  fireEvent.keyUp(target, { code, key, shiftKey })
}

/** Statuses have the digits of their order. */
const keyOf = (status: EmailStatus) => String(emailStatuses.indexOf(status) + 1)
const pressStatus = (status: EmailStatus) => press(`Digit${keyOf(status)}`, keyOf(status))
const focusedRow = () => document.activeElement?.closest('li')

it('obeys keys by position in a Russian layout, and ignores them in text fields', async () => {
  const { server, user, toasts } = await openInbox(list(2))
  server.answer('PATCH emails', () => [
    { id: email(1).id, assigned_to_user_id: 'me', assignee: null },
  ])
  press('KeyJ', 'о')
  expect(focusedRow()).toHaveTextContent('Письмо 1')
  press('KeyX', 'ч')
  expect(await screen.findByText('Выбрано: 1')).toBeVisible()
  press('KeyA', 'ф')
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Email назначен вам' }]))
  press('Slash', '.')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  screen.getByRole('searchbox').blur()
  // «/» and «?» are typed with other keys in a Russian layout.
  press('Backslash', '/', true)
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('jka123x?')
  expect(screen.getByRole('searchbox')).toHaveValue('jka123x?')
  expect(screen.getByText('Выбрано: 1')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.bodies('PATCH emails')).toHaveLength(1)
})

it('lists the keys for «?», and ignores them while the list is open', async () => {
  const { user } = await openInbox(list(2))
  press('Slash', '?', true)
  const help = await screen.findByRole('dialog', { name: 'Клавиши' })
  expect(help).toHaveTextContent('Следующее письмо')
  expect(help).toHaveTextContent('Новое обращение')
  // Commands for admins are not offered to others.
  expect(help).not.toHaveTextContent('данные человека')
  press('KeyJ', 'j')
  press('KeyX', 'x')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(help).not.toBeInTheDocument())
  expect(screen.queryByText(/^Выбрано/)).toBeNull()
  press('Digit7', '?', true)
  expect(await screen.findByRole('dialog', { name: 'Клавиши' })).toBeVisible()
})

it('steps to the email in place of one that has left the queue', async () => {
  const server = new RestFake()
  const { user } = await openInbox(list(3), { server, path: '/admin?queue=waiting' })
  press('KeyJ', 'j')
  press('KeyJ', 'j')
  expect(focusedRow()).toHaveTextContent('Письмо 2')
  server.answer('PATCH emails', () => [{ id: email(2).id }])
  server.answer(page, () => [email(1), email(3)])
  await user.keyboard(keyOf('in_progress'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  press('KeyJ', 'j')
  expect(focusedRow()).toHaveTextContent('Письмо 3')
})

it('keeps the current row marked without focus, and names the sender of the email that a key has changed', async () => {
  const { server, user, toasts } = await openInbox(list(2))
  server.answer('PATCH emails', changed)
  const marked = () => rows().filter((row) => row.hasAttribute('data-current'))
  expect(marked()).toEqual([])
  await user.keyboard(keyOf('processed'))
  press('KeyJ', 'j')
  screen.getByRole('searchbox').focus()
  screen.getByRole('searchbox').blur()
  expect(marked()).toEqual([rows()[0]])
  pressStatus('processed')
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Статус обновлен', description: 'sender-1@company.kg. Обработан' },
    ]),
  )
  // Pressed before there was a current row.
  expect(server.bodies('PATCH emails')).toHaveLength(1)
})

it('skips emails that have the value already', async () => {
  const server = new RestFake()
  answerEmails(server)
  const done = email(1, { status: 'processed', assigned_to_user_id: 'me' })
  const { user, toasts, address } = await openInbox([done, email(2), email(3)], { server })
  await user.click(screen.getByText('Письмо 1'))
  await waitFor(() =>
    expect(screen.getByLabelText('Письмо')).toHaveTextContent(writerOf(email(1).id)),
  )
  pressStatus('processed')
  press('KeyA', 'a')
  for (const box of screen.getAllByRole('checkbox', { name: /^Выбрать/ })) await user.click(box)
  // The second press comes before the answer to the first.
  const store = answerLater(server, 'PATCH emails')
  pressStatus('processed')
  const bar = within(screen.getByRole('toolbar', { name: 'Выбранные письма' }))
  await waitFor(() => expect(bar.getByRole('button', { name: 'Назначить мне' })).toBeDisabled())
  pressStatus('processed')
  store([{ id: email(2).id }, { id: email(3).id }])
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Статус обновлен у 2 писем' }]))
  expect(address()).toContain(email(1).id)
  const asked = server.asked.filter(({ what }) => what === 'PATCH emails')
  expect(asked.map(({ params }) => params.get('id'))).toEqual([
    `in.(${email(2).id},${email(3).id})`,
  ])
})

it('lists in the morning what waits, and opens the first of it', async () => {
  const server = new RestFake()
  server.answer('POST rpc/inbox_counts', () => [{ waiting: 7, overdue: 2, promised: 0, kept: 0 }])
  const { user, address } = await openInbox(list(2), { server })
  expect(await screen.findByText('Ждут: 7, просрочены: 2')).toBeVisible()
  server.answer(page, () => [email(3)])
  await user.click(screen.getByRole('button', { name: 'Начать' }))
  await waitFor(() => expect(address()).toBe(`/admin?queue=waiting&email=${email(3).id}`))
  expect(server.bodies(page)).toContainEqual({ queue: 'waiting', page_size: 1 })
})

it('restores recalled and cleared replies after the next email has opened', async () => {
  const waits = { waits_until: 'infinity', waiting_since: '2026-11-21T10:00:00Z' }
  const server = new RestFake()
  answerEmails(server)
  server.answer('POST send-reply', () => ({ ok: true }))
  server.answer('POST rpc/recall_reply', () => true)
  const { user, address, toasts } = await openInbox([email(1, waits), email(2, waits)], {
    server,
    path: `/admin?email=${email(1).id}`,
  })
  await user.click(await screen.findByRole('button', { name: 'Ответить' }))
  await user.keyboard('Цена 100 рублей.{Control>}{Enter}{/Control}')
  await waitFor(() => expect(address()).toContain(`email=${email(2).id}`))
  await screen.findByRole('button', { name: 'Ответить' })
  act(() => toasts.at(-1)?.action?.onPress())
  await waitFor(() => expect(address()).toContain(`email=${email(1).id}`))
  const reply = () => screen.findByLabelText('Текст ответа')
  expect(await reply()).toHaveDisplayValue(/^Цена 100 рублей\.\s*$/)
  expect(screen.getByLabelText('Показать цитату')).toBeVisible()

  // So is a text that was cleared.
  await user.click(screen.getByLabelText('Очистить'))
  expect(await reply()).toHaveDisplayValue('')
  expect(await reply()).toHaveFocus()
  act(() => toasts.at(-1)?.action?.onPress())
  await waitFor(async () => expect(await reply()).toHaveDisplayValue(/^Цена 100 рублей\.\s*$/))
  expect(await reply()).toHaveFocus()
})

it('opens the next waiting email once one is done, and the same one again on undo, unless switched off', async () => {
  const waits = { waits_until: 'infinity', waiting_since: '2026-11-21T10:00:00Z' }
  const server = new RestFake()
  answerEmails(server)
  server.answer('PATCH emails', changed)
  const { user, address, toasts } = await openInbox(
    [email(1, waits), email(2), email(3, waits), email(4, waits)],
    { server, path: `/admin?email=${email(1).id}` },
  )
  // Until the pane shows the email, no key acts on it.
  const opens = async (number: number) => {
    await waitFor(() => expect(address()).toContain(`email=${email(number).id}`))
    await waitFor(() =>
      expect(screen.getByLabelText('Письмо')).toHaveTextContent(writerOf(email(number).id)),
    )
  }
  await opens(1)
  pressStatus('in_progress')
  pressStatus('processed')
  await opens(3)
  server.answer('POST rpc/undo_change', () => [{ restored: 1, missed: 0 }])
  rows()[2]?.querySelector('a')?.focus()
  press('KeyZ', 'z')
  await opens(1)
  // The focus within the list goes along.
  expect(focusedRow()).toHaveTextContent('Письмо 1')
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Изменение отменено'))
  expect(toasts.at(-1)?.description).toBe('sender-1@company.kg')

  // Undone before the server has answered, with another email open in the meantime.
  const store = answerLater(server, 'PATCH emails')
  press('KeyS', 's')
  press('KeyJ', 'j')
  await opens(2)
  press('KeyZ', 'z')
  toasts.length = 0
  store([{ id: email(1).id }])
  await opens(1)
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Изменение отменено' }]))
  expect(server.bodies('POST rpc/undo_change')).toHaveLength(2)
  server.answer('PATCH emails', changed)
  pressStatus('processed')
  await opens(3)
  expect(focusedRow()).toHaveTextContent('Письмо 3')
  rows()[2]?.querySelector('a')?.blur()
  pressStatus('completed')
  await opens(4)
  expect(screen.getByLabelText('Письмо').parentElement).toHaveFocus()
  await user.click(screen.getByRole('switch', { name: 'Открывать следующее' }))
  pressStatus('processed')
  await waitFor(() => expect(server.bodies('PATCH emails')).toHaveLength(6))
  await opens(4)
})

it('counts and marks what a search finds', async () => {
  const found = email(1, { subject: 'Смета на ёлку', preview: 'Смету пришлите' })
  const server = new RestFake()
  server.answer(page, () => [found])
  renderAdmin(<InboxPanel />, { server, path: '/admin?q=смета%20елку' })
  expect(await screen.findByText(/^Найдено: 1$/)).toBeVisible()
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Смета',
    'ёлку',
    'Смет',
  ])
})

/** An email as the export asks for it. */
const exported = (number: number, changes: object = {}) => ({
  ...email(number),
  body: 'Добрый день!',
  page_url: null,
  referrer: null,
  utm: null,
  spam_at: null,
  to_email: 'leads@kerege.example',
  consents: [],
  email_notes: [],
  attachments: [],
  ...changes,
})

/** The text of the file that the page saves, once it does. */
function savedFile() {
  const reader = new FileReader()
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) reader.readAsText(file)
    return 'blob:'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return () => String(reader.result)
}

it('exports only the selected emails, with all that staff see of their threads', async () => {
  const submission_id = '0001e240-0000-4000-8000-000000000000'
  const lead = {
    kind: 'project_quiz',
    name: 'Анна',
    email: 'anna@company.kg',
    phone: '+996555123456',
    projectType: 'api',
    timeline: 'flexible',
    budget: '5m+',
    features: 'SEO,Оплата',
    priority: 'quality',
    team: 'no-team',
    estimate: { priceFrom: 75_000, term: '7–14 дней', assumptions: [] },
  }
  const server = new RestFake()
  const { toasts } = await openInbox([email(2), email(1)], { server })
  const note = { created_at: '2026-11-21T11:00:00Z', author: null }
  server.answer('GET emails', ({ params }) =>
    params.has('thread_id')
      ? [
          {
            id: 'later',
            thread_id: email(2).id,
            email_replies: [{ count: 2 }],
            attachments: [{ name: 'смета.pdf' }],
            email_notes: [{ ...note, body: 'Просит скидку' }],
          },
        ]
      : [
          exported(2, {
            submission_id,
            lead,
            answers: 1,
            email_notes: [{ ...note, created_at: '2026-11-21T12:00:00Z', body: 'Звонил' }],
          }),
        ],
  )
  const saved = savedFile()
  press('KeyJ', 'j')
  press('KeyX', 'x')
  press('KeyE', 'e')
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Выгружено 1 письмо' }]))
  await waitFor(() => expect(saved()).toMatch(/^223456;2026-11-21 \d\d:00;Почта/m))
  const { data } = parse<Record<string, string>>(saved().slice(1), { delimiter: ';', header: true })
  expect(data).toMatchObject([
    {
      Имя: 'Анна',
      Телефон: '+996 555 123 456',
      Функции: 'SEO, Оплата',
      'Оценка на сайте': expect.stringContaining('7–14 дней'),
      'Писем клиента': '2',
      Ответов: '2',
      Файлы: 'смета.pdf',
      Заметки: expect.stringMatching(/^2026-11-21 \d\d:00: Просит скидку\n.*: Звонил$/),
    },
  ])
})

it('adds a tag to each of the selected emails, beside those it has', async () => {
  const server = new RestFake()
  server.answer('POST rpc/email_tags', () => [{ tag: 'vip', emails: 1 }])
  server.answer('PATCH emails', changed)
  const { user, toasts } = await openInbox([email(1, { tags: ['срочно'] }), email(2)], { server })
  for (const box of screen.getAllByRole('checkbox', { name: /^Выбрать/ })) await user.click(box)
  const field = await screen.findByLabelText('Добавить метку')
  await user.selectOptions(field, await within(field).findByText('vip'))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Метки изменены у 2 писем' }]))
  await user.selectOptions(field, 'Новая метка…')
  await user.keyboard('vip, тендер{Enter}')
  await waitFor(() => expect(server.bodies('PATCH emails')).toHaveLength(4))
  expect(server.bodies('PATCH emails')).toMatchObject([
    { tags: ['срочно', 'vip'] },
    { tags: ['vip'] },
    { tags: ['срочно', 'vip', 'тендер'] },
    { tags: ['vip', 'тендер'] },
  ])
})

it('says that there is nothing to undo, and nothing to change', async () => {
  const { user, toasts } = await openInbox([
    email(1, { assigned_to_user_id: 'me', status: 'in_progress' }),
    email(2, { assigned_to_user_id: 'me', status: 'in_progress' }),
  ])
  press('KeyZ', 'z')
  expect(toasts).toMatchObject([{ title: 'Отменять нечего' }])
  for (const box of screen.getAllByRole('checkbox', { name: /^Выбрать/ })) await user.click(box)
  press('KeyA', 'a')
  expect(toasts.at(-1)).toMatchObject({ title: 'Менять нечего' })
})

it('offers the emails of those who work here no longer', async () => {
  const server = new RestFake()
  server.answer('POST rpc/former_colleagues', () => [
    {
      user_id: '00000000-0000-4000-8000-0000000000f1',
      full_name: 'Алия',
      email: 'a@kerege.example',
    },
  ])
  const { user } = await openInbox(list(1), { server })
  await user.selectOptions(
    screen.getByLabelText('Сотрудник'),
    await screen.findByText('Алия · бывший сотрудник'),
  )
  await waitFor(() =>
    expect(server.bodies(page).at(-1)).toMatchObject({
      assignee: '00000000-0000-4000-8000-0000000000f1',
    }),
  )
})

it('does not announce what comes back as if it had arrived', async () => {
  const server = new RestFake()
  const { user } = await openInbox([email(1), email(2), email(3)], { server })
  const refresh = async (emails: InboxEmail[]) => {
    server.answer(page, () => emails)
    await user.click(screen.getByRole('button', { name: 'Обновить список' }))
    await waitFor(() => expect(rows()).toHaveLength(emails.length))
  }
  await refresh([email(3)])
  await refresh([email(1), email(2), email(3)])
  expect(screen.queryByText(/нов\S+ пис/)).toBeNull()
  await refresh([email(4), email(1), email(2), email(3)])
  expect(screen.getByText(/1 новое письмо/)).toBeVisible()
})

it('marks snoozed emails, and those that have returned', async () => {
  const put = (number: number, minutes: number) =>
    email(number, { snoozed_until: new Date(Date.now() + minutes * 60_000).toISOString() })
  await openInbox([put(1, -1), put(2, 180)], { path: '/admin?queue=snoozed' })
  expect(rows()[0]).toHaveTextContent('Вернулось')
  expect(rows()[1]).toHaveTextContent(/до \S/)
  expect(rows()[1]).not.toHaveTextContent('Вернулось')
})

it('says that an assignment or a status was refused, and shows the stored value', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, toasts } = await openInbox(list(1))
  server.answer('PATCH emails', refused)
  press('KeyJ', 'j')
  press('KeyA', 'a')
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Ошибка назначения email' }]))
  pressStatus('processed')
  await waitFor(() => expect(toasts[1]).toMatchObject({ title: 'Ошибка обновления статуса' }))
  expect(rows()[0]).toHaveTextContent('Не обработан')
  expect(rows()[0]).not.toHaveTextContent('Ответственный')
  log.mockClear()
})

it('tells the slower of two colleagues who took the email', async () => {
  const { server, toasts } = await openInbox(list(1))
  const taken = {
    assigned_to_user_id: 'other',
    assignee: { full_name: 'Айгерим Садыкова', email: 'admin@kerege.example' },
  }
  server.answer('PATCH emails', () => [])
  server.answer('GET emails', () => [{ id: email(1).id, ...taken }])
  server.answer(page, () => [email(1, taken)])
  press('KeyJ', 'j')
  press('KeyA', 'a')
  await waitFor(() =>
    expect(toasts).toMatchObject([
      {
        title: 'Письмо уже назначено',
        description: 'Ответственный: Айгерим Садыкова. Список обновлён.',
      },
    ]),
  )
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Ответственный: Айгерим Садыкова'))
})

it('exports the whole list, page by page', async () => {
  const server = new RestFake()
  const { toasts } = await openInbox(list(1), { server })
  let number = 0
  server.answer(page, () =>
    Array.from({ length: Math.min(500, 2100 - number) }, () => exported((number += 1))),
  )
  const saved = savedFile()
  press('KeyE', 'e')
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Выгружаем: 2\u00a0000 писем' },
      { title: 'Выгружено 2\u00a0100 писем' },
    ]),
  )
  await waitFor(() => expect(saved().split('\r\n')).toHaveLength(2101))
  // Each page starts where the previous one ended.
  const places = server.bodies(page).slice(1)
  expect(places[0]).not.toHaveProperty('after_id')
  expect(new Set(places.map((body) => JSON.stringify(body))).size).toBe(5)
})

it('disables the export of an empty list', async () => {
  const { toasts } = renderAdmin(<InboxPanel />)
  await screen.findByText('Email сообщения не найдены')
  press('KeyE', 'e')
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Выгружать нечего' }]))
})

it('completes only what its viewer has seen: a thread with a new mail stays open', async () => {
  const server = new RestFake()
  const { user, toasts } = await openInbox([email(1), email(2, { answers: 3 })], { server })
  const asked = () => server.asked.filter(({ what }) => what === 'PATCH emails')
  // The customer of the second one has written again.
  server.answer('PATCH emails', ({ params }) =>
    params.get('answers') === 'eq.0' ? [{ id: email(1).id }] : [],
  )
  server.answer('GET emails', ({ params }) =>
    params.get('id') === `in.(${email(2).id})` ? [{ id: email(2).id }] : [],
  )
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  pressStatus('completed')
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked().map(({ params }) => [params.get('id'), params.get('answers')])).toEqual([
    [`in.(${email(1).id})`, 'eq.0'],
    [`in.(${email(2).id})`, 'eq.3'],
  ])
  const left = 'В переписке есть то, чего вы не видели: она осталась как была'
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      tone: 'info',
      title: 'Статус обновлен',
      description: expect.stringContaining(left),
    }),
  )
  await user.keyboard('{Escape}')
  await user.click(screen.getAllByRole('checkbox')[1] ?? document.body)
  pressStatus('completed')
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      title: 'Пришло новое письмо',
      description: expect.stringContaining(left),
    }),
  )
})
