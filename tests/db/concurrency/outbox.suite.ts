import { beforeEach, expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'
import { colleagues, type Sessions } from '../support/sessions.ts'

const email = numbered(1)
const mails = [numbered(11), numbered(12), numbered(13)] as const
const [oldest] = mails

const claim = (count: number) => `select id, attempts from public.claim_outbox(${count}, 60)`
const settle = (attempt: number, outcome: string, mail: string = oldest) =>
  `select public.settle_outbox('${mail}', ${attempt}, '${outcome}') as settled`
const retry = `select public.retry_mail('${oldest}') as retried`

/** Workers that lease and settle mails at the same moment. */
export function outboxSuite({ run, inTurn, sideBySide }: Sessions): void {
  beforeEach(async () => {
    await run(`insert into public.emails (id) values ('${email}')`)
    for (const [index, mail] of mails.entries()) {
      await run(`
        insert into public.outbox (id, email_id, kind, to_email, subject, text_body, next_attempt_at)
        values ('${mail}', '${email}', 'chat_summary', 'leads@kerege.example', 'Чат', '-',
          now() - interval '1 hour' + interval '${index} minutes')`)
    }
  })
  const update = (changes: string) => run(`update public.outbox set ${changes}`)
  const oldestMail = async () => {
    const [mail] = await run(`select * from public.outbox where id = '${oldest}'`)
    return mail
  }
  const expireLease = () =>
    update(`status = 'sending', attempts = 1, leased_until = now() - interval '1 second'`)

  it('gives a second worker the next mails at once', async () => {
    expect(await sideBySide(claim(1), claim(2))).toEqual([
      [{ id: oldest, attempts: 1 }],
      [
        { id: mails[1], attempts: 1 },
        { id: mails[2], attempts: 1 },
      ],
    ])
  })

  it('gives a second worker nothing, at once, if the first takes all', async () => {
    const [first, second] = await sideBySide(claim(9), claim(9))
    expect(first).toHaveLength(3)
    expect(second).toEqual([])
  })

  it('gives a mail whose lease expired to one of two workers', async () => {
    await expireLease()
    const [first, second] = await sideBySide(claim(1), claim(9))
    expect(first).toHaveLength(1)
    expect(second).toHaveLength(2)
    expect(new Set([...first, ...second].map(({ id }) => id))).toEqual(new Set(mails))
  })

  it('does not give away a mail that its late worker is settling', async () => {
    await expireLease()
    const [, claimed] = await sideBySide(settle(1, 'sent'), claim(9))
    expect(claimed.map(({ id }) => id)).toEqual(mails.slice(1))
    expect(await oldestMail()).toMatchObject({ status: 'sent', attempts: 1 })
  })

  it('ignores a late worker while the next one leases its mail', async () => {
    await expireLease()
    expect(await inTurn(claim(3), settle(1, 'sent'))).toMatchObject([{}, [{ settled: false }]])
    expect(await oldestMail()).toMatchObject({ status: 'sending', attempts: 2 })
  })

  it('settles an attempt once', async () => {
    await run(claim(1))
    const [first, second] = await inTurn(settle(1, 'sent'), settle(1, 'failed'))
    expect([...first, ...second]).toEqual([{ settled: true }, { settled: false }])
    expect(await oldestMail()).toMatchObject({ status: 'sent' })
  })

  it('puts a failed mail back in the queue once', async () => {
    await update(`status = 'failed'`)
    const [first, second] = await inTurn(retry, retry)
    expect([...first, ...second]).toEqual([{ retried: true }, { retried: false }])
    const log = await run(`select actor_id from public.audit_log
      where action = 'mail_retried' and entity_id = '${email}'`)
    expect(log).toEqual([{ actor_id: colleagues.first }])
  })

  it('dates an answer by the reply that was settled first', async () => {
    for (const mail of mails) {
      await run(`insert into public.email_replies (id, email_id, to_email, subject, body)
        values ('${mail}', '${email}', 'aida@client.example', 'Re', 'Да')`)
    }
    await update(`kind = 'reply', reply_id = id`)
    await run(claim(3))
    await inTurn(settle(1, 'sent'), settle(1, 'sent', mails[1]))
    const [answered] = await run(`select first_reply_at from public.emails where id = '${email}'`)
    expect(answered?.first_reply_at).toEqual((await oldestMail())?.sent_at)
  })
}
