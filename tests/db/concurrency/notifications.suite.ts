import { beforeEach, expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'
import { colleagues, type Sessions } from '../support/sessions.ts'

const email = numbered(1)
const remind = 'select public.remind_staff(true) as digests'
const assign = (to: string) =>
  `update public.emails set assigned_to_user_id = '${to}' where id = '${email}'`

/** An event in two sessions at the same moment is reported once. */
export function notificationsSuite({ run, inTurn, sideBySide }: Sessions): void {
  beforeEach(async () => {
    await run(`insert into public.emails (id, source, submission_id, from_email, due_at)
      values ('${email}', 'consultation', '${email}', 'a@client.example', now() - interval '1 minute')`)
    await run('delete from public.notifications')
    await run('delete from private.telegram')
  })
  const told = () =>
    run(`select kind, user_id is null as is_team, count(*)::int from public.notifications
      group by 1, 2 order by 1, 2`)

  it('two workers remind of one deadline: each person and the team are notified once', async () => {
    await inTurn(remind, remind)
    expect(await told()).toEqual([
      { kind: 'overdue', is_team: false, count: 2 },
      { kind: 'overdue', is_team: true, count: 1 },
    ])
    expect(
      await run(`select count(*)::int from public.outbox where kind = 'notification_telegram'`),
    ).toEqual([{ count: 1 }])
  })

  it('two workers with the same digest: one mail for each person', async () => {
    await run(remind)
    await run(`update public.notifications set announce_at = now() - interval '6 minutes'`)
    expect(await inTurn(remind, remind)).toEqual([[{ digests: 2 }], [{ digests: 0 }]])
    const digests = await run(
      `select to_email from public.outbox where kind = 'notification_digest' order by 1`,
    )
    expect(digests.map(({ to_email }) => to_email)).toEqual([
      'first@kerege.example',
      'second@kerege.example',
    ])
  })

  it('a digest that is rolled back is queued by the next worker', async () => {
    await run(remind)
    await run(`update public.notifications set announce_at = now() - interval '6 minutes'`)
    await run(`begin; ${remind}; rollback`)
    expect(await run(remind)).toEqual([{ digests: 2 }])
  })

  it('two assignments of an email to one colleague: one notification', async () => {
    await inTurn(assign(colleagues.second), assign(colleagues.second))
    expect(await told()).toEqual([{ kind: 'assigned', is_team: false, count: 1 }])
  })

  it('a lead is stored while one of its readers reads', async () => {
    const lead = `insert into public.emails (source, submission_id)
      values ('consultation', gen_random_uuid())`
    await run(remind)
    const [, stored] = await sideBySide('select public.read_notifications()', lead)
    expect(stored).toEqual([])
    expect(await told()).toContainEqual({ kind: 'new_lead', is_team: false, count: 2 })
  })
}
