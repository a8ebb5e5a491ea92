import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RestFake } from '../../../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../../../tests/support/render-admin'
import { TemplatesDialog } from './templates-dialog'

it('is used by keys: the first template has the focus, arrows move it, Enter chooses', async () => {
  const server = new RestFake()
  server.answer('GET reply_templates', () => [
    { id: '1', title: 'Первый', body: 'Раз' },
    { id: '2', title: 'Второй', body: 'Два' },
  ])
  server.answer('GET user_roles', () => [{ role: 'admin' }])
  const onChoose = vi.fn()
  const { user } = renderAdmin(
    <TemplatesDialog
      userId="me"
      values={{ имя: undefined, услуга: undefined, менеджер: undefined }}
      isOpen
      onClose={vi.fn()}
      onClosed={vi.fn()}
      onChoose={onChoose}
    />,
    { server },
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
