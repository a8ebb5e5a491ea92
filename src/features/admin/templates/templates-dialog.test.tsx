import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { Composer } from '../email/composer'
import { TemplatesDialog } from './templates-dialog'

it('is used by keys: the first template has the focus, arrows move it, Enter chooses', async () => {
  const server = new RestFake()
  server.answer('GET reply_templates', () => [
    { id: '1', title: 'Первый', body: 'Раз' },
    { id: '2', title: 'Второй', body: 'Два' },
  ])
  const onChoose = vi.fn()
  const { user } = renderAdmin(
    <TemplatesDialog name={null} isOpen onClose={vi.fn()} onClosed={vi.fn()} onChoose={onChoose} />,
    { server, isAdmin: true },
  )
  const template = (name: RegExp) => screen.findByRole('button', { name })
  expect(await template(/^Первый/)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(await template(/^Второй/)).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(await template(/^Первый/)).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Два')
})

it('searches many: by parts of words, and Enter chooses the first', async () => {
  const server = new RestFake()
  const titles = ['Счёт', 'Сроки', 'Договор', 'Оплата', 'Встреча', 'Отказ', 'Спасибо']
  server.answer('GET reply_templates', () =>
    titles.map((title, id) => ({ id: String(id), title, body: `${title}: подробно` })),
  )
  const onChoose = vi.fn()
  const { user } = renderAdmin(
    <TemplatesDialog name={null} isOpen onClose={vi.fn()} onClosed={vi.fn()} onChoose={onChoose} />,
    { server },
  )
  const search = await screen.findByRole('searchbox', { name: 'Поиск по шаблонам' })
  expect(search).toHaveFocus()
  await user.keyboard('подроб ква')
  expect(screen.queryByRole('button', { name: /подробно/ })).toBeNull()
  await user.keyboard('{Backspace>3/}опл')
  expect(screen.getAllByRole('button', { name: /подробно/ })).toHaveLength(1)
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: /^Оплата/ })).toHaveFocus()
  await user.click(search)
  // It ends a composition in Safari.
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 })
  expect(onChoose).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Оплата: подробно')
})

it('saves once on a double click, confirms deletions, and does not submit the surrounding form', async () => {
  const server = new RestFake()
  server.answer('GET reply_templates', () => [{ id: '1', title: 'Первый', body: 'Раз' }])
  server.answer('PATCH reply_templates', () => [{ id: '1' }])
  server.answer('DELETE reply_templates', () => new Response(null, { status: 204 }))
  const onSend = vi.fn()
  const { user } = renderAdmin(
    <Composer onSend={onSend} onFold={vi.fn()}>
      <TemplatesDialog name={null} isOpen onClose={vi.fn()} onClosed={vi.fn()} onChoose={vi.fn()} />
    </Composer>,
    { server, isAdmin: true },
  )
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('Изменить шаблон «Первый»')
  await user.type(screen.getByLabelText(/^Текст/), '!{Control>}{Enter}{/Control}')
  await user.dblClick(screen.getByRole('button', { name: 'Сохранить' }))
  await press('Изменить шаблон «Первый»')
  expect(server.bodies('PATCH reply_templates')).toHaveLength(1)
  await press('Удалить')
  expect(await screen.findByRole('button', { name: 'Отмена' })).toHaveFocus()
  expect(server.bodies('DELETE reply_templates')).toEqual([])
  await press('Удалить')
  await waitFor(() => expect(server.bodies('DELETE reply_templates')).toHaveLength(1))
  expect(onSend).not.toHaveBeenCalled()
})
