import { afterEach, beforeEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { leadArguments } from './lead.ts'
import { numbered } from './inbox.ts'

const submissionId = numbered(701)
const lead = {
  channel: 'call',
  name: 'Нурлан',
  phone: '+996 700 111 222',
  email: 'Nurlan@Company.kg',
  company: 'Ала-Маркет',
  description: 'Просил перезвонить о доставке',
}

/** Leads entered by staff. */
export function manualLeadsSuite(getWorld: () => World): void {
  beforeEach(() => getWorld().api.sql('delete from public.emails'))
  afterEach(() => getWorld().restore())

  const add = (changes: object = {}) =>
    getWorld().clients.staff.rpc('add_lead', {
      submission_id: submissionId,
      lead: { ...lead, ...changes },
    })
  const emails = () =>
    getWorld().api.sql<Record<string, unknown>>(
      `select e.id, source, status, from_email, subject, waits_until = due_at as is_waiting,
         due_at = private.promised_until('consultation', received_at) as is_promised, c.name, c.phone
       from public.emails e left join public.customers c on c.id = e.customer_id`,
    )

  it('stand in the queue with a form’s promise, and belong to a customer', async () => {
    await getWorld().api.sql('delete from public.customers')
    const { data } = await add().throwOnError()
    expect(await emails()).toEqual([
      {
        id: data,
        source: 'manual',
        status: 'new',
        from_email: 'nurlan@company.kg',
        subject: 'Обращение: Нурлан, Ала-Маркет',
        is_waiting: true,
        is_promised: true,
        name: 'Нурлан',
        phone: '+996 700 111 222',
      },
    ])
  })

  it('complete a known card, since staff vouch for them', async () => {
    const { api, clients } = getWorld()
    await api.sql(`insert into public.customers (email) values ('nurlan@company.kg')`)
    const known = () =>
      api.sql(`select name, phone from public.customers where email = 'nurlan@company.kg'`)
    await clients.service
      .rpc('submit_lead', {
        ...leadArguments(),
        customer: { email: 'nurlan@company.kg', name: 'Чужой', phone: '+996 700 000000' },
      })
      .throwOnError()
    expect(await known()).toEqual([{ name: null, phone: null }])
    await add().throwOnError()
    expect(await known()).toEqual([{ name: 'Нурлан', phone: '+996 700 111 222' }])
  })

  it('are stored once, without mails or consent', async () => {
    const { api } = getWorld()
    await api.sql('delete from public.outbox')
    const first = await add()
    expect((await add()).data).toBe(first.data)
    expect(await emails()).toHaveLength(1)
    expect(await api.sql('select from public.outbox')).toEqual([])
    expect(await api.sql('select from public.consents')).toEqual([])
  })

  it('are corrected when they are sent again', async () => {
    await getWorld().api.sql('delete from public.customers')
    const first = await add()
    expect((await add({ phone: '+996 555 000 999', name: 'Нурлан А.' })).data).toBe(first.data)
    expect(await emails()).toMatchObject([
      { id: first.data, subject: 'Обращение: Нурлан А., Ала-Маркет', phone: '+996 555 000 999' },
    ])
  })

  it('can be corrected for a quarter of an hour', async () => {
    const { api } = getWorld()
    await add()
    await api.sql(
      `update public.emails set created_at = now() - interval '15 minutes' where source = 'manual'`,
    )
    expect((await add({ name: 'Другой' })).error?.message).toContain('add a note')
    expect((await add()).error).toBeNull()
    expect(await emails()).toMatchObject([{ subject: 'Обращение: Нурлан, Ала-Маркет' }])
  })

  it('are found by their text', async () => {
    const { data: id } = await add()
    const { data } = await getWorld().clients.staff.rpc('inbox_page', { search: 'доставка' })
    expect(data).toMatchObject([{ id }])
  })

  it.each([{ name: ' ' }, { phone: undefined, email: undefined }])(
    'need a name and a way to answer: %o',
    async (changes) => {
      expect((await add(changes)).error?.message).toBe('A lead has a name and a way to answer')
      expect(await emails()).toEqual([])
    },
  )
}
