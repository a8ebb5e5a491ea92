import { adminAndService, none, serviceOnly } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

const template = { title: 'Спасибо за заявку', body: '{имя}, спасибо за заявку.' }

export const replyTemplates: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.replyTemplate]
    return { anonymous: [], user: [], staff: all, admin: all, service: all }
  },
  inserts: [
    { what: 'a template', row: () => template, allowed: adminAndService },
    {
      what: 'a template of blanks',
      row: () => ({ ...template, body: ' \n' }),
      allowed: none,
    },
    {
      what: 'a title that is there, in capitals',
      row: () => ({ ...template, title: 'УТОЧНИТЬ ВРЕМЯ' }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'an existing template',
      row: ({ ids }) => ({ ...template, id: ids.replyTemplate }),
      onConflict: 'id',
      allowed: adminAndService,
    },
  ],
  updates: [
    {
      what: 'a template',
      match: ({ ids }) => ({ id: ids.replyTemplate }),
      columns: {
        id: { to: ({ ids }) => ids.unused, allowed: serviceOnly },
        title: column('Другое название', adminAndService),
        body: column('Другой текст', adminAndService),
      },
    },
  ],
  deletes: [
    {
      what: 'a template',
      match: ({ ids }) => ({ id: ids.replyTemplate }),
      allowed: adminAndService,
    },
  ],
}
