import { beforeEach, expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'
import type { Sessions } from '../support/sessions.ts'

const issue = numbered(1)
const readers = [numbered(11), numbered(12), numbered(13)] as const
const [leaver] = readers

const steer = (act: string) =>
  `select public.steer_newsletter_issue('${issue}', '${act}') as status`
const claim = 'select id, subscription_id, attempts from public.claim_outbox(9, 60)'
const leave = `select public.unsubscribe_newsletter('${leaver}') as left_now`
const complain = `select public.note_mail_event('-', '${leaver}@client.example', 'complained', '-', true)`

/** An issue that several admins and workers handle at the same moment. */
export function lettersSuite({ run, inTurn, sideBySide }: Sessions): void {
  beforeEach(async () => {
    for (const reader of readers) {
      await run(`insert into public.newsletter_subscriptions (id, email, status, confirmed_at)
        values ('${reader}', '${reader}@client.example', 'confirmed', now())`)
    }
    await run(`insert into public.newsletter_issues (id, subject, body, pace_per_minute)
      values ('${issue}', 'Новая статья', 'Читайте', 6000)`)
  })
  const start = () => run(steer('start'))
  const letters = async () => {
    const rows = await run(`select subscription_id from public.outbox order by subscription_id`)
    return rows.map(({ subscription_id }) => subscription_id)
  }
  const statusOfIssue = async () => {
    const [row] = await run('select status from public.newsletter_issues')
    return row?.status
  }
  /** Lets the pace claim all letters at once. */
  const waitLong = () =>
    run(`update public.newsletter_issues set next_send_at = now() - interval '1 minute'`)

  it('is started once when it is started twice', async () => {
    const [first, second] = await inTurn(steer('start'), steer('start'))
    expect([...first, ...second]).toEqual([{ status: 'sending' }, { status: 'sending' }])
    expect(await letters()).toEqual([...readers])
    const log = await run(`select action from public.audit_log where entity_id = '${issue}'`)
    expect(log.filter(({ action }) => action === 'newsletter_started')).toHaveLength(1)
  })

  it('does not write to a reader who is leaving while it starts', async () => {
    await inTurn(leave, steer('start'))
    expect(await letters()).toEqual(readers.slice(1))
  })

  it('takes back the letter of a reader who leaves while it starts', async () => {
    await inTurn(steer('start'), leave)
    expect(await letters()).toEqual(readers.slice(1))
  })

  it.each([
    ['leaving', leave],
    ['complaining', complain],
  ])('gives a worker no letter to somebody who is %s', async (_, ending) => {
    await start()
    await waitLong()
    const [, claimed] = await sideBySide(ending, claim)
    expect(claimed.map(({ subscription_id }) => subscription_id).sort()).toEqual(readers.slice(1))
  })

  it('takes back a letter that a worker has just claimed, should the worker die', async () => {
    await start()
    await waitLong()
    await inTurn(claim, leave)
    expect(await letters()).toEqual(readers.slice(1))
    await run(`update public.outbox set leased_until = now() - interval '1 second'`)
    await waitLong()
    const again = await run(claim)
    expect(again.map(({ subscription_id }) => subscription_id).sort()).toEqual(readers.slice(1))
  })

  it('gives out no letter while it is being paused', async () => {
    await start()
    await waitLong()
    const [, claimed] = await sideBySide(steer('pause'), claim)
    expect(claimed).toEqual([])
    expect(await run(claim)).toEqual([])
  })

  it('is paused after a claim that is going on', async () => {
    await start()
    await waitLong()
    const [claimed] = await inTurn(claim, steer('pause'))
    expect(claimed).toHaveLength(3)
    expect(await statusOfIssue()).toBe('paused')
  })

  it('gives each letter to one of two workers', async () => {
    await start()
    await waitLong()
    const [first, second] = await sideBySide(claim, claim)
    expect(first).toHaveLength(3)
    expect(second).toEqual([])
  })

  it('is resumed once, and goes on where it was', async () => {
    await start()
    await waitLong()
    const [sent] = await run('select id, attempts from public.claim_outbox(1, 60)')
    await run(`select public.settle_outbox('${sent?.id}', 1, 'sent')`)
    await run(steer('pause'))
    await inTurn(steer('resume'), steer('resume'))
    await waitLong()
    const rest = await run(claim)
    expect(rest).toHaveLength(2)
    expect(rest.map(({ id }) => id)).not.toContain(sent?.id)
  })

  it('keeps a letter that is being settled while it is cancelled', async () => {
    await start()
    await waitLong()
    const [letter] = await run('select id, attempts from public.claim_outbox(1, 60)')
    await sideBySide(`select public.settle_outbox('${letter?.id}', 1, 'sent')`, steer('cancel'))
    expect(await run('select status from public.outbox')).toEqual([{ status: 'sent' }])
    expect(await statusOfIssue()).toBe('cancelled')
  })
}
