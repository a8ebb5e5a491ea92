import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { retention } from '../../../src/content/retention.ts'
import type { World } from '../support/world.ts'
import { chatIn } from './chat.ts'
import { leadArguments, submitLead } from './lead.ts'

/** Data past the terms of the privacy page is deleted, and nothing else. */
export function retentionSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const prune = () => getWorld().api.sql('select private.prune_old_data()')

  /** Whether a table has rows after pruning. */
  const survives = async (table: string) => {
    await prune()
    return (await getWorld().api.sql(`select from ${table}`)).length > 0
  }

  /** Cases shortly before (kept) and at (deleted) the end of a term, for the only row of a table. */
  const age = (table: string, columns: string[], term: string, more = '') => {
    const sides = [
      ['an hour before the end of its term', true, `+ interval '1 hour'`],
      ['at the end of its term', false, ''],
    ] as const
    return sides.map(([when, kept, offset]) => ({
      when,
      kept,
      set: async () => {
        const moment = `now() - interval '${term}' ${offset}`
        const changes = columns.map((column) => `${column} = ${moment}`).join(', ')
        await getWorld().api.sql(`update ${table} set ${changes} ${more}`)
      },
    }))
  }

  it('uses the terms of the privacy page', async () => {
    const [row] = await getWorld().api.sql<{ terms: unknown }>(
      'select to_jsonb(terms) as terms from private.retention_terms() terms',
    )
    expect(row?.terms).toEqual(retention)
  })

  it.each([
    ['an hour before the end of the term', `+ interval '1 hour'`, true],
    ['at its end', '', false],
  ])(
    'keeps or forgets the names of former staff and of invited people %s',
    async (_, offset, kept) => {
      const { api, ids } = getWorld()
      const moment = `now() - interval '${retention.team}' ${offset}`
      await api.sql(`update public.former_staff set left_at = ${moment}`)
      await api.sql(`insert into public.audit_log (at, action, entity, entity_id, details)
      values (${moment}, 'person_invited', 'invitation', '${ids.unused}', '{"role": "staff", "to": "a@kerege.example"}')`)
      expect(await survives('public.former_staff')).toBe(kept)
      const [line] = await api.sql(
        `select details from public.audit_log where action = 'person_invited'`,
      )
      expect(line?.details).toEqual({ role: 'staff', ...(kept && { to: 'a@kerege.example' }) })
    },
  )

  it('deletes nothing new, in any state', async () => {
    const world = getWorld()
    await submitLead(world, leadArguments())
    const chat = chatIn(world)
    await chat.say('Сколько стоит сайт?')
    await chat.end()
    await world.api.sql(`
      insert into public.newsletter_subscriptions (email, status, confirmed_at, ended_at)
      values ('a@client.example', 'confirmed', now(), null),
        ('b@client.example', 'unsubscribed', now(), now()),
        ('c@client.example', 'complained', now(), now())`)
    await world.api.sql(`
      update public.outbox set status = 'sent', sent_at = now(), leased_until = null`)
    const before = await world.snapshot()
    await prune()
    expect(await world.snapshot()).toEqual(before)
  })

  it.each([
    ['an hour before its term', `interval '6 days 23 hours'`, 'null', 'user', true],
    ['at its term', `interval '7 days'`, 'null', 'user', false],
    ['at its term, of somebody who works here', `interval '7 days'`, 'null', 'staff', true],
    ['long after it, confirmed', `interval '2 years'`, 'now()', 'user', true],
  ])('keeps or deletes an account without a confirmed address %s', async (_, ...account) => {
    const [age, confirmed, role, kept] = account
    const { api } = getWorld()
    const id = '00000000-0000-4000-8000-0000000000f7'
    await api.script(`
      insert into auth.users (id, email, created_at, email_confirmed_at)
      values ('${id}', 'passing@kerege.example', now() - ${age}, ${confirmed});
      update public.user_roles set role = '${role}' where user_id = '${id}'`)
    await prune()
    const left = await api.sql(`select from auth.users where id = '${id}'`)
    await api.sql(`delete from auth.users where id = '${id}'`)
    expect(left.length > 0).toBe(kept)
  })

  it('keeps the unchecked file of a mail for thirty days, and the mail', async () => {
    const { api } = getWorld()
    const [email] = await api.sql<{ id: string }>('select id from public.emails limit 1')
    await api.sql(`
      insert into public.attachments (email_id, name, media_type, size, created_at)
      select '${email?.id}', replace(kind, '/', ' ') || hours, kind, 1, now() - make_interval(hours => hours)
      from unnest(array['application/octet-stream', 'application/zip']) kind, unnest(array[719, 720]) hours`)
    await prune()
    const left = await api.sql<{ name: string }>(
      `select name from public.attachments where email_id = '${email?.id}' and name ~ '7..$' order by name`,
    )
    expect(left.map(({ name }) => name)).toEqual([
      'application octet-stream719',
      'application zip719',
      'application zip720',
    ])
  })

  it('may be called only by the owner', async () => {
    const rows = await getWorld().api.sql(`
      select role, name from unnest(array['anon', 'authenticated', 'service_role']) role,
        unnest(array['private.prune_old_data(integer)', 'private.run_retention()']) name
      where has_function_privilege(role, name, 'execute')`)
    expect(rows).toEqual([])
  })

  it('continues what was too much for one run, and leaves no summary without its chat', async () => {
    const { api } = getWorld()
    await api.script(`
      insert into public.emails (id, subject, source)
      select md5('summary ' || n)::uuid, 'Чат', 'chat' from generate_series(1, 3) n;
      insert into public.chat_sessions (id, session_id, last_message_at, email_id, summary_id)
      select md5('chat ' || n)::uuid, 'chat_1763740000000_old' || n || '00000000000000000000',
        now() - interval '2 years', md5('summary ' || n)::uuid, md5('summary ' || n)::uuid
      from generate_series(1, 3) n`)
    const rounds = []
    for (let round = 0; round < 4; round += 1) {
      const [row] = await api.sql<{ deleted: Record<string, number> }>(
        'select private.prune_old_data(2) as deleted',
      )
      rounds.push([row?.deleted.summaries, row?.deleted.chats])
    }
    expect(rounds).toEqual([
      [2, 0],
      [1, 2],
      [0, 1],
      [0, 0],
    ])
  })

  describe('a run', () => {
    it('deletes everything, in any amount', async () => {
      const { api } = getWorld()
      await api.script(`set local session_replication_role = 'replica';
        insert into public.outbox (id, kind, to_email, status, sent_at)
        select md5(n::text)::uuid, 'notification_digest', 'a@client.example', 'sent', now() - interval '1 year'
        from generate_series(1, 10001) n`)
      await run()
      expect((await runs()).at(-1)).toMatchObject({ deleted: { mails: 10_001 } })
    })

    const run = () => getWorld().api.sql('select private.run_retention()')
    const runs = () =>
      getWorld().api.sql<{ deleted: Record<string, number> | null; error: string | null }>(
        `select deleted, error from public.retention_runs where id <> ${getWorld().baseline['public.retention_runs']?.[0]?.['id']} order by id`,
      )
    const alerts = () =>
      getWorld().api.sql<{ to_email: string }>(
        `select o.to_email from public.outbox o join public.security_log l on l.id = o.event_id
         where l.event = 'retention_failed'`,
      )
    /** Like a broken foreign key. */
    const withholdMails = async () => {
      const { api } = getWorld()
      await api.sql(`create function private.withhold() returns trigger language plpgsql as
        $$ begin raise restrict_violation using message = 'still needed'; end $$`)
      await api.sql(`create trigger withhold before delete on public.outbox
        for each row execute function private.withhold()`)
      await api.sql(`update public.outbox set sent_at = '2020-01-01' where status = 'sent'`)
    }
    afterEach(() => getWorld().api.sql('drop function if exists private.withhold() cascade'))

    it('says how much it has deleted, by term', async () => {
      const { api } = getWorld()
      await api.sql(`update public.quiz_runs set started_at = '2020-01-01'`)
      await api.sql(`update public.outbox set sent_at = '2020-01-01' where status = 'sent'`)
      await api.sql(`update public.newsletter_subscriptions
        set status = 'unsubscribed', ended_at = '2020-01-01' where status = 'confirmed'`)
      await run()
      const [last, ...more] = await runs()
      expect(more).toEqual([])
      expect(last?.error).toBeNull()
      expect(last?.deleted).toMatchObject({
        quizzes: 1,
        mails: 1,
        unsubscribed: 1,
        unconfirmed: 0,
        requests: 0,
      })
      for (const term of Object.keys(retention)) expect(last?.deleted).toHaveProperty(term)
      expect(await alerts()).toEqual([])
    })

    it('that fails deletes nothing, says why, and alerts the admins once a day', async () => {
      const { api, accounts, baseline } = getWorld()
      await api.sql(`update public.quiz_runs set started_at = '2020-01-01'`)
      await withholdMails()
      await run()
      await run()
      const failed = { deleted: null, error: '23001: still needed' }
      expect(await runs()).toEqual([failed, failed])
      expect(await api.sql('select from public.quiz_runs')).toHaveLength(
        baseline['public.quiz_runs']?.length ?? 0,
      )
      expect(await alerts()).toEqual([{ to_email: accounts.admin.email }])
    })

    it('that fails on another day alerts again, one that succeeds does not', async () => {
      const { api, accounts } = getWorld()
      await api.sql(`insert into public.security_log (event, at)
        values ('retention_failed', now() - interval '25 hours')`)
      await api.sql(`delete from public.outbox where event_id is not null`)
      await run()
      expect(await alerts()).toEqual([])
      await withholdMails()
      await run()
      expect(await alerts()).toEqual([{ to_email: accounts.admin.email }])
    })

    it('is forgotten after a year', async () => {
      const { api } = getWorld()
      await api.sql(`update public.retention_runs set started_at = now() - interval '1 year'`)
      await run()
      expect(await api.sql('select from public.retention_runs')).toHaveLength(1)
    })
  })

  it('deletes the expired rate limits, and no others', async () => {
    const { api } = getWorld()
    await api.sql(`insert into private.rate_limits values ('lead', 'late', 1, now()),
      ('to newsletter_confirmation', 'late', 1, now())`)
    await prune()
    const left = await api.sql<{ client_hash: string }>(
      `select client_hash from private.rate_limits where bucket <> 'to log'`,
    )
    expect(left).toEqual([{ client_hash: 'somebody' }])
  })

  describe('the newsletter', () => {
    const table = 'public.newsletter_subscriptions'
    const become = (changes: string) => getWorld().api.sql(`update ${table} set ${changes}`)

    beforeEach(() => getWorld().api.sql(`delete from ${table} where status <> 'pending'`))

    for (const { when, kept, set } of age(table, ['requested_at'], retention.unconfirmed)) {
      it(`${kept ? 'keeps' : 'deletes'} an unconfirmed address, ${when}`, async () => {
        await set()
        expect(await survives(table)).toBe(kept)
      })
    }

    for (const status of ['unsubscribed', 'bounced', 'complained']) {
      for (const { when, kept, set } of age(table, ['ended_at'], retention.unsubscribed)) {
        it(`${kept ? 'keeps' : 'deletes'} an address that is ${status}, ${when}`, async () => {
          await become(`requested_at = '2020-01-01', status = '${status}', ended_at = now()`)
          await set()
          expect(await survives(table)).toBe(kept)
        })
      }
    }

    it('keeps a confirmed address however old it is', async () => {
      await become(`requested_at = '2020-01-01', status = 'confirmed', confirmed_at = '2020-01-01'`)
      expect(await survives(table)).toBe(true)
    })

    it('deletes the mail of an address with it', async () => {
      await become(`requested_at = '2020-01-01'`)
      await prune()
      const mails = await getWorld().api.sql(
        `select from public.outbox where kind = 'newsletter_confirmation'`,
      )
      expect(mails).toEqual([])
    })
  })

  describe('the outbox', () => {
    const table = 'public.outbox'
    const settled = {
      bounced: [
        'sent_at',
        `, status = 'bounced', leased_until = null, next_attempt_at = '2020-01-01'`,
      ],
      sent: ['sent_at', `, status = 'sent', leased_until = null, next_attempt_at = '2020-01-01'`],
      failed: ['next_attempt_at', `, status = 'failed', leased_until = null, sent_at = null`],
    } as const
    for (const [status, [column, more]] of Object.entries(settled)) {
      for (const { when, kept, set } of age(table, [column], retention.mails, more)) {
        it(`${kept ? 'keeps' : 'deletes'} a mail that is ${status}, ${when}`, async () => {
          await set()
          expect(await survives(table)).toBe(kept)
        })
      }
    }

    it('forgets what was on its way when its issue was cancelled', async () => {
      const { api, ids } = getWorld()
      const letter = `select from ${table} where id = '${ids.letter}'`
      await api.sql(`update ${table} set status = 'sending', leased_until = now() + interval '1 hour'
        where id = '${ids.letter}'`)
      await api.sql(`update public.newsletter_issues set status = 'cancelled', finished_at = now(),
        sent_count = 0, failed_count = 0 where id = '${ids.pausedIssue}'`)
      await prune()
      expect(await api.sql(letter)).toHaveLength(1)
      await api.sql(`update ${table} set leased_until = now() where id = '${ids.letter}'`)
      await prune()
      expect(await api.sql(letter)).toHaveLength(0)
    })

    it('keeps unsent mails however old they are', async () => {
      const { api } = getWorld()
      await api.sql(`delete from ${table} where status = 'failed'`)
      await api.sql(`update ${table} set next_attempt_at = '2020-01-01', created_at = '2020-01-01'`)
      const before = await api.sql(`select id, status from ${table} order by id`)
      await prune()
      expect(await api.sql(`select id, status from ${table} order by id`)).toEqual(before)
    })
  })

  describe('notifications', () => {
    for (const { when, kept, set } of age('public.notifications', ['created_at'], '30 days')) {
      it(`${kept ? 'keeps' : 'deletes'} one, ${when}`, async () => {
        await set()
        expect(await survives('public.notifications')).toBe(kept)
      })
    }
  })

  describe('requests', () => {
    const left = async () => {
      await prune()
      const [counts] = await getWorld().api.sql(`select
        (select count(*)::int from public.emails) as emails,
        (select count(*)::int from public.customers) as customers,
        (select count(*)::int from public.consents) as consents,
        (select count(*)::int from public.outbox) as mails`)
      return counts
    }
    const nothing = { emails: 0, customers: 0, consents: 0, mails: 0 }
    const one = { emails: 1, customers: 1, consents: 1, mails: 1 }

    const onlyOneRequest = async () => {
      const { api } = getWorld()
      for (const table of ['newsletter_subscriptions', 'emails', 'customers']) {
        await api.sql(`delete from public.${table}`)
      }
      await submitLead(getWorld(), leadArguments())
    }
    const ageAll = async (term: string) => {
      const { api } = getWorld()
      const moment = `now() - interval '${term}'`
      await api.sql(`update public.emails set received_at = ${moment}, created_at = ${moment}`)
      await api.sql(`update public.customers set last_seen_at = ${moment}, created_at = ${moment}`)
    }

    it('are deleted with the person, the consent and the mails at the end of the term', async () => {
      await onlyOneRequest()
      await ageAll(`${retention.requests} -1 hour`)
      expect(await left()).toEqual(one)
      await ageAll(retention.requests)
      expect(await left()).toEqual(nothing)
    })

    it('stay, even old ones, if the person has written since', async () => {
      await onlyOneRequest()
      await ageAll('10 years')
      await submitLead(getWorld(), leadArguments())
      expect(await left()).toEqual({ emails: 2, customers: 1, consents: 2, mails: 2 })
    })

    it('stay while staff work on them', async () => {
      await onlyOneRequest()
      await ageAll('10 years')
      await getWorld().api.sql(`update public.emails set status = 'in_progress'`)
      expect(await left()).toEqual(one)
      await getWorld().api.sql(`update public.emails set status = 'completed'`)
      expect(await left()).toEqual(nothing)
    })

    it('are deleted with our notes and replies, which prolong nothing', async () => {
      const { api, accounts, clients } = getWorld()
      await onlyOneRequest()
      await ageAll(retention.requests)
      const [email] = await api.sql<{ id: string }>('select id from public.emails')
      await clients.staff.from('email_notes').insert({ email_id: email?.id, body: 'Ждёт смету' })
      await accounts.staff.client
        .rpc('reply_to_email', {
          reply_id: crypto.randomUUID(),
          email_id: email?.id,
          subject: 'Re: Консультация',
          body: 'Здравствуйте!',
        })
        .throwOnError()
      await api.sql(`update public.emails set status = 'completed'`)
      expect(await left()).toEqual(nothing)
      expect(await api.sql('select id from public.email_notes')).toEqual([])
      expect(await api.sql('select id from public.email_replies')).toEqual([])
    })

    it('are not prolonged by a subscription of the same person', async () => {
      const { api } = getWorld()
      await onlyOneRequest()
      await ageAll(retention.requests)
      await api.sql(`insert into public.emails (source, status, from_email, customer_id)
        select 'newsletter', 'processed', email, id from public.customers`)
      expect(await left()).toEqual({ ...nothing, emails: 1 })
    })

    it('without a customer count from their arrival', async () => {
      await onlyOneRequest()
      await ageAll('10 years')
      await getWorld().api.sql(`delete from public.customers`)
      expect(await left()).toEqual(nothing)
    })
  })
}
