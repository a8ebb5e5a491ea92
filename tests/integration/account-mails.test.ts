import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localPublishableKey } from '../../dev/backend/secrets.ts'
import { sharedBackend, type TestBackend } from '../support/backend.ts'
import { deliverMail } from '../support/deliver-mail.ts'
import { readMailbox } from '../support/read-mailbox.ts'
import { type SessionHeaders, signInAs } from '../support/sign-in.ts'

const patience = { timeout: 20_000, interval: 100 }

let backend: TestBackend
let admin: SessionHeaders
let user: SessionHeaders
let earlier: string[]

beforeAll(async () => {
  backend = await sharedBackend()
  admin = await signInAs(backend, 'admin')
  user = await signInAs(backend, 'user')
})
beforeEach(async () => {
  await backend.supabase.sql(`delete from public.outbox`)
  earlier = (await readMailbox(backend.url)).map(({ id }) => id)
})

async function call(path: string, body: unknown, headers: Record<string, string>) {
  const answer = await fetch(`${backend.url}${path}`, {
    method: path.endsWith('/user') ? 'PUT' : 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.text() }
}

/** Delivers due mails and returns them; the server's own schedule may be delivering them already. */
async function delivered(expected = 1) {
  await deliverMail(backend)
  const arrived = async () =>
    // Without Auth's own mails.
    (await readMailbox(backend.url)).filter(
      ({ id, from }) => !earlier.includes(id) && !from.includes('auth@'),
    )
  await expect.poll(async () => (await arrived()).length, patience).toBeGreaterThanOrEqual(expected)
  return arrived()
}

describe('an invitation', () => {
  const address = 'newcomer@kerege.example'

  const invite = () => call('/rest/v1/rpc/invite_person', { address, new_role: 'staff' }, admin)

  const keyIn = (text: string) => {
    const link = /https?:\S+#\S+/.exec(text)?.[0] ?? ''
    const fields = new URLSearchParams(new URL(link).hash.slice(1))
    return { key: fields.get('invitation'), address: fields.get('address') }
  }

  it('names the role, and has a link whose key lets that address in', async () => {
    expect((await invite()).status).toBe(200)
    const [mail, ...more] = await delivered()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: address,
      subject: 'Приглашение в команду Kerege',
    })
    expect(mail?.text).toContain('Роль: сотрудник.')
    expect(mail?.html).toContain('Принять приглашение')
    const { key, address: named } = keyIn(mail?.text ?? '')
    expect(named).toBe(address)
    const newcomer = await signInAs(backend, 'user', 'newcomer')
    expect(await call('/rest/v1/rpc/accept_invitation', { key }, user)).toMatchObject({
      body: 'null',
    })
    expect(await call('/rest/v1/rpc/accept_invitation', { key }, newcomer)).toMatchObject({
      body: '"staff"',
    })
  })

  it('is not sent once it was withdrawn', async () => {
    const [row] = await backend.supabase.sql<{ id: string }>(
      `insert into public.invitations (email, role) values ('late@kerege.example', 'staff') returning id`,
    )
    await backend.supabase.sql(
      `insert into public.outbox (kind, invitation_id, to_email)
       values ('account_invitation', $1, 'late@kerege.example')`,
      row?.id ?? '',
    )
    await backend.supabase.sql(
      `update public.invitations set expires_at = now() where id = $1`,
      row?.id ?? '',
    )
    expect(await delivered(0)).toEqual([])
  })
})

describe('the owner of an account', () => {
  it('hears of a new password, when it was and what to do if it was not them', async () => {
    const changed = await call('/auth/v1/user', { password: 'another-password' }, user)
    expect(changed.status).toBe(200)
    const [mail, ...more] = await delivered()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'user@kerege.example', subject: 'Пароль изменён' })
    expect(mail?.text).toMatch(/Это было \d{1,2} \S+ 20\d\d г\.? в \d\d:\d\d по/)
    expect(mail?.text).toContain('Забыли пароль?')
    expect(mail?.text).not.toContain('another-password')
  })
})

describe('old data that was not deleted', () => {
  it('is reported to the admins, with a link to the cause', async () => {
    const { sql } = backend.supabase
    await sql(`create function private.withhold() returns trigger language plpgsql as
      $$ begin raise exception 'still needed'; end $$`)
    await sql(`create trigger withhold before delete on public.quiz_runs
      for each row execute function private.withhold()`)
    await sql(`insert into public.quiz_runs (id, furthest_step, started_at)
      values (gen_random_uuid(), 1, '2020-01-01')`)
    await sql('select private.run_retention()')
    await sql('drop function private.withhold() cascade')
    const [mail, ...more] = await delivered()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: 'admin@kerege.example',
      subject: 'Не удалось удалить старые данные',
    })
    expect(mail?.text).toContain('/admin?tab=audit&log=data')
    expect(mail?.html).toContain('Посмотреть ошибку')
  })
})

describe('who was kept out', () => {
  const events = async () => {
    const rows = await backend.supabase.sql<{ event: string; what: string | null }>(
      `select event, details ->> 'what' as what from public.security_log
       where event in ('sign_in_failed', 'access_denied') order by id`,
    )
    return rows.map(({ event, what }) => [event, what])
  }
  beforeEach(() =>
    backend.supabase.sql(`alter table public.security_log disable trigger all`).then(async () => {
      await backend.supabase.sql('delete from public.security_log')
      await backend.supabase.sql('alter table public.security_log enable trigger all')
    }),
  )

  it('is noted: a wrong password, of a known address and of an unknown one', async () => {
    for (const email of ['user@kerege.example', 'nobody@kerege.example']) {
      const answer = await call('/auth/v1/token?grant_type=password', { email, password: 'x' }, {})
      expect(answer.status).toBe(400)
    }
    expect(await events()).toEqual([
      ['sign_in_failed', null],
      ['sign_in_failed', null],
    ])
  })

  it('is noted: a visitor who replies to customers', async () => {
    const reply = {
      replyId: crypto.randomUUID(),
      emailId: crypto.randomUUID(),
      subject: 'Х',
      body: 'Х',
    }
    const answer = await call('/functions/v1/send-reply', reply, user)
    expect(answer.status).toBe(403)
    await expect.poll(events).toEqual([['access_denied', 'send-reply']])
  })

  it('alerts the admins of many, with a link to the log', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const body = { email: 'user@kerege.example', password: 'x' }
      await call('/auth/v1/token?grant_type=password', body, {})
    }
    const [mail, ...more] = await delivered()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: 'admin@kerege.example',
      subject: 'Много неудачных попыток входа',
    })
    expect(mail?.text).toContain('10 неудачных попыток')
    expect(mail?.text).toContain('/admin?tab=audit&log=security')
  })
})
