import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { sendReplyRequestSchema } from '@contracts/reply.ts'
import { z } from '@contracts/zod.ts'
import { draftKey } from '@/lib/drafts'
import { writeStored } from '@/lib/storage'
import { RestFake } from '../../../../../tests/support/fakes/rest-fake'
import { openedEmail, threadEmail } from '../../../../../tests/support/opened-email'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import type { EmailDetail, ThreadEmail } from '../email-requests'
import type { Customer } from '../customer/customer-requests'
import { AnswerDock, type OpenComposer } from './answer-dock'

const id = '00000000-0000-4000-8000-000000000001'
const email = openedEmail(id)
const usual = [threadEmail(id)]

interface DockProps {
  email?: EmailDetail
  thread?: ThreadEmail[]
  customer?: Customer | null
}

function Dock({ email: opened = email, thread = usual, customer = null }: DockProps) {
  const [answering, setAnswering] = useState<OpenComposer>({})
  return (
    <AnswerDock
      email={opened}
      thread={thread}
      customer={customer}
      answering={answering}
      onAnswer={setAnswering}
    />
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const reply = () => screen.getByLabelText('Текст ответа')
const note = () => screen.getByLabelText('Текст заметки')
const lost = () => {
  throw new TypeError('Failed to fetch')
}

it('writes replies and notes by key, and restores the focus', async () => {
  const { server, user } = renderAdmin(<Dock />)
  server.answer('POST email_notes', () => new Response(null, { status: 201 }))
  await user.keyboard('r')
  await waitFor(() => expect(reply()).toHaveFocus())
  reply().blur()
  await user.keyboard('rn1')
  expect(reply()).toHaveDisplayValue(/^n1/)
  await user.click(button('Свернуть ответ'))
  expect(button('Продолжить ответ')).toHaveFocus()
  await user.keyboard('n')
  expect(note()).toHaveFocus()
  await user.keyboard('r1')
  expect(note()).toHaveValue('r1')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(button('Заметка')).toHaveFocus())
  expect(server.bodies('POST email_notes')).toMatchObject([{ email_id: id, body: 'r1' }])
})

it('opens a note instead of a reply or a template without an address, and says why', async () => {
  const lead = { kind: 'contact', name: 'Бермет', phone: '+996 555 123 456' }
  const thread = [threadEmail(id, { from_email: null, lead })]
  const { user, toasts } = renderAdmin(
    <Dock thread={thread} email={{ ...email, from_email: null, lead }} />,
  )
  for (const key of ['r', 'g']) {
    await user.keyboard(`${key}s`)
    expect(note()).toHaveFocus()
    await user.keyboard('{Escape}')
  }
  const title = 'У клиента нет адреса: позвоните или оставьте заметку'
  expect(toasts).toMatchObject([{ title }, { title }])
  await user.keyboard('n')
  expect(note()).toHaveValue('ss')
})

it('keeps a reply after a lost response, and sends a corrected text as another one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = new RestFake()
  server.answer('POST send-reply', lost)
  const { user, toasts } = renderAdmin(<Dock />, { server })
  await user.click(button('Ответить'))
  await user.keyboard('Первый вариант.')
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeVisible()
  expect(reply()).toHaveDisplayValue(/^Первый вариант\./)
  log.mockClear()

  // The reply had arrived: sending a changed text under its id changes nothing.
  const sent = () =>
    server.bodies('POST send-reply').map((body) => sendReplyRequestSchema.parse(body))
  server.answer('GET email_replies', () => [
    { ...sent()[0], to_email: email.from_email, cc: [], attachments: [] },
  ])
  server.answer('POST send-reply', () => ({ ok: true }))
  fireEvent.change(reply(), { target: { value: 'Исправлено. Первый вариант.' } })
  await user.dblClick(button('Отправить'))
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Ответ ушёл в первом варианте'))
  expect(reply()).toHaveValue('Исправлено. Первый вариант.')
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Отправляем ответ'))
  await waitFor(() => expect(button('Ответить')).toBeVisible())

  const [first, again, other] = sent()
  expect(sent()).toHaveLength(3)
  expect(again?.replyId).toBe(first?.replyId)
  expect(other).toMatchObject({
    body: expect.stringMatching(/^Исправлено\. Первый вариант\.\n.+ пишет:\n> /),
    holdSeconds: 10,
  })
  expect(other?.replyId).not.toBe(first?.replyId)
})

