import { none, serviceOnly } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

const known = { directive: 'script-src-elem', blocked: 'inline' }

export const cspViolations: TableAccess = {
  key: 'directive',
  visible: () => {
    const all = [known.directive]
    return { anonymous: [], user: [], staff: [], admin: all, service: all }
  },
  inserts: [
    {
      what: 'a violation',
      row: () => ({ directive: 'img-src', blocked: 'data:' }),
      allowed: serviceOnly,
    },
    {
      what: 'a violation of no rule',
      row: () => ({ directive: 'Айда Асанова', blocked: 'data:' }),
      allowed: none,
    },
    {
      what: 'a violation by a whole address',
      row: () => ({ directive: 'img-src', blocked: `https://a.example/${'x'.repeat(120)}` }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'how often it happened',
      row: () => ({ ...known, times: 7 }),
      onConflict: 'directive,blocked',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'a violation',
      match: () => known,
      columns: {
        directive: column('img-src', serviceOnly),
        blocked: column('eval', serviceOnly),
        times: column(9, serviceOnly),
        first_at: column('2020-01-01T00:00:00Z', serviceOnly),
        last_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [{ what: 'a violation', match: () => known, allowed: serviceOnly }],
}
