import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../../../tests/support/render-admin'
import { AdminPanels } from './admin-panels'

const staff = { userId: 'me', isStaff: true, isAdmin: false }

it.each([
  'tab=users',
  'tab=newsletter',
  'tab=overview',
  'tab=audit',
  'tab=audit&log=security',
  'tab=audit&log=data',
])('shows staff the inbox and no place of the admins at ?%s', async (search) => {
  const { server, user, address } = renderAdmin(<AdminPanels viewer={staff} />, {
    path: `/admin?${search}`,
  })
  expect(await screen.findByText('Email сообщения')).toBeVisible()
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual(['Emails', 'Чаты'])
  // Neither by its key.
  await user.keyboard('p')
  expect(address()).toBe(`/admin?${search}`)
  const asked = server.asked.map(({ what }) => what)
  expect(asked.filter((what) => /audit|overview|newsletter|security|retention/.test(what))).toEqual(
    [],
  )
})
