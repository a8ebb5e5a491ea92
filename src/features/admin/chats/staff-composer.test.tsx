import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { openedChat } from '../../../../tests/support/opened-chat'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { StaffComposer } from './staff-composer'

it('waits for the network, says so, and then answers the messages seen', async () => {
  const message = { created_at: '2026-11-22T11:59:30Z', cost_micros: 0, author: null }
  const chat = openedChat({
    chat_messages: [
      { ...message, id: 7, role: 'user', content: 'Сколько стоит сайт?' },
      { ...message, id: 8, role: 'staff', content: 'Здравствуйте!' },
    ],
  })
  const { server, user } = renderAdmin(<StaffComposer chat={chat} />)
  server.answer('POST rpc/say_in_chat', () => JSON.stringify('stored'))
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  const field = screen.getByLabelText('Текст сообщения')
  await user.type(field, 'От 81 000 ₽{Enter}')
  expect(await screen.findByText(/^Нет сети/)).toBeVisible()
  expect(field).toHaveValue('От 81 000 ₽')
  expect(server.bodies('POST rpc/say_in_chat')).toEqual([])
  onlineManager.setOnline(true)
  await waitFor(() => expect(field).toHaveValue(''))
  expect(server.bodies('POST rpc/say_in_chat')).toMatchObject([
    { chat_id: chat.id, content: 'От 81 000 ₽', seen_up_to: 7 },
  ])
})

it('leaves the keys of an input method to it', async () => {
  const { server, user } = renderAdmin(<StaffComposer chat={openedChat({})} />)
  server.answer('POST rpc/say_in_chat', () => JSON.stringify('stored'))
  const field = screen.getByLabelText('Текст сообщения')
  await user.type(field, 'に')
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
  expect(field).toHaveFocus()
  expect(field).toHaveValue('に')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(server.bodies('POST rpc/say_in_chat')).toHaveLength(1))
})
