import { none, serviceOnly } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

const known = { name: 'TypeError', message: 'load failed', place: 'index-Ab12.js:1:23' }
const other = { ...known, message: '…', page: '/', browser: 'Safari 16' }

export const clientErrors: TableAccess = {
  key: 'name',
  visible: () => {
    const all = [known.name]
    return { anonymous: [], user: [], staff: [], admin: all, service: all }
  },
  inserts: [
    { what: 'an error', row: () => other, allowed: serviceOnly },
    {
      what: 'an error of no class',
      row: () => ({ ...other, name: 'Айда Асанова' }),
      allowed: none,
    },
    {
      what: 'an error at a whole address',
      row: () => ({ ...other, page: '/admin?email=1' }),
      allowed: none,
    },
    {
      what: 'an error in no file',
      row: () => ({ ...other, place: 'aida@client.example' }),
      allowed: none,
    },
    {
      what: 'an error in whatever a browser says it is',
      row: () => ({ ...other, browser: 'Айда Асанова' }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'how often it happened',
      row: () => ({ ...other, ...known, times: 7 }),
      onConflict: 'name,message,place',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'an error',
      match: () => known,
      columns: {
        name: column('RangeError', serviceOnly),
        message: column('…', serviceOnly),
        place: column('', serviceOnly),
        page: column('/about', serviceOnly),
        browser: column('Chrome 119', serviceOnly),
        times: column(9, serviceOnly),
        first_at: column('2020-01-01T00:00:00Z', serviceOnly),
        last_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [{ what: 'an error', match: () => known, allowed: serviceOnly }],
}
