import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { ChatsPanel } from './chats-panel'

it('keeps the filter in the address, leaves the usual out, and drops it where nothing fits', async () => {
  const { user, address } = renderAdmin(<ChatsPanel userId="timur" />, {
    path: '/admin?tab=chats',
  })
  await screen.findByText('Разговоров пока не было')
  await user.click(screen.getByRole('radio', { name: 'Идут' }))
  expect(address()).toBe('/admin?tab=chats&kind=live')
  await user.click(screen.getByRole('radio', { name: 'Все' }))
  expect(address()).toBe('/admin?tab=chats')
  await user.click(screen.getByRole('radio', { name: 'Завершены' }))
  await user.click(await screen.findByText('Сбросить фильтры'))
  expect(address()).toBe('/admin?tab=chats')
})
