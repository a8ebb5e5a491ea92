import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../../../tests/support/render-admin'
import { AdminPanels } from './admin-panels'

it.each([
  'tab=users',
  'tab=newsletter',
  'tab=overview',
  'tab=audit',
  'tab=audit&log=security',
  'tab=audit&log=data',
])('tells staff that ?%s is a place of the admins, and asks for nothing of it', async (search) => {
  const { server, user, address } = renderAdmin(<AdminPanels />, { path: `/admin?${search}` })
  expect(await screen.findByText('У вас нет прав для просмотра этой страницы.')).toBeVisible()
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual(['Письма', 'Чаты'])
  // Nor by its key.
  await user.keyboard('p')
  expect(address()).toBe(`/admin?${search}`)
  const asked = server.asked.map(({ what }) => what)
  expect(asked.filter((what) => /audit|overview|newsletter|security|retention/.test(what))).toEqual(
    [],
  )
})
