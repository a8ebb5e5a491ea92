import { beforeEach, expect, it } from 'vitest'
import { actAs } from '../support/claims.ts'
import { colleagues, type Sessions } from '../support/sessions.ts'

const { first, second } = colleagues
const user = '00000000-0000-4000-8000-0000000000b3'

const setRole = (userId: string, role: string) =>
  `select public.set_user_role('${userId}', '${role}')`

/** Two admins at work at the same moment. */
export function peopleSuite({ run, inTurn }: Sessions): void {
  beforeEach(async () => {
    await run(`insert into auth.users (id, email) values ('${user}', 'user@kerege.example')
      on conflict (id) do nothing`)
    await run(`insert into public.user_roles (user_id, role)
      values ('${first}', 'admin'), ('${second}', 'admin'), ('${user}', 'user')
      on conflict (user_id) do update set role = excluded.role`)
  })
  const admins = async () => {
    const rows = await run(`select user_id from public.user_roles where role = 'admin'`)
    return rows.map(({ user_id }) => user_id as unknown)
  }

  it('changes one role after the other', async () => {
    await inTurn(setRole(user, 'staff'), setRole(second, 'staff'))
    expect(await admins()).toEqual([first])
  })

  const removals = {
    'removing the role': `delete from public.user_roles where user_id = '${second}'`,
    'deleting the account': `delete from auth.users where id = '${second}'`,
  }
  const isolations = ['read committed', 'repeatable read', 'serializable'] as const
  const cases = Object.entries(removals).flatMap(([what, removal]) =>
    isolations.map((isolation) => [what, isolation, removal] as const),
  )

  it.each(cases)('refuses %s of the last admin, under %s', async (...args) => {
    const [, isolation, removal] = args
    const both = inTurn(setRole(first, 'user'), removal, isolation)
    await expect(both).rejects.toThrow(/last admin|could not serialize/)
    expect(await admins()).toEqual([second])
  })

  it('stores a first visit once', async () => {
    const touch = `select ${actAs(first)};
      select public.touch_last_seen()`
    await inTurn(touch, touch)
    const seen = await run('select user_id from public.user_presence')
    expect(seen).toEqual([{ user_id: first }])
  })
}
