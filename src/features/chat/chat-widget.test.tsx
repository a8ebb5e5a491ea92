import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatReply } from '@contracts/chat.ts'
import { chatConsent, chatTexts, closingMessages } from '@/content/chat'
import { firstSuggestions } from '@/content/first-suggestions'
import { soldPackage } from '../../../tests/support/sold'
import { onToast, type ToastMessage } from '@/lib/toast'
import { typography } from '@/lib/text/typography'
import { ChatFake, chatReply } from '../../../tests/support/fakes/chat-fake'
import { playTime } from '../../../tests/support/play-time'
import { ChatWidget } from './chat-widget'
import { resetAfterRatingMs } from './machine/chat-timing'

const toasts: ToastMessage[] = []
// Styles are not applied here, and checking them is slow.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
let server: ChatFake
let stopToasts = () => {}
/** The matching media queries; on a desktop with a mouse and reduced motion. */
let media: string[] = []

beforeEach(() => {
  playTime()
  sessionStorage.clear()
  server = new ChatFake()
  vi.stubGlobal('fetch', server.fetch)
  media = ['(pointer: fine)', '(prefers-reduced-motion: reduce)']
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: media.includes(query),
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollTo = () => {}
  toasts.length = 0
  stopToasts = onToast((message) => toasts.push(message))
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  stopToasts()
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Where() {
  return <output data-testid="path">{useLocation().pathname}</output>
}
const fromTheSite = { getOrigin: () => ({}), consentLine: <p>Согласие</p> }
const widget = (path = '/') => (
  <StrictMode>
    <MemoryRouter initialEntries={[path]}>
      <main id="main" tabIndex={-1} />
      <ChatWidget request={null} {...fromTheSite} />
      <Where />
    </MemoryRouter>
  </StrictMode>
)
const launcher = () => screen.getByLabelText(/^Открыть чат/, { selector: 'button' })
const panel = () => screen.getByLabelText('Чат с консультантом', { selector: '[role=dialog]' })
const input = () => screen.getByLabelText('Сообщение')
const sendButton = () => screen.getByLabelText('Отправить')
const log = () => screen.getByLabelText('Сообщения', { selector: '[role=log]' })

async function openChat(path = '/') {
  render(widget(path))
  await user.click(launcher())
}
async function answered(count: number) {
  await waitFor(() => expect(server.messages).toHaveLength(count))
}
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })
/** Opens the chat and sends a message, which waits for its answer. */
async function openAndSay(text: string) {
  await openChat()
  type(text)
  fireEvent.keyDown(input(), { key: 'Enter' })
  await answered(1)
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('section 4: closed (round button) or open (panel)', () => {
  it('opens with the focus in the input, greets, and says that it is automatic', async () => {
    await openChat()
    expect(panel()).toHaveAttribute('aria-modal', 'false')
    expect(input()).toHaveFocus()
    expect(within(panel()).getByText('Автоматический помощник')).toBeVisible()
    expect(log()).toHaveTextContent(chatTexts.ru.greeting)
    expect(screen.queryByLabelText(/^Открыть чат/)).not.toBeInTheDocument()
  })
  it('closes by its button and by Escape, and gives the focus back', async () => {
    await openChat()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(launcher()).toHaveFocus()
    await user.click(launcher())
    await user.click(screen.getByLabelText('Закрыть чат'))
    expect(launcher()).toHaveFocus()
  })
  it.each(['/', '/services', '/blog/telegram-automation', '/no-such-page'])(
    'is there on %s',
    (path) => {
      render(widget(path))
      expect(launcher()).toBeVisible()
    },
  )
  it.each(['/account', '/admin'])('is on %s only with a conversation', (path) => {
    render(widget(path))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
  it('begins with questions about the service whose page it is opened on', async () => {
    await openChat(soldPackage.path)
    for (const text of firstSuggestions(soldPackage.path, 'ru')) {
      expect(screen.getByText(text, { selector: 'button' })).toBeVisible()
    }
  })
  it('speaks English on an English page, where a message gives the consent in English', async () => {
    window.history.replaceState(null, '', '/terms')
    render(widget('/terms'))
    await user.click(screen.getByLabelText(chatTexts.en.open(false)))
    const panel = screen.getByRole('dialog', { name: chatTexts.en.area })
    expect(panel.closest('[lang]')).toHaveAttribute('lang', 'en')
    const shown = panel.textContent.replace('Согласие', '')
    expect(shown).not.toMatch(/[а-яё]/i)
    await user.click(screen.getByText(firstSuggestions('/terms', 'en')[0]))
    await answered(1)
    expect(server.messages[0]).toMatchObject({
      lang: 'en',
      consent: { textVersion: chatConsent.en.version },
    })
    server.reply(chatReply({ response: 'Yes.', conversationStatus: 'completed' }))
    await screen.findByText(closingMessages.en.completed)
  })
  it('opens when the page’s own button asked for it while this code was loading', () => {
    render(
      <MemoryRouter>
        <ChatWidget request={{ name: 'chat' }} {...fromTheSite} />
      </MemoryRouter>,
    )
    expect(panel()).toBeVisible()
    expect(input()).toHaveFocus()
  })
})

describe('section 5: sending', () => {
  it('Enter sends the trimmed text, Shift+Enter makes a new line', async () => {
    await openChat()
    await user.type(input(), '  Сайт{Shift>}{Enter}{/Shift}и блог {Enter}')
    await answered(1)
    expect(server.messages[0]?.message).toBe('Сайт\nи блог')
    expect(input()).toHaveValue('')
    expect(input()).toHaveFocus()
  })
  it('Enter that ends a composition does not send', async () => {
    await openChat()
    await user.type(input(), 'に')
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 })
    expect(input()).toHaveValue('に')
    await user.keyboard('{Enter}')
    await answered(1)
  })
  it('an empty message cannot be sent', async () => {
    await openChat()
    expect(sendButton()).toBeDisabled()
    await user.type(input(), '   {Enter}')
    expect(sendButton()).toBeDisabled()
    await user.type(input(), 'Да')
    expect(sendButton()).toBeEnabled()
  })
  it('is blocked while a reply loads; the next message can already be written', async () => {
    await openChat()
    await user.type(input(), 'Привет{Enter}{Enter}Ещё{Enter}')
    await answered(1)
    expect(input()).toHaveValue('Ещё')
    expect(sendButton()).toBeDisabled()
    server.reply(chatReply())
    await waitFor(() => expect(sendButton()).toBeEnabled())
    expect(server.messages).toHaveLength(1)
  })
  it('counts near the limit, and says when it is too long', async () => {
    await openChat()
    await user.click(input())
    await user.paste('я'.repeat(1800))
    expect(screen.queryByText(/из 2000/)).not.toBeInTheDocument()
    await user.paste('яя')
    expect(input()).toHaveAccessibleDescription('1802 из 2000')
    await user.paste('я'.repeat(200))
    expect(input()).toHaveAccessibleDescription('Слишком длинно: 2002 из 2000')
    expect(input()).toBeInvalid()
    expect(sendButton()).toBeDisabled()
  })
  it('what is being typed stays where a button speaks for the visitor', async () => {
    await openChat()
    type('черновик')
    await user.click(screen.getByText('Позвать человека'))
    await answered(1)
    server.reply(chatReply({ response: 'Зову коллегу.' }))
    await waitFor(() => expect(log()).toHaveTextContent('Зову коллегу.'))
    expect(input()).toHaveValue('черновик')
  })
  it('a suggestion is sent with one press, and the focus stays in the panel', async () => {
    await openChat()
    const [first, second = ''] = firstSuggestions('/', 'ru')
    await user.click(screen.getByText(first, { selector: 'button' }))
    await answered(1)
    expect(server.messages[0]?.message).toBe(first)
    expect(input()).toHaveFocus()
    expect(screen.queryByText(second, { selector: 'button' })).not.toBeInTheDocument()
    server.reply(chatReply({ suggestions: ['А за сколько?'] }))
    expect(await screen.findByText('А за сколько?', { selector: 'button' })).toBeVisible()
  })
})

describe('a reply', () => {
  it('comes word by word for the eye, and joins the log in one piece', async () => {
    media = ['(pointer: fine)']
    await openAndSay('Привет')
    expect(screen.getByTestId('typing')).toBeInTheDocument()
    const stream = server.stream()
    stream.delta('Здравствуйте! Чем ')
    const streaming = await screen.findByTestId('streaming')
    await waitFor(() => expect(streaming).toHaveTextContent('Здравствуйте!'))
    expect(streaming).toHaveAttribute('aria-hidden', 'true')
    expect(log()).not.toHaveTextContent('Здравствуйте! Чем')
    stream.delta('помочь?')
    stream.done(chatReply({ response: 'Здравствуйте! Чем помочь?', suggestions: ['Цены'] }))
    await waitFor(() => expect(log()).toHaveTextContent('Здравствуйте! Чем помочь?'))
    expect(screen.queryByTestId('streaming')).not.toBeInTheDocument()
    expect(screen.getByText('Цены', { selector: 'button' })).toBeVisible()
  })
  it('comes whole where motion is not wanted', async () => {
    await openAndSay('Привет')
    const stream = server.stream()
    stream.delta('Здравствуйте')
    await pass(100)
    expect(screen.getByTestId('typing')).toBeInTheDocument()
    stream.done(chatReply({ response: 'Здравствуйте!' }))
    await waitFor(() => expect(log()).toHaveTextContent('Консультант: Здравствуйте!'))
  })
  it('that is hostile stays text', async () => {
    await openAndSay('<b>Я</b>')
    const hostile = '<img src=x onerror=alert(1)> [тут](javascript:alert(1)) [там](//evil.example)'
    server.reply(chatReply({ response: hostile, suggestions: ['<i>Да</i>'] }))
    await waitFor(() => expect(log()).toHaveTextContent(hostile))
    expect(log()).toHaveTextContent('<b>Я</b>')
    expect(screen.getByText('<i>Да</i>', { selector: 'button' })).toBeVisible()
    expect(panel().querySelector('img, b, i')).toBeNull()
    expect(within(log()).queryByRole('link')).not.toBeInTheDocument()
  })
  it('links pages of the site, keeps numbers together, and lists what is a list', async () => {
    await openAndSay('Цены')
    server.reply(chatReply({ response: 'Смотрите [цены](/services):\n– от 75 000 ₽ за 14 дней' }))
    const link = await within(log()).findByText('цены', { selector: 'a' })
    expect(within(log()).getByRole('listitem')).toHaveTextContent('от 75 000 ₽ за 14 дней')
    expect(within(log()).getByRole('listitem').textContent).toBe(
      typography('от 75\u00a0000\u00a0₽ за 14\u00a0дней'),
    )
    await user.click(link)
    expect(screen.getByTestId('path')).toHaveTextContent('/services')
    expect(panel()).toBeVisible()
  })
  it('that comes while the panel is closed is marked at the button', async () => {
    await openAndSay('Привет')
    await user.keyboard('{Escape}')
    expect(screen.queryByTestId('unread')).not.toBeInTheDocument()
    server.reply(chatReply())
    expect(await screen.findByTestId('unread')).toBeInTheDocument()
    expect(launcher()).toHaveAccessibleName('Открыть чат с консультантом: есть новый ответ')
    await user.click(launcher())
    expect(log()).toHaveTextContent('Лендинг стоит')
    await user.keyboard('{Escape}')
    expect(screen.queryByTestId('unread')).not.toBeInTheDocument()
  })
})

describe('the form', () => {
  const form = {
    kind: 'consultation',
    lang: 'ru',
    contact: '0555 123 456',
    topic: 'Лендинг',
  } as const
  const past = '2020-01-01T09:00:00.000Z'
  const times = ['2030-12-02T09:00:00.000Z', '2030-12-03T03:00:00.000Z']
  const shown = () => screen.getByRole('form')
  const field = (name: string) => within(shown()).getByLabelText(name)
  const press = (name: string) => user.click(within(shown()).getByText(name))
  const fillIn = (name: string, value: string) =>
    fireEvent.change(field(name), { target: { value } })

  async function open(opened: NonNullable<ChatReply['form']> = form) {
    await openAndSay('Запишите меня')
    server.reply(chatReply({ form: opened }))
    await screen.findByRole('form')
  }

  it('shows what the conversation has said, each in its field', async () => {
    await open()
    expect(shown()).toHaveAccessibleName('Запись на консультацию')
    expect(field('Имя')).toHaveValue('')
    expect(field('Имя')).toHaveAttribute('autocomplete', 'name')
    expect(field('Телефон, email или ник')).toHaveValue('0555 123 456')
    expect(field('О чём поговорить')).toHaveValue('Лендинг')
  })

  it.each([
    ['comes alone is the next step', 'Заполните форму ниже.', true],
    ['comes with an answer leaves it in view', 'Да, возьмёмся.\n\nЗаполните форму ниже.', false],
  ])('that %s', async (_, response, isNext) => {
    await openAndSay('Запишите меня')
    server.reply(chatReply({ form, response }))
    const { dataset } = await screen.findByRole('form')
    expect('decision' in dataset).toBe(isNext)
  })

  it('says at the field what is missing, and sends nothing', async () => {
    await open()
    fillIn('Телефон, email или ник', 'aigul@mail')
    await press('Записаться')
    await waitFor(() => expect(field('Имя')).toHaveAccessibleDescription('Укажите имя'))
    expect(field('Имя')).toHaveFocus()
    expect(field('Телефон, email или ник')).toHaveAccessibleDescription(/Нужен телефон/)
    expect(server.messages).toHaveLength(1)
  })

  it('offers times as chips, of which one press takes one; those that are over are left out', async () => {
    await open({ ...form, times: [past, ...times] })
    const group = within(shown()).getByRole('group', { name: /^Когда позвонить/ })
    const chips = within(group).getAllByRole('radio')
    expect(
      chips.map((chip) => chip.closest('label')?.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['Не важно', 'пн, 2 дек., 15:00', 'вт, 3 дек., 09:00'])
    expect(chips[0]).toBeChecked()
    await user.click(within(group).getByLabelText(/15:00/))
    expect(chips[1]).toBeChecked()
  })

  it('has the focus in its first empty field, for who has asked for it', async () => {
    await open()
    await waitFor(() => expect(field('Имя')).toHaveFocus())
  })

  it('goes along with a message, which may fill it', async () => {
    await open({ ...form, times })
    await user.click(within(shown()).getByLabelText(/15:00/))
    type('меня зовут Айбек')
    fireEvent.keyDown(input(), { key: 'Enter' })
    await answered(2)
    const { kind, contact, topic } = form
    expect(server.messages[1]).toMatchObject({
      shownForm: { kind, contact, topic, callAt: times[0] },
    })
    server.reply(chatReply({ form: { kind, lang: 'ru', name: 'Айбек' } }))
    await waitFor(() => expect(field('Имя')).toHaveValue('Айбек'))
    expect(within(shown()).getByLabelText(/15:00/)).toBeChecked()
  })

  it('takes the place of the input where there is little room, and of other offers', async () => {
    media = ['(height < 45rem)']
    await openAndSay('Запишите меня')
    server.reply(chatReply({ form, suggestions: ['Цены'] }))
    await screen.findByRole('form')
    expect(screen.queryByText('Цены')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.queryByLabelText('Сообщение')).not.toBeInTheDocument())
    await user.click(screen.getByText('Написать сообщение'))
    await waitFor(() => expect(input()).toHaveFocus())
    await press('Не сейчас')
    expect(input()).toBeVisible()
    expect(screen.getByText('Цены')).toBeVisible()
  })

  it('is sent as data, and in words', async () => {
    await open({ ...form, times })
    fillIn('Имя', ' Айгуль ')
    await user.click(within(shown()).getByLabelText(/15:00/))
    await press('Записаться')
    await answered(2)
    expect(server.messages[1]).toMatchObject({
      message: expect.stringMatching(
        /^Запишите меня: Айгуль, 0555 123 456, понедельник, 2\sдекабря, 15:00\nЛендинг$/,
      ),
      form: {
        kind: 'consultation',
        name: 'Айгуль',
        contact: '0555 123 456',
        callAt: times[0],
        topic: 'Лендинг',
      },
      showsForm: true,
      consent: { textVersion: '2024-01-09' },
    })
  })

  it('keeps what was typed while a question is answered, and after a reload', async () => {
    await open()
    fillIn('Имя', 'Айгуль')
    type('А сроки?')
    fireEvent.keyDown(input(), { key: 'Enter' })
    await answered(2)
    server.reply(chatReply({ response: '7–14 дней' }))
    await waitFor(() => expect(log()).toHaveTextContent('7–14 дней'))
    expect(field('Имя')).toHaveValue('Айгуль')
    cleanup()
    render(widget())
    expect(field('Имя')).toHaveValue('Айгуль')
  })

  it('stays when staff end the conversation, and what is sent continues it', async () => {
    await open()
    fillIn('Имя', 'Айгуль')
    server.updates = { ...server.updates, ended: 'completed' }
    await pass(3000)
    expect(log()).toHaveTextContent(closingMessages.ru.completed)
    expect(field('Имя')).toHaveValue('Айгуль')
    await press('Записаться')
    await answered(2)
    const [first, second] = server.messages
    expect(second).toMatchObject({ form: { name: 'Айгуль' }, continues: first?.sessionId })
    expect(second?.sessionId).not.toBe(first?.sessionId)
  })

  it('goes by «Не сейчас», and the focus is where one writes', async () => {
    await open()
    await press('Не сейчас')
    expect(screen.queryByRole('form', { name: 'Запись на консультацию' })).not.toBeInTheDocument()
    expect(input()).toHaveFocus()
  })

  it('passes a message on, in the visitor’s language', async () => {
    await open({ kind: 'message', lang: 'en', topic: 'The site is down' })
    expect(shown()).toHaveAccessibleName('Message to a manager')
    expect(field('What to pass on')).toHaveValue('The site is down')
    expect(within(shown()).queryByRole('radio')).not.toBeInTheDocument()
  })
})

describe('section 4: once ended', () => {
  async function end(status: { bookingConfirmed: boolean }) {
    await openAndSay('Спасибо')
    server.reply(chatReply({ conversationStatus: 'completed', ...status }))
    await waitFor(() => expect(input()).toBeDisabled())
  }
  const untilRating = () => pass(2000)
  it('input and send are disabled, and Escape still closes', async () => {
    await end({ bookingConfirmed: true })
    expect(sendButton()).toBeDisabled()
    expect(log()).toHaveTextContent(closingMessages.ru.booking_confirmed)
    expect(panel()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(launcher()).toHaveFocus()
  })
  it('a new conversation can be begun', async () => {
    await end({ bookingConfirmed: false })
    await user.click(screen.getByRole('button', { name: 'Начать новый' }))
    expect(input()).toBeEnabled()
    await waitFor(() => expect(input()).toHaveFocus())
    expect(log()).not.toHaveTextContent('Спасибо')
  })
  it('the rating is asked for, sent and thanked for; then all is closed', async () => {
    await end({ bookingConfirmed: false })
    await untilRating()
    const stars = await screen.findByRole('group', { name: 'Помог ли помощник?' })
    // In the conversation, whose last words stay to be read.
    expect(panel()).toContainElement(stars)
    expect(log()).toBeVisible()
    expect(
      within(stars)
        .getAllByRole('radio')
        .map((star) => star.getAttribute('aria-label')),
    ).toEqual(['1 звезда', '2 звезды', '3 звезды', '4 звезды', '5 звёзд'])
    await user.click(within(stars).getByLabelText('4 звезды'))
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Спасибо за оценку!' }])
    await waitFor(() =>
      expect(server.summaries).toMatchObject([
        { reason: 'completed' },
        { reason: 'rating_submitted', rating: 4 },
      ]),
    )
    await pass(resetAfterRatingMs)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(launcher()).toHaveFocus())
    await user.click(launcher())
    expect(log()).toHaveTextContent(chatTexts.ru.greeting)
    expect(log()).not.toHaveTextContent('Спасибо')
  })
  it('arrows move along the stars, space and Enter pick', async () => {
    await end({ bookingConfirmed: false })
    await untilRating()
    const first = await screen.findByLabelText('1 звезда')
    // The rating takes no focus, so typing cannot rate by accident.
    expect(panel()).toHaveFocus()
    await user.keyboard('1 {Enter}')
    expect(server.summaries).toHaveLength(1)
    first.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(screen.getByLabelText('2 звезды')).toHaveFocus()
    expect(server.summaries).toHaveLength(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(server.summaries).toMatchObject([{}, { rating: 2 }]))
  })
  it.each([
    ['its button', async () => user.click(await screen.findByText('Пропустить'))],
    [
      'Escape',
      async () => {
        screen.getByLabelText('1 звезда').focus()
        await user.keyboard('{Escape}')
      },
    ],
  ])('the rating can be skipped by %s', async (_, skip) => {
    await end({ bookingConfirmed: false })
    await untilRating()
    await screen.findByRole('group', { name: 'Помог ли помощник?' })
    await skip()
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument())
    expect(log()).toHaveTextContent(closingMessages.ru.completed)
    expect(server.summaries).toHaveLength(1)
    // Escape closes the chat next.
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Чат с консультантом' })).toHaveFocus(),
    )
    await pass(resetAfterRatingMs)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('section 8: ai-chat fails', () => {
  it('the message stays and can be sent again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    await openAndSay('Привет')
    server.refuse(500, 'internal')
    await user.click(await screen.findByText('Отправить ещё раз', { selector: 'button' }))
    expect(error).toHaveBeenCalledOnce()
    error.mockClear()
    expect(toasts).toHaveLength(1)
    await answered(2)
    expect(server.messages[1]?.messageId).toBe(server.messages[0]?.messageId)
    server.reply(chatReply())
    await waitFor(() => expect(log()).toHaveTextContent('Лендинг стоит'))
    expect(screen.queryByText('Не отправлено')).not.toBeInTheDocument()
  })
  it('says when there is no network, before anything is sent', async () => {
    await openChat()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent.offline(window)
    expect(await screen.findByText('Нет соединения с интернетом')).toBeVisible()
    online.mockReturnValue(true)
    fireEvent.online(window)
    await waitFor(() => expect(screen.queryByText(/Нет соединения/)).not.toBeInTheDocument())
  })
})

describe('where there is little room', () => {
  const sheet = '(width < 40rem) or (height < 30rem)'
  it('the panel covers the page, which can be neither reached nor scrolled', async () => {
    media = [sheet]
    await openChat()
    expect(panel()).toHaveAttribute('aria-modal', 'true')
    expect(panel()).toHaveFocus()
    const page = document.getElementById('main')?.parentElement
    expect(page).toHaveAttribute('inert')
    expect(document.documentElement.style.overflow).toBe('hidden')
    await user.keyboard('{Escape}')
    expect(page).not.toHaveAttribute('inert')
    expect(document.documentElement.style.overflow).toBe('')
  })
  it('it follows what a keyboard leaves of the screen', async () => {
    media = [sheet]
    const viewport = Object.assign(new EventTarget(), { height: 740, offsetTop: 0 })
    vi.stubGlobal('visualViewport', viewport)
    await openChat()
    viewport.height = 420
    viewport.dispatchEvent(new Event('resize'))
    expect(panel().style.getPropertyValue('--chat-height')).toBe('420px')
  })
  it('a link makes way for the page it leads to', async () => {
    media = [sheet]
    await openAndSay('Цены')
    server.reply(chatReply({ response: '[цены](/services)' }))
    await user.click(await within(log()).findByText('цены', { selector: 'a' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // The conversation stays open.
    expect(screen.getByTestId('path')).toHaveTextContent('/services')
    expect(launcher()).toBeVisible()
  })
})

it('a reload brings the panel back with what was said, and leaves the focus where it is', async () => {
  await openAndSay('Привет')
  server.reply(chatReply({ suggestions: ['Да'] }))
  await screen.findByText('Да', { selector: 'button' })
  cleanup()
  render(widget('/services'))
  expect(log()).toHaveTextContent('Лендинг стоит')
  expect(screen.getByText('Да', { selector: 'button' })).toBeVisible()
  expect(document.body).toHaveFocus()
})
