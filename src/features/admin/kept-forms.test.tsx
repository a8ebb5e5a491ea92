import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { draftNamesOf } from '@/lib/drafts'
import { RestFake } from '../../../tests/support/fakes/rest-fake'
import { openedChat } from '../../../tests/support/opened-chat'
import { renderAdmin } from '../../../tests/support/render-admin'
import { ChatAside } from './chats/chat-aside'
import { CustomerCard } from './email/customer/customer-card'
import { TemplatesDialog } from './templates/templates-dialog'
import { NewLeadDialog } from './inbox/new-lead/new-lead-dialog'
import { InviteDialog } from './users/invite-dialog'

const id = '00000000-0000-4000-8000-000000000001'
const customer = {
  id,
  name: 'Анна',
  email: 'anna@company.kg',
  other_emails: [],
  phone: null,
  company: null,
  requests: [],
}
const chat = openedChat({
  email_notes: [
    {
      id: 'note',
      body: 'Просил школу №5',
      created_at: '2026-11-22T11:59:30Z',
      author_id: 'timur',
      author: { full_name: 'Тимур', email: 'timur@kerege.example' },
    },
  ],
})

interface Form {
  what: string
  part: ReactNode
  /** Leads to the form. */
  open?: string
  field: string
}

const forms: Form[] = [
  {
    what: 'a lead that came by telephone',
    part: <NewLeadDialog isOpen onClose={vi.fn()} onStored={vi.fn()} />,
    field: 'Имя',
  },
  {
    what: 'an invitation',
    part: <InviteDialog open onClose={vi.fn()} />,
    field: 'Email',
  },
  {
    what: 'a template',
    part: (
      <TemplatesDialog name={null} isOpen onClose={vi.fn()} onClosed={vi.fn()} onChoose={vi.fn()} />
    ),
    open: 'Новый шаблон',
    field: 'Текст',
  },
  {
    what: 'a customer’s card',
    part: <CustomerCard customer={customer} />,
    open: 'Изменить',
    field: 'Компания',
  },
]

describe('what staff type survives a reload, for its author only', () => {
  it.each(forms)('$what', async ({ part, open, field }) => {
    const show = async (userId: string) => {
      const { user } = renderAdmin(part, { userId, isAdmin: true })
      // A template that was begun is shown at once.
      const isShown = screen.queryByLabelText(field, { exact: false }) !== null
      if (open && !isShown) await user.click(await screen.findByRole('button', { name: open }))
      return screen.findByLabelText(field, { exact: false })
    }
    fireEvent.change(await show('me'), { target: { value: 'anna@company.kg' } })
    await waitFor(() => expect(draftNamesOf('me')).toHaveLength(1))
    cleanup()
    expect(await show('me')).toHaveValue('anna@company.kg')
    cleanup()
    expect(await show('colleague')).not.toHaveValue('anna@company.kg')
  })

  it('a note on a chat, which joins those of colleagues', async () => {
    const server = new RestFake()
    server.answer('POST email_notes', () => new Response(null, { status: 201 }))
    const { user } = renderAdmin(<ChatAside chat={chat} />, { server })
    expect(screen.getByText('Просил школу №5')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Заметка' }))
    await user.type(screen.getByLabelText('Текст заметки'), 'Перезвонить')
    cleanup()
    renderAdmin(<ChatAside chat={chat} />, { server })
    await user.click(screen.getByRole('button', { name: 'Продолжить заметку' }))
    expect(screen.getByLabelText('Текст заметки')).toHaveValue('Перезвонить')
    await user.click(screen.getByRole('button', { name: 'Сохранить заметку' }))
    await waitFor(() => expect(draftNamesOf('me')).toEqual([]))
    expect(server.bodies('POST email_notes')).toMatchObject([{ chat_id: id, body: 'Перезвонить' }])
  })
})