it('follows another tab’s text and sending; later text is another reply', async () => {
  const { server, user } = renderAdmin(<Dock />)
  server.answer('POST send-reply', () => ({ ok: true }))
  await user.click(button('Ответить'))
  await user.keyboard('Здесь.')
  const { name } = draftKey('reply', 'me', id)
  const { replyId, ...draft } = z
    .looseObject({ replyId: z.string() })
    .parse(JSON.parse(localStorage.getItem(name) ?? ''))
  const otherTab = (value: unknown) => {
    writeStored(draftKey('reply', 'me', id), value)
    act(() => void dispatchEvent(new StorageEvent('storage', { key: name })))
  }
  otherTab({ ...draft, replyId, body: 'Здесь и там.' })
  expect(reply()).toHaveValue('Здесь и там.')
  otherTab(undefined)
  expect(reply()).not.toHaveDisplayValue(/Здесь/)

  fireEvent.change(reply(), { target: { value: 'Ещё одно.' } })
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(server.bodies('POST send-reply')).toHaveLength(1))
  expect(server.bodies('POST send-reply')).toMatchObject([
    { body: expect.stringMatching(/^Ещё одно\./) },
  ])
  expect(server.bodies('POST send-reply')).not.toMatchObject([{ replyId }])
})

it('follows another tab’s note, and keeps a folded one', async () => {
  const { user } = renderAdmin(<Dock />)
  await user.click(button('Заметка'))
  await user.keyboard('Здесь')
  await user.click(button('Свернуть'))
  await user.click(button('Продолжить заметку'))
  expect(note()).toHaveValue('Здесь')
  writeStored(draftKey('note', 'me', id), undefined)
  act(
    () => void dispatchEvent(new StorageEvent('storage', { key: draftKey('note', 'me', id).name })),
  )
  expect(note()).toHaveValue('')
})

it('explains that a file of a reply is gone, and keeps its text', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = renderAdmin(<Dock />)
  const error = { code: 'unknown_attachment', message: 'There is no such file' }
  server.answer('POST send-reply', () => Response.json({ error }, { status: 409 }))
  await user.click(button('Ответить'))
  await user.keyboard('Смета во вложении.{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/приложите их ещё раз/)).toBeVisible()
  expect(reply()).toHaveDisplayValue(/^Смета во вложении\./)
  log.mockClear()
})

it('keeps a note after a lost response, and stores it once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = new RestFake()
  server.answer('POST email_notes', lost)
  const { user, toasts } = renderAdmin(<Dock />, { server })
  await user.click(button('Заметка'))
  await user.keyboard('Ждёт смету к пятнице')
  await user.dblClick(button('Сохранить заметку'))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Не удалось сохранить заметку' }]))
  expect(note()).toHaveValue('Ждёт смету к пятнице')
  log.mockClear()

  // The page is reloaded. The note had arrived.
  cleanup()
  const again = renderAdmin(<Dock />, { server })
  server.answer('POST email_notes', () =>
    Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
  )
  await again.user.click(button('Продолжить заметку'))
  expect(note()).toHaveValue('Ждёт смету к пятнице')
  await again.user.click(button('Сохранить заметку'))
  await waitFor(() => expect(button('Заметка')).toBeVisible())
  const [first, ...others] = server.bodies('POST email_notes')
  expect(first).toMatchObject({ body: 'Ждёт смету к пятнице' })
  expect(others).toEqual([first])
})

it('records a call: reached stops the clock; not reached brings the email back the next morning', async () => {
  const lead = { kind: 'contact', name: 'Эркин', phone: '+996 501 338 274' }
  const byPhone = { ...email, from_email: null, lead }
  const { server, user } = renderAdmin(
    <AnswerDock
      email={byPhone}
      thread={[threadEmail(id, { from_email: null, lead })]}
      customer={null}
      answering={{}}
      onAnswer={() => {}}
    />,
  )
  server.answer('POST email_notes', () => new Response(null, { status: 201 }))
  server.answer('PATCH emails', () => [{ id }])
  const changes = (count: number) =>
    waitFor(() => expect(server.bodies('PATCH emails')).toHaveLength(count))
  await user.click(button('Не дозвонился'))
  await changes(1)
  await waitFor(() => expect(button('Дозвонился')).toBeEnabled())
  await user.click(button('Дозвонился'))
  await changes(2)
  const changed = z
    .array(z.looseObject({ change_id: z.uuid() }))
    .parse(server.bodies('PATCH emails'))
  expect(changed).toMatchObject([
    { snoozed_until: expect.stringMatching(/T03:00:00/) },
    { status: 'processed' },
  ])
  // Undoing the change deletes the note of the same number.
  expect(server.bodies('POST email_notes')).toMatchObject([
    { id: changed[0]?.change_id, body: 'Не дозвонились: +996 501 338 274' },
    { id: changed[1]?.change_id, body: 'Дозвонились: +996 501 338 274' },
  ])
})

