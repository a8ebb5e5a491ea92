import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import { AttachmentList } from './attachment-list'

const file = {
  id: 'a',
  name: 'Смета.pdf',
  media_type: 'application/pdf',
  size: 10,
  content_id: null,
  position: 0,
  stored_at: '2026-11-21T10:00:00Z',
}
const unchecked = { ...file, id: 'b', name: 'ТЗ.rar', media_type: 'application/octet-stream' }

it('warns of unchecked files', () => {
  renderAdmin(<AttachmentList attachments={[file, unchecked]} />)
  expect(screen.getByRole('button', { name: /ТЗ\.rar/ })).toHaveTextContent('не проверен')
  expect(screen.getByRole('button', { name: /Смета\.pdf/ })).not.toHaveTextContent('не проверен')
  expect(screen.getByText(/открывайте, только если ждали их/)).toBeVisible()
})

it('does not warn of files of known kinds', () => {
  renderAdmin(<AttachmentList attachments={[file]} />)
  expect(screen.queryByText(/не проверен/)).toBeNull()
})
