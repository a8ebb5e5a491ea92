import { none, serviceOnly } from '../../support/actors.ts'
import { chatMessageIds } from '../../support/rows.ts'
import type { World } from '../../support/world.ts'
import { column, type TableAccess } from '../table-access.ts'

const visitors = ({ ids }: World) => ({
  chat_id: ids.openChat,
  message_id: ids.unused,
  role: 'user',
  content: 'Ещё вопрос',
})
const answer = (world: World) => ({
  ...visitors(world),
  role: 'assistant',
  reply: {},
  answered_by: 'rules',
})

export const chatMessages: TableAccess = {
  key: 'id',
  visible: () => {
    const all = Object.values(chatMessageIds)
    return { anonymous: [], user: [], staff: all, admin: all, service: all }
  },
  inserts: [
    { what: 'a message', row: visitors, allowed: serviceOnly },
    { what: 'an answer', row: answer, allowed: serviceOnly },
    {
      what: 'the same message again',
      row: (world) => ({ ...visitors(world), message_id: world.ids.pendingMessage }),
      allowed: none,
    },
    {
      what: 'an answer without what was told',
      row: (world) => ({ ...answer(world), reply: null }),
      allowed: none,
    },
    {
      what: 'a message in the name of staff',
      row: (world) => ({
        ...visitors(world),
        role: 'staff',
        author_id: world.accounts.staff.id,
      }),
      allowed: serviceOnly,
    },
    {
      what: 'a cost without a model',
      row: (world) => ({ ...answer(world), cost_micros: 1 }),
      allowed: none,
    },
    {
      what: 'a message with nothing in it',
      row: (world) => ({ ...visitors(world), content: '' }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'an existing message',
      row: (world) => ({ ...visitors(world), message_id: world.ids.pendingMessage }),
      onConflict: 'chat_id,message_id,role',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'what a visitor said',
      match: () => ({ id: chatMessageIds.question }),
      columns: {
        id: column(9, none), // the order of the conversation
        chat_id: { to: ({ ids }) => ids.openChat, allowed: serviceOnly },
        message_id: { to: ({ ids }) => ids.unused, allowed: serviceOnly },
        role: column('assistant', none), // has been told nothing
        content: column('Другой вопрос', serviceOnly),
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
        author_id: { to: ({ accounts }) => accounts.staff.id, allowed: none }, // staff's only
        leased_until: column('2030-01-01T00:00:00Z', serviceOnly),
        reply: column({}, none), // an answer's, and so are the others
        answered_by: column('rules', none),
        model: column('a-model', none),
        prompt_tokens: column(1, none),
        completion_tokens: column(1, none),
        cost_micros: column(1, none),
      },
    },
    {
      what: 'an answer',
      match: () => ({ id: chatMessageIds.answer }),
      columns: {
        id: column(9, none),
        chat_id: { to: ({ ids }) => ids.openChat, allowed: serviceOnly },
        message_id: { to: ({ ids }) => ids.unused, allowed: serviceOnly },
        role: column('user', none), // a visitor got no reply
        content: column('Бесплатно', serviceOnly),
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
        author_id: { to: ({ accounts }) => accounts.staff.id, allowed: none },
        leased_until: column('2030-01-01T00:00:00Z', none), // only a message is answered
        reply: column({ response: 'Бесплатно' }, serviceOnly),
        answered_by: column('rules', serviceOnly),
        model: column('another-model', serviceOnly),
        prompt_tokens: column(1, serviceOnly),
        completion_tokens: column(1, serviceOnly),
        cost_micros: column(1, serviceOnly),
      },
    },
  ],
  deletes: [
    { what: 'a message', match: () => ({ id: chatMessageIds.answer }), allowed: serviceOnly },
  ],
}
