import { beforeEach, expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'
import type { Sessions } from '../support/sessions.ts'

const aida = numbered(1)
const sameAida = numbered(2)
const stranger = numbered(3)

const update = (fields: string) => `select public.update_customer('${aida}', ${fields}) as is_done`
const merge = (from: string, into: string) =>
  `select public.merge_customers('${from}', '${into}') as is_done`
const lead = `select outcome from public.submit_lead(
  '${numbered(9)}', 'a', 5, 60, '{"source": "consultation"}', '{"email": "aida@home.example"}', null,
  '{"to_email": "leads@kerege.example", "subject": "Заявка", "text_body": "-"}')`
const join = `select public.join_thread('${stranger}') as is_done`

const done = [{ is_done: true }]
const tooLate = [{ is_done: false }]

/** Two colleagues, or a colleague and a visitor, who change the same customer or thread. */
export function customersSuite({ run, inTurn }: Sessions): void {
  beforeEach(async () => {
    await run(`insert into public.customers (id, email, name)
      values ('${aida}', 'aida@work.example', 'Аида'), ('${sameAida}', 'aida@home.example', null)`)
    await run(`insert into public.emails (id, from_email, customer_id)
      values ('${numbered(4)}', 'aida@home.example', '${sameAida}')`)
    await run(`insert into public.emails (id, from_email, refers_to_thread_id)
      values ('${stranger}', 'bakyt@client.example', '${numbered(4)}')`)
  })
  const customers = () =>
    run('select email, other_emails, name, phone from public.customers order by email')

  it('keeps what both colleagues have changed', async () => {
    const both = inTurn(update(`name => 'Аида Асанова'`), update(`phone => '+996 555 123456'`))
    expect(await both).toEqual([done, done])
    expect(await customers()).toContainEqual({
      email: 'aida@work.example',
      other_emails: [],
      name: 'Аида Асанова',
      phone: '+996 555 123456',
    })
  })

  it('merges two cards once, whichever colleague merges them into which', async () => {
    expect(await inTurn(merge(sameAida, aida), merge(aida, sameAida))).toEqual([done, tooLate])
    expect(await customers()).toEqual([
      {
        email: 'aida@work.example',
        other_emails: ['aida@home.example'],
        name: 'Аида',
        phone: null,
      },
    ])
  })

  it('changes no card that is being merged into another', async () => {
    expect(await inTurn(merge(aida, sameAida), update(`name => 'X'`))).toEqual([done, tooLate])
  })

  it.each<[string, string, string]>([
    ['before', merge(sameAida, aida), lead],
    ['after', lead, merge(sameAida, aida)],
  ])('gives a lead to the merged customer, the merge %s it', async (_, first, second) => {
    await inTurn(first, second)
    expect(await customers()).toHaveLength(1)
    const requests = await run(`select distinct customer_id from public.emails
      where customer_id is not null`)
    expect(requests).toEqual([{ customer_id: aida }])
  })

  it('lets a new sender into a thread once', async () => {
    expect(await inTurn(join, join)).toEqual([done, tooLate])
    const joined = await run(`select details from public.audit_log where action = 'thread_joined'`)
    expect(joined).toHaveLength(1)
  })
}
