import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { threadEmail } from '../../../../../tests/support/opened-email'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import { ReplyComposer } from './reply-composer'

const id = '00000000-0000-4000-8000-000000000001'

it('waits for the network, says so, and then sends to its recipient', async () => {
  const onSent = vi.fn()
  const { server, user, toasts } = renderAdmin(
    <ReplyComposer
      email={threadEmail(id)}
      threadId={id}
      thread={[threadEmail(id)]}
      customer={null}
      fromTemplate={false}
      onClose={vi.fn()}
      onSent={onSent}
    />,
  )
  server.answer('POST send-reply', () => ({ ok: true }))
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  await user.keyboard('Добрый день!{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/^Нет сети/)).toBeVisible()
  expect(server.bodies('POST send-reply')).toHaveLength(0)
  onlineManager.setOnline(true)
  await waitFor(() => expect(onSent).toHaveBeenCalled())
  expect(toasts.at(-1)).toMatchObject({
    title: 'Отправляем ответ',
    description: 'anna@company.kg. Пока ответ не ушёл, его можно вернуть.',
  })
})

it('tells colleagues that it is being written, once in a while, and when that is over', async () => {
  const { server, user } = renderAdmin(
    <ReplyComposer
      email={threadEmail(id)}
      threadId="the-thread"
      thread={[threadEmail(id)]}
      customer={null}
      fromTemplate={false}
      onClose={vi.fn()}
      onSent={vi.fn()}
    />,
  )
  await user.keyboard('Строго между нами')
  await user.clear(screen.getByLabelText('Текст ответа'))
  // Where, and not a word of what.
  expect(server.bodies('POST rpc/tell_writing')).toEqual([{ subject_id: 'the-thread' }, {}])
})

it('offers templates after «/», and the next key fills in what a template leaves open', async () => {
  const { server, user } = renderAdmin(
    <ReplyComposer
      email={threadEmail(id)}
      threadId={id}
      thread={[threadEmail(id)]}
      customer={null}
      fromTemplate={false}
      onClose={vi.fn()}
      onSent={vi.fn()}
    />,
  )
  server.answer('GET reply_templates', () => [
    { id: '1', title: 'Срок', body: 'По заявке «{услуга}» ответим завтра.' },
  ])
  await user.keyboard('/')
  await user.click(await screen.findByRole('button', { name: /^Срок/ }))
  const text = screen.getByLabelText('Текст ответа')
  await waitFor(() => expect(text).toHaveFocus())
  await user.keyboard('сайт')
  expect(text).toHaveDisplayValue(/^По заявке «сайт» ответим завтра\./)
})

it('keeps a «/» after which nothing is chosen', async () => {
  const { user } = renderAdmin(
    <ReplyComposer
      email={threadEmail(id)}
      threadId={id}
      thread={[threadEmail(id)]}
      customer={null}
      fromTemplate={false}
      onClose={vi.fn()}
      onSent={vi.fn()}
    />,
  )
  await user.keyboard('/')
  expect(await screen.findByRole('dialog')).toBeVisible()
  await user.keyboard('{Escape}')
  const text = screen.getByLabelText('Текст ответа')
  await waitFor(() => expect(text).toHaveFocus())
  await user.keyboard('etc')
  expect(text).toHaveDisplayValue(/^\/etc/)
})
