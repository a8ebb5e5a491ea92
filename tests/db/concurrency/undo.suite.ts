import { beforeEach, expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'
import { actAs } from '../support/claims.ts'
import { colleagues, type Sessions } from '../support/sessions.ts'

/** A user undoes a change while a colleague makes the next one. */
export function undoSuite({ run, inTurn }: Sessions): void {
  const id = numbered(1)
  const changeId = numbered(2)
  const undo = `select * from public.undo_change('${changeId}')`
  const complete = `update public.emails
    set status = 'completed', change_id = '${numbered(3)}' where id = '${id}' returning status`
  const status = () => run('select status from public.emails')

  const begin = (userId: string) =>
    run(`update public.emails set status = 'in_progress', change_id = '${changeId}'
      from (select ${actAs(userId)}) who`)

  beforeEach(() => run(`insert into public.emails (id, source) values ('${id}', 'inbound')`))

  it('leaves the change that came first', async () => {
    await begin(colleagues.second)
    const [, undone] = await inTurn(complete, undo)
    expect(undone).toEqual([{ restored: 0, missed: 1 }])
    expect(await status()).toEqual([{ status: 'completed' }])
  })

  it('lets the later change win', async () => {
    await begin(colleagues.first)
    const [undone] = await inTurn(undo, complete)
    expect(undone).toEqual([{ restored: 1, missed: 0 }])
    expect(await status()).toEqual([{ status: 'completed' }])
  })

  it('keeps the spam that is taken back while it is being deleted', async () => {
    await begin(colleagues.first)
    await run(`update public.emails set spam_at = now() - interval '31 days'`)
    await inTurn(
      'update public.emails set spam_at = null returning id',
      'select private.prune_old_data()',
    )
    expect(await status()).toEqual([{ status: 'in_progress' }])
  })
}
