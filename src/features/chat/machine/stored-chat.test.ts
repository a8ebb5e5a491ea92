import { beforeEach, expect, it, vi } from 'vitest'
import { type ChatState, newChat } from './chat-state'
import { chatKey } from '@/lib/storage'
import { loadChat, saveChat } from './stored-chat'

const chat: ChatState = {
  ...newChat,
  isOpen: true,
  sessionId: 'chat_1763740000000_k3v9x1c2000000000000000000',
  messages: [
    { id: 'm1', role: 'user', content: 'Привет', timestamp: 1, delivery: 'delivered' },
    {
      id: 'm1:reply',
      role: 'assistant',
      content: 'Здравствуйте',
      timestamp: 2,
      suggestions: ['Да'],
      isNote: false,
    },
  ],
  form: { kind: 'message', lang: 'en', contact: '@aigul', typed: { topic: 'Bug' } },
  talk: { phase: 'ended', reason: 'completed', rating: { stage: 'given', rating: 5 } },
  timer: { kind: 'reset', at: 5 },
}
const store = (value: unknown) => sessionStorage.setItem(chatKey.name, JSON.stringify(value))

beforeEach(() => sessionStorage.clear())

it('reads back what it kept', () => {
  saveChat(chat)
  expect(loadChat()).toEqual(chat)
})

it('keeps what was typed into a form of an earlier version', () => {
  const typed = { name: 'Айгуль', contact: '@aigul', time: 'завтра в 15' }
  store({ ...chat, form: { kind: 'consultation', lang: 'ru', typed } })
  expect(loadChat().form?.typed).toEqual({ name: 'Айгуль', contact: '@aigul' })
})

it('folds a panel that would cover the page to a button with a dot', () => {
  saveChat(chat)
  expect(loadChat(true)).toEqual({ ...chat, isOpen: false, isUnread: true })
  saveChat({ ...chat, isOpen: false })
  expect(loadChat(true)).toMatchObject({ isOpen: false, isUnread: false })
})

it.each([
  ['nothing', undefined],
  ['another shape', { messages: 'none' }],
  ['a list', []],
  ['a foreign session', { ...chat, sessionId: '../etc' }],
  ['an unknown phase', { ...chat, talk: { phase: 'dreaming' } }],
  ['a rating of 6', { ...chat, talk: { ...chat.talk, rating: { stage: 'given', rating: 6 } } }],
  ['a message of the system', { ...chat, messages: [{ ...chat.messages[0], role: 'system' }] }],
  ['a timer without a time', { ...chat, timer: { kind: 'reset', at: 'soon' } }],
])('starts over with %s in the storage', (_, value) => {
  if (value !== undefined) store(value)
  expect(loadChat()).toEqual(newChat)
})

it('starts over with what is no JSON', () => {
  sessionStorage.setItem(chatKey.name, '{"isOpen":')
  expect(loadChat()).toEqual(newChat)
})

it('keeps nothing of a chat in which nothing happened', () => {
  saveChat(chat)
  saveChat(newChat)
  expect(sessionStorage.getItem(chatKey.name)).toBeNull()
  saveChat({ ...newChat, input: 'черновик' })
  expect(loadChat().input).toBe('черновик')
})

it('works without storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  saveChat(chat)
  expect(loadChat()).toEqual(newChat)
  vi.unstubAllGlobals()
})
