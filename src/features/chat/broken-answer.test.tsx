import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { ChatFake, chatReply } from '../../../tests/support/fakes/chat-fake'
import { reportedErrors } from '../../../tests/support/broken-parts'
import { ChatWidget } from './chat-widget'

// Files share a worker, which may have loaded the real ones.
vi.hoisted(() => vi.resetModules())
vi.mock(import('@/components/answer/parse-answer'), async (original) => {
  const real = await original()
  return {
    ...real,
    parseAnswer: (text) =>
      text.includes('Сбой') ? expect.fail('cannot be formatted') : real.parseAnswer(text),
  }
})
reportedErrors()

let media: string[] = []
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: media.includes(query),
    addEventListener() {},
    removeEventListener() {},
  }))
  Element.prototype.scrollTo = () => {}
})

it.each([
  ['typed out', []],
  ['shown at once', ['(prefers-reduced-motion: reduce)']],
])(
  'an answer that cannot be formatted, %s, is shown as text, and the chat goes on',
  async (_, is) => {
    media = is
    const server = new ChatFake()
    vi.stubGlobal('fetch', server.fetch)
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
    const widget = (
      <MemoryRouter>
        <ChatWidget request={null} getOrigin={() => ({})} consentLine={null} />
      </MemoryRouter>
    )
    const open = () => user.click(screen.getByLabelText(/^Открыть чат/, { selector: 'button' }))
    render(widget)
    await open()
    await user.type(screen.getByLabelText('Сообщение'), 'Привет{Enter}')
    await waitFor(() => expect(server.messages).toHaveLength(1))
    await user.type(screen.getByLabelText('Сообщение'), 'Ещё')
    server.reply(chatReply({ response: 'Сбой: [цены](/prices)', suggestions: ['Сколько?'] }))
    expect(await screen.findByText('Сбой: [цены](/prices)')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Эта часть не открылась')
    expect(screen.getByText('Сколько?')).toBeVisible()
    expect(screen.getByLabelText('Сообщение')).toHaveValue('Ещё')

    // Another page load finds the conversation.
    cleanup()
    render(widget)
    expect(screen.getByText('Сбой: [цены](/prices)')).toBeVisible()
    expect(screen.getByLabelText('Сообщение')).toHaveValue('Ещё')
    sessionStorage.clear()
    vi.unstubAllGlobals()
  },
)
