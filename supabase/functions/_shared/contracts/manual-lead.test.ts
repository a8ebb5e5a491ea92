import { expect, it } from 'vitest'
import { manualLeadSchema } from './manual-lead.ts'

const blank = {
  channel: 'call',
  name: 'Нурлан',
  phone: '',
  email: '',
  company: '',
  projectType: '',
  budget: '',
  description: '',
}

it.each([{ phone: '+996 555 123456' }, { email: ' a@company.kg ' }])(
  'takes what a call gives: %o',
  (contact) => {
    const { data } = manualLeadSchema.safeParse({ ...blank, ...contact })
    expect(data).toMatchObject({ name: 'Нурлан', channel: 'call' })
    expect(data?.phone ?? data?.email).toBe((contact.phone ?? contact.email)?.trim())
  },
)

it.each([
  [{}, 'phone'],
  [{ phone: '1', name: ' ' }, 'name'],
  [{ email: 'a@' }, 'email'],
  [{ phone: '1', channel: 'pigeon' }, 'channel'],
])('refuses %o at %s', (changes, field) => {
  const { error } = manualLeadSchema.safeParse({ ...blank, ...changes })
  expect(error?.issues.map(({ path }) => path[0])).toContain(field)
})