it('names the customer as their card does in a template, and opens the templates with G', async () => {
  const server = new RestFake()
  const body = '{имя}, добрый день! О чём «{услуга}»?'
  server.answer('GET reply_templates', () => [{ id: 't', title: 'Привет', body }])
  const card = { id: 'c', name: 'Ольга Литвиненко', email: 'anna@company.kg', other_emails: [] }
  const { user } = renderAdmin(
    <Dock
      thread={[...usual, threadEmail('m0', { interest: 'Поддержка сайта' })]}
      customer={{ ...card, phone: null, company: null, requests: [] }}
    />,
    { server },
  )
  await user.keyboard('g')
  await user.click(await screen.findByText('Привет'))
  await waitFor(() =>
    expect(reply()).toHaveDisplayValue(/^Ольга, добрый день! О чём «Поддержка сайта»\?/),
  )
  await user.type(reply(), '{Escape}')
  expect(button('Продолжить ответ')).toHaveFocus()
})

const sentReplies = (server: RestFake) =>
  server.bodies('POST send-reply').map((body) => sendReplyRequestSchema.parse(body))

const named = usual.map((each) => ({
  ...each,
  reply_to: 'desk@company.kg',
  cc: ['boss@company.kg'],
}))

it('answers the sender or the Reply-To, with copies that staff choose', async () => {
  const { server, user } = renderAdmin(<Dock thread={named} />)
  server.answer('POST send-reply', () => ({ ok: true }))
  await user.click(button('Ответить'))
  const to = screen.getByLabelText('Кому')
  expect(to).toHaveValue('anna@company.kg')
  expect(screen.getByLabelText('boss@company.kg')).not.toBeChecked()
  await user.selectOptions(to, 'desk@company.kg')
  await user.click(screen.getByLabelText('boss@company.kg'))
  // Both are kept with the text.
  await user.click(button('Свернуть ответ'))
  await user.click(button('Продолжить ответ'))
  expect(screen.getByLabelText('Кому')).toHaveValue('desk@company.kg')
  await user.type(reply(), 'Да', { initialSelectionStart: 0 })
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(button('Ответить')).toBeVisible())
  expect(sentReplies(server)).toMatchObject([{ to: 'desk@company.kg', cc: ['boss@company.kg'] }])
})

/** A thread to which something comes while it is open. */
function Changing({ later }: { later: ThreadEmail[] }) {
  const [thread, setThread] = useState(usual)
  return (
    <>
      <button type="button" onClick={() => setThread(later)}>
        Пришло
      </button>
      <Dock thread={thread} />
    </>
  )
}

