import { afterEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { leadArguments, submitLead } from './lead.ts'

interface CustomerRow {
  id: string
  email: string | null
  other_emails: string[]
  name: string | null
  phone: string | null
  company: string | null
}

/** Staff edit customers and merge two; the log records it. */
export function customersSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const customers = () =>
    getWorld().api.sql<CustomerRow>('select * from public.customers order by email')
  const customer = async (id: string) => (await customers()).find((row) => row.id === id)
  const call = async (name: string, args: Record<string, unknown>) => {
    const { data, error } = await getWorld().clients.staff.rpc(name, args)
    if (error) throw new Error(error.message)
    return data as boolean
  }
  const log = (action: string) =>
    getWorld().api.sql(
      `select actor_id, entity, entity_id, details, kind from public.audit_log where action = '${action}'`,
    )

  describe('a search for cards', () => {
    const find = async (sought: Record<string, unknown>) => {
      const { data } = await getWorld().clients.staff.rpc('find_customers', sought).throwOnError()
      return (data as CustomerRow[]).map(({ email }) => email)
    }
    const plant = () =>
      getWorld().api.sql(`
        insert into public.customers (email, other_emails, name, phone, company, last_seen_at)
        values
          ('omur@company.kg', '{old@home.kg}', 'Өмүр Асанов', '+996 (555) 123-456', 'Скидка 100%', now() + interval '1 day'),
          ('timur@company.kg', '{}', 'Асанов Тимур', null, 'Скидка 1000', now() + interval '2 days')`)

    it('finds who has all words, in any letters, those who wrote last first', async () => {
      await plant()
      expect(await find({ words: ['АСАН'] })).toEqual(['timur@company.kg', 'omur@company.kg'])
      expect(await find({ words: ['асан'], page_size: 1 })).toEqual(['timur@company.kg'])
      expect(await find({ words: ['ас', 'омур', 'kg'] })).toEqual(['omur@company.kg'])
      expect(await find({ words: ['555123456'] })).toEqual(['omur@company.kg'])
      // No pattern.
      expect(await find({ words: ['100%'] })).toEqual(['omur@company.kg'])
      expect(await find({ words: ['асан', 'никто'] })).toEqual([])
    })

    it('finds an address whole, also that of a merged card', async () => {
      await plant()
      expect(await find({ address: 'old@home.kg' })).toEqual(['omur@company.kg'])
      expect(await find({ address: 'timur@company.kg' })).toEqual(['timur@company.kg'])
      expect(await find({ address: 'mur@company.kg' })).toEqual([])
    })
  })

  describe('an edited card', () => {
    const update = (fields: Record<string, unknown>) =>
      call('update_customer', { customer_id: getWorld().ids.customer, ...fields })

    it('changes the given fields only, which the log names', async () => {
      const { ids, accounts } = getWorld()
      expect(await update({ phone: ' +996 555 000000 ', name: 'Аида' })).toBe(true)
      expect(await customer(ids.customer)).toMatchObject({ name: 'Аида', phone: '+996 555 000000' })
      expect(await update({ phone: '' })).toBe(true)
      expect(await customer(ids.customer)).toMatchObject({ name: 'Аида', phone: null })
      const line = {
        actor_id: accounts.staff.id,
        entity: 'customer',
        entity_id: ids.customer,
        details: { fields: ['phone'] },
        kind: 'sender',
      }
      expect(await log('customer_edited')).toEqual([line, line])
    })

    it('logs nothing without a change', async () => {
      expect(await update({})).toBe(true)
      expect(await update({ name: 'Аида' })).toBe(true)
      expect(await log('customer_edited')).toEqual([])
    })

    it('is refused if it is gone or would lose its last contact', async () => {
      const { ids, api } = getWorld()
      expect(await update({ customer_id: ids.unused })).toBe(false)
      await api.sql(
        `update public.customers set email = null, phone = '+996 555 123456' where id = '${ids.customer}'`,
      )
      await expect(update({ phone: '' })).rejects.toThrow('customers_reachable')
      await expect(update({ name: 'я'.repeat(121) })).rejects.toThrow()
    })
  })

  describe('two merged cards', () => {
    it('have all requests, consents and addresses, and complete each other', async () => {
      const { ids, api, accounts } = getWorld()
      await api.sql(`update public.customers set phone = '+996 1', company = 'Тулпар',
        other_emails = '{b@old.example}' where id = '${ids.otherCustomer}'`)
      await submitLead(
        getWorld(),
        leadArguments({ customer: { email: 'bakyt@client.example', name: 'Другой' } }),
      )
      const merge = { from_id: ids.otherCustomer, into_id: ids.customer }
      expect(await call('merge_customers', merge)).toBe(true)
      expect(await customers()).toMatchObject([
        {
          id: ids.customer,
          email: 'aida@client.example',
          name: 'Аида',
          phone: '+996 1',
          company: 'Тулпар',
        },
      ])
      expect((await customer(ids.customer))?.other_emails.toSorted()).toEqual([
        'b@old.example',
        'bakyt@client.example',
      ])
      for (const table of ['emails', 'consents']) {
        const rows = await api.sql(
          `select distinct customer_id from public.${table} where customer_id is not null`,
        )
        expect(rows).toEqual([{ customer_id: ids.customer }])
      }
      expect(await log('customers_merged')).toMatchObject([
        {
          actor_id: accounts.staff.id,
          entity_id: ids.customer,
          details: { from: ids.otherCustomer },
        },
      ])
      expect(await call('merge_customers', merge)).toBe(false)
    })

    it('are merged in as many calls as their emails take', async () => {
      const { ids, api } = getWorld()
      const takeAtMost = (time: string) =>
        api.sql(`create or replace function private.call_time() returns interval
          language sql immutable set search_path = '' as $$ select interval '${time}' $$`)
      await api.script(`set local session_replication_role = 'replica';
        insert into public.emails (id, thread_id, customer_id)
        select md5(n::text)::uuid, md5(n::text)::uuid, '${ids.otherCustomer}' from generate_series(1, 1001) n`)
      await takeAtMost('0 seconds')
      try {
        const merge = { from_id: ids.otherCustomer, into_id: ids.customer }
        const answers = []
        for (let n = 0; n < 3; n += 1) answers.push(await call('merge_customers', merge))
        expect(answers).toEqual([null, null, true])
      } finally {
        await takeAtMost('5 seconds')
      }
      const left = await api.sql(`select from public.emails where customer_id <> '${ids.customer}'`)
      expect(left).toEqual([])
    })

    it('are found by either address', async () => {
      const { ids } = getWorld()
      await call('merge_customers', { from_id: ids.otherCustomer, into_id: ids.customer })
      await submitLead(
        getWorld(),
        leadArguments({ customer: { email: 'Bakyt@client.example', phone: '+996 2' } }),
      )
      expect(await customers()).toMatchObject([{ id: ids.customer }])
    })

    it('may be one of a number and one of an address', async () => {
      const { ids, api } = getWorld()
      const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
        `insert into public.customers (name, phone) values ('Эркин', '+996 501 338274') returning id`,
      )
      expect(await call('merge_customers', { from_id: ids.customer, into_id: id })).toBe(true)
      expect(await customer(id)).toMatchObject({
        email: 'aida@client.example',
        other_emails: [],
        name: 'Эркин',
        phone: '+996 501 338274',
      })
    })

    it('are two', async () => {
      const { ids } = getWorld()
      const itself = { from_id: ids.customer, into_id: ids.customer }
      await expect(call('merge_customers', itself)).rejects.toThrow('with itself')
      expect(await call('merge_customers', { from_id: ids.unused, into_id: ids.customer })).toBe(
        false,
      )
    })
  })
}
