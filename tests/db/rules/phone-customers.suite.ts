import { afterEach, beforeEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { chatIn } from './chat.ts'
import { leadArguments, submitLead } from './lead.ts'

/** A customer without an e-mail address is known by the telephone number. */
export function phoneCustomersSuite(getWorld: () => World): void {
  beforeEach(async () => {
    await getWorld().api.sql('delete from public.customers')
  })
  afterEach(() => getWorld().restore())

  const customersBy = (column: string) =>
    getWorld().api.sql(`select * from public.customers order by ${column}`)
  const booked = async (name: string, contact: string) => {
    const chat = chatIn(getWorld(), crypto.randomUUID().slice(0, 8))
    await chat.say('Перезвоните')
    await chat.book({ name, contact })
  }

  it('is one row for one telephone number, however it is written', async () => {
    await booked('Нурлан', '+996 555 123456')
    await booked('Нурлан Б.', '+996 (555) 12-34-56')
    await booked('Другой', '+996 555 123457')
    expect((await customersBy('phone')).map(({ name, phone }) => [name, phone])).toEqual([
      ['Нурлан Б.', '+996 (555) 12-34-56'],
      ['Другой', '+996 555 123457'],
    ])
  })

  it('is one row when many bookings come at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => booked('Нурлан', '+996 555 123456')))
    expect(await customersBy('id')).toHaveLength(1)
  })

  it('is nobody whom we know by an address', async () => {
    await submitLead(getWorld(), leadArguments())
    await booked('Кто-то', '+996 555 123456')
    expect((await customersBy('email')).map(({ email, name }) => [email, name])).toEqual([
      ['nurlan@client.example', 'Нурлан'],
      [null, 'Кто-то'],
    ])
  })

  it('must be reachable all the same', async () => {
    const unreachable = leadArguments({ customer: { name: 'Никто', email: ' ', phone: '' } })
    await expect(submitLead(getWorld(), unreachable)).rejects.toThrow('customers_reachable')
  })
}