describe('a mail of the customer in the meantime', () => {
  const theirs = threadEmail('00000000-0000-4000-8000-000000000002', {
    created_at: '2026-11-21T10:05:00.123456+00:00',
    body: 'Уже не нужно, передумали!',
  })
  const later = [theirs, ...usual]
  const write = async (server: RestFake) => {
    const { user, toasts } = renderAdmin(<Changing later={later} />, { server })
    await user.click(button('Ответить'))
    await user.keyboard('Держите каталог.')
    return { user, toasts }
  }
  const taking = () => {
    const server = new RestFake()
    server.answer('POST send-reply', () => ({ ok: true }))
    return server
  }

  it('is asked about before a reply is sent, and answered once it was seen', async () => {
    const server = taking()
    const { user } = await write(server)
    await user.click(button('Пришло'))
    await user.click(await screen.findByRole('button', { name: 'Отправить' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Клиент тем временем написал ещё, .+«Уже не нужно, передумали!»/,
    )
    expect(sentReplies(server)).toEqual([])
    await user.click(button('Посмотреть'))
    await user.click(button('Продолжить ответ'))
    await user.click(await screen.findByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(button('Ответить')).toBeVisible())
    expect(sentReplies(server)).toMatchObject([{ seenMailId: theirs.id, despiteNewMail: false }])
  })

  it('still waits after a reply that was sent in spite of it', async () => {
    const server = taking()
    const { user, toasts } = await write(server)
    const fields = { seenMailId: 'The customer has' }
    const error = { code: 'answered_meanwhile', message: 'Somebody has', fields }
    server.answer('POST send-reply', () => Response.json({ error }, { status: 409 }))
    await user.click(await screen.findByRole('button', { name: 'Отправить и завершить' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Клиент тем временем/)
    server.answer('POST send-reply', () => ({ ok: true }))
    await user.click(button('Отправить всё равно'))
    await waitFor(() => expect(button('Ответить')).toBeVisible())
    expect(sentReplies(server)).toMatchObject([
      { seenMailId: id, despiteNewMail: false },
      { seenMailId: id, despiteNewMail: true },
    ])
    expect(toasts.at(-1)).toMatchObject({
      title: 'Отправляем ответ',
      description: expect.stringContaining('Новое письмо клиента ещё ждёт.'),
    })
  })

  it('is reported even if the composer was closed before the reply could leave', async () => {
    const server = taking()
    let answer = (_: Response) => {}
    server.answer('POST send-reply', () => new Promise<Response>((settle) => (answer = settle)))
    const { user, toasts } = await write(server)
    await user.click(await screen.findByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(sentReplies(server)).toHaveLength(1))
    await user.click(button('Свернуть ответ'))
    const fields = { seenMailId: 'The customer has' }
    const error = { code: 'answered_meanwhile', message: '', fields }
    answer(Response.json({ error }, { status: 409 }))
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Ответ не отправлен'))
    await user.click(button('Продолжить ответ'))
    expect(reply()).toHaveDisplayValue(/^Держите каталог\./)
  })
})

describe('a colleague’s answer in the meantime', () => {
  const theirs = {
    id: '00000000-0000-4000-8000-000000000009',
    email_id: id,
    author_id: 'colleague',
    to_email: 'anna@company.kg',
    cc: [],
    subject: 'Каталог',
    body: 'Каталог пришлём завтра.',
    created_at: '2026-11-21T10:05:00.123456+00:00',
    answers_until: null,
    attachments: [],
    author: { full_name: 'Мария Ким', email: 'm@kerege.example' },
    outbox: null,
  }
  const answered: ThreadEmail[] = usual.map((each) => ({ ...each, email_replies: [theirs] }))

  it('is reported before a reply is sent, and no text is lost', async () => {
    const { server, user } = renderAdmin(<Changing later={answered} />)
    server.answer('POST send-reply', () => ({ ok: true }))
    await user.click(button('Ответить'))
    await user.keyboard('Держите каталог.')
    await user.click(button('Пришло'))
    await user.click(await screen.findByRole('button', { name: 'Отправить и завершить' }))
    const question = await screen.findByRole('alert')
    expect(question).toHaveTextContent(
      /^Клиенту уже ответили: Мария Ким, .+«Каталог пришлём завтра\.»/,
    )
    await user.click(button('Посмотреть'))
    await user.click(button('Продолжить ответ'))
    expect(reply()).toHaveDisplayValue(/^Держите каталог\./)
    expect(sentReplies(server)).toEqual([])
    // Now it has been seen.
    await user.click(await screen.findByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(button('Ответить')).toBeVisible())
    expect(sentReplies(server)).toMatchObject([{ seenUntil: theirs.created_at }])
  })

  it('is reported by the server too, and the reply is sent if its author confirms', async () => {
    const { server, user, toasts } = renderAdmin(<Changing later={answered} />)
    const error = { code: 'answered_meanwhile', message: 'Somebody has' }
    server.answer('POST send-reply', () => Response.json({ error }, { status: 409 }))
    await user.click(button('Ответить'))
    await user.keyboard('Держите каталог.')
    await user.click(await screen.findByRole('button', { name: 'Отправить и завершить' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Клиенту уже ответили')
    expect(toasts).toEqual([])
    server.answer('POST send-reply', () => ({ ok: true }))
    await user.click(button('Отправить всё равно'))
    await waitFor(() => expect(button('Ответить')).toBeVisible())
    const [first, second] = sentReplies(server)
    expect(first).toMatchObject({ seenUntil: '1970-01-01T00:00:00Z', completes: true })
    expect(second).toMatchObject({ replyId: first?.replyId, completes: true })
    expect(second?.seenUntil).toBeUndefined()
  })
})
