import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inGroups } from '@/features/admin/notifications/notification-list'
import type { World } from '../support/world.ts'
import { chatIn } from './chat.ts'
import { leadArguments, submitLead } from './lead.ts'

/** Which events staff are notified of, who, when, and by which channel. */
export function notificationsSuite(getWorld: () => World): void {
  beforeEach(async () => {
    const { api } = getWorld()
    await api.sql('delete from public.notifications')
    await api.sql('delete from private.notification_choices')
    await api.sql('delete from public.outbox')
  })
  afterEach(async () => {
    await getWorld().setHours('open')
    await getWorld().restore()
  })

  const sql = <Row = Record<string, unknown>>(query: string) => getWorld().api.sql<Row>(query)

  /** Who was notified of what: «staff: new_lead». */
  const told = async (condition = 'read_at is null') => {
    const rows = await sql<{ who: string | null; kind: string }>(`
      select split_part(p.email, '@', 1) as who, n.kind
      from public.notifications n left join public.profiles p using (user_id)
      where ${condition}`)
    return rows.map(({ who, kind }) => `${who ?? 'team'}: ${kind}`).sort()
  }
  const everybody = (kind: string) =>
    ['admin', 'colleague', 'staff'].map((who) => `${who}: ${kind}`)

  const newLead = async () => String((await submitLead(getWorld(), leadArguments())).email_id)
  /** A lead without notifications. */
  const quietLead = async (changes = '') => {
    const id = await newLead()
    if (changes) await sql(`update public.emails set ${changes} where id = '${id}'`)
    await sql('delete from public.notifications')
    await sql('delete from public.outbox')
    return id
  }
  const assign = (who: 'staff' | 'colleague', id: string, by: 'staff' | 'admin') =>
    getWorld()
      .clients[by].from('emails')
      .update({ assigned_to_user_id: getWorld().accounts[who].id })
      .eq('id', id)
      .throwOnError()
  const choose = (
    by: 'staff' | 'colleague' | 'admin',
    kind: string,
    channel: string,
    isOn: boolean,
  ) =>
    getWorld()
      .accounts[by].client.rpc('switch_notification', { kind, channel, is_on: isOn })
      .throwOnError()
  const remind = async (hasTelegram = false) => {
    const { data } = await getWorld()
      .clients.service.rpc('remind_staff', { has_telegram: hasTelegram })
      .throwOnError()
    return data
  }
  const mails = () =>
    sql<{ kind: string; to_email: string | null }>(
      `select kind, to_email from public.outbox where kind like 'notification%' order by to_email`,
    )

  describe('a new lead', () => {
    it('notifies all staff, once, and nobody else', async () => {
      const args = leadArguments()
      await submitLead(getWorld(), args)
      await submitLead(getWorld(), args)
      expect(await told()).toEqual(everybody('new_lead'))
    })
    it('skips those who have switched it off', async () => {
      await choose('staff', 'new_lead', 'app', false)
      await newLead()
      expect(await told()).toEqual(['admin: new_lead', 'colleague: new_lead'])
    })
    it('notifies nobody if it is suspicious, not even of its deadline', async () => {
      await submitLead(getWorld(), leadArguments({ max_per_window: 0 }))
      await sql(`update public.emails set due_at = now() - interval '1 minute' where is_suspicious`)
      await remind()
      expect(await told()).toEqual([])
    })
    it('may be a mail that begins a thread', async () => {
      const { data } = await getWorld()
        .clients.service.rpc('receive_email', {
          email: { message_id: '<1@new.example>', from_email: 'a@new.example', reference_ids: [] },
        })
        .throwOnError()
      expect(data).toMatchObject([{ outcome: 'stored' }])
      expect(await told()).toEqual(everybody('new_lead'))
    })
    it('is erased with its notifications', async () => {
      await newLead()
      await sql(`delete from public.emails where submission_id is not null`)
      expect(await told('true')).toEqual([])
    })
  })

  describe('a customer’s answer', () => {
    const answer = async (leadId: string, more = {}) => {
      await getWorld()
        .clients.service.rpc('receive_email', {
          email: {
            message_id: `<${crypto.randomUUID()}@client.example>`,
            from_email: 'nurlan@client.example',
            authentication: 'pass',
            reference_ids: [`<${leadId}@kerege.example>`],
            ...more,
          },
        })
        .throwOnError()
    }

    it('notifies the thread’s assignee', async () => {
      const id = await quietLead(`assigned_to_user_id = '${getWorld().accounts.staff.id}'`)
      await answer(id)
      expect(await told()).toEqual(['staff: answer'])
    })
    it('notifies everyone if it is unassigned', async () => {
      await answer(await quietLead())
      expect(await told()).toEqual(everybody('answer'))
    })
    it('notifies everyone if its assignee has left the staff', async () => {
      const id = await quietLead(`assigned_to_user_id = '${getWorld().accounts.staff.id}'`)
      await sql(`update public.user_roles set role = 'user'
        where user_id = '${getWorld().accounts.staff.id}'`)
      await answer(id)
      expect(await told()).toEqual(['admin: answer', 'colleague: answer'])
    })
    it('notifies nobody if a program wrote it', async () => {
      await answer(await quietLead(), { status: 'processed' })
      expect(await told()).toEqual([])
    })
  })

  describe('an assignment', () => {
    it('notifies the assignee, unless it is their own act', async () => {
      const id = await quietLead()
      await assign('staff', id, 'staff')
      expect(await told()).toEqual([])
      await assign('colleague', id, 'staff')
      expect(await told()).toEqual(['colleague: assigned'])
    })
    it('notifies again when it is repeated', async () => {
      const id = await quietLead()
      await assign('staff', id, 'admin')
      await getWorld().clients.staff.rpc('read_notifications').throwOnError()
      await assign('colleague', id, 'admin')
      expect(await told()).toEqual(['colleague: assigned'])
      await assign('staff', id, 'admin')
      // The first recipient is no longer affected.
      expect(await told()).toEqual(['staff: assigned'])
      expect(await told('true')).toHaveLength(1)
    })
    it('is not made by a change of the status', async () => {
      const id = await quietLead(`assigned_to_user_id = '${getWorld().accounts.staff.id}'`)
      await sql(`update public.emails set status = 'in_progress' where id = '${id}'`)
      expect(await told()).toEqual([])
    })
  })

  describe('a note that calls a colleague', () => {
    const note = (body: string, on: object) =>
      getWorld()
        .clients.staff.from('email_notes')
        .insert({ id: crypto.randomUUID(), body, ...on })
        .throwOnError()
    const rename = (who: 'staff' | 'colleague' | 'admin', name: string) =>
      sql(`update public.profiles set full_name = '${name}'
        where user_id = '${getWorld().accounts[who].id}'`)
    beforeEach(async () => {
      await rename('staff', 'Тимур Асанов')
      await rename('colleague', 'Айгерим Садыкова')
      await rename('admin', 'Айгерим Өмүралиева')
    })

    it.each([
      ['@Айгерим Садыкова, посмотри', ['colleague: mentioned']],
      ['Смету пришлёт @айгерим.', ['admin: mentioned', 'colleague: mentioned']],
      ['@Айгерим Өмүралиева и @Тимур', ['admin: mentioned']],
      ['@Айгеримова, aigerim@client.example, Айгерим', []],
    ])('notifies them alone, and not its author: %s', async (body, expected) => {
      await note(body, { email_id: await quietLead() })
      expect(await told()).toEqual(expected)
    })

    it('notifies again, of a chat too, which stays unread when its visitor is answered', async () => {
      const id = await quietLead()
      await note('@Айгерим Садыкова', { email_id: id })
      await sql('update public.notifications set read_at = now()')
      await note('@Айгерим Садыкова, ещё раз', { email_id: id })
      expect(await told()).toEqual(['colleague: mentioned'])
      await sql('delete from public.notifications')
      const chat = chatIn(getWorld())
      await chat.say('Хочу магазин')
      const chat_id = String((await chat.row())?.id)
      await note('@Айгерим Садыкова, ответь', { chat_id })
      await sql(`update public.chat_sessions set waiting_since = now() where id = '${chat_id}'`)
      await sql(`update public.chat_sessions set waiting_since = null where id = '${chat_id}'`)
      expect(await told()).toEqual(['colleague: mentioned'])
    })
  })

  describe('an email that was put off', () => {
    const back = (ago: string, more = '') =>
      quietLead(`snoozed_until = now() - interval '${ago}'${more}`)

    it.each([
      ['and has come back', '1 minute', everybody('returned')],
      ['until later', '-1 minute', []],
      ['and came back two days ago', '2 days', []],
    ])('%s: %s', async (_, ago, expected) => {
      await back(ago)
      await remind()
      await remind()
      expect(await told()).toEqual(expected)
    })
    it('notifies its assignee each time it returns', async () => {
      const id = await quietLead(`assigned_to_user_id = '${getWorld().accounts.staff.id}'`)
      const putOff = async () => {
        await sql(`update public.emails set snoozed_until = now() where id = '${id}'`)
        await sql(
          `update public.notifications set read_at = now(), created_at = now() - interval '1 minute'`,
        )
        await remind()
        expect(await told()).toEqual(['staff: returned'])
      }
      await putOff()
      await putOff()
    })
  })

  describe('a deadline', () => {
    const due = (moment: string) => quietLead(`due_at = ${moment}`)
    const inWork = (minutes: number) => `private.add_working_time(now(), '${minutes} minutes')`

    it.each([
      ['in half an hour of work', inWork(29), everybody('due_soon')],
      ['later than that', inWork(31), []],
      ['that has passed', `now() - interval '1 minute'`, everybody('overdue')],
      ['that passed yesterday', `now() - interval '25 hours'`, []],
    ])('%s: %s', async (_, moment, expected) => {
      await due(moment)
      await remind()
      await remind()
      expect(await told()).toEqual(expected)
    })
    it('notifies the email’s assignee', async () => {
      const id = await due(`now() - interval '1 minute'`)
      await sql(`update public.emails set assigned_to_user_id = '${getWorld().accounts.staff.id}'
        where id = '${id}'`)
      await sql('delete from public.notifications')
      await remind()
      expect(await told()).toEqual(['staff: overdue'])
    })
    it('does not notify once the customer is answered', async () => {
      const id = await due(`now() - interval '1 minute'`)
      await sql(`update public.emails set status = 'completed' where id = '${id}'`)
      await remind()
      expect(await told()).toEqual([])
    })
  })

  describe('a visitor who waits for a person', () => {
    const waiting = async () => {
      const chat = chatIn(getWorld())
      await chat.say('Хочу магазин')
      expect(await chat.call()).toBe(true)
      return { chat, chat_id: String((await chat.row())?.id) }
    }
    const take = (chat_id: string) =>
      getWorld().clients.staff.rpc('take_over_chat', { chat_id }).throwOnError()

    it('notifies everyone, and counts as read once a colleague joins', async () => {
      const { chat_id } = await waiting()
      expect(await told()).toEqual(everybody('visitor_waits'))
      await take(chat_id)
      expect(await told()).toEqual([])
    })
    it('notifies the person who has the chat, from then on', async () => {
      const { chat, chat_id } = await waiting()
      await take(chat_id)
      await getWorld()
        .clients.staff.rpc('say_in_chat', {
          chat_id,
          message_id: crypto.randomUUID(),
          content: 'Здравствуйте!',
        })
        .throwOnError()
      await chat.take(crypto.randomUUID(), { message: 'Сколько это стоит?' })
      expect(await told()).toEqual(['staff: visitor_waits'])
    })
    it('is deleted with the chat', async () => {
      const { chat_id } = await waiting()
      await sql(`delete from public.chat_sessions where id = '${chat_id}'`)
      expect(await told('true')).toEqual([])
    })
  })

  describe('by night', () => {
    beforeEach(() => getWorld().setHours('closed'))
    const waits = async () => {
      const [row] = await sql(`
        select count(*)::int as told, bool_and(announce_at = created_at + interval '9 hours') as waits,
          bool_and(announce_at = created_at) as at_once
        from public.notifications`)
      return row
    }

    it('the bell counts a new lead at once, other channels wait for the opening', async () => {
      await newLead()
      expect(await waits()).toEqual({ told: 3, waits: true, at_once: false })
    })
    it('what is due does not wait', async () => {
      await quietLead(`due_at = now() - interval '1 minute'`)
      await remind()
      expect(await waits()).toEqual({ told: 3, waits: false, at_once: true })
    })
    it('a digest tells of deadlines only', async () => {
      const id = await quietLead(`due_at = now() - interval '1 minute'`)
      await assign('staff', id, 'admin')
      await sql(`update public.notifications set announce_at = now() - interval '6 minutes'`)
      expect(await remind()).toBe(0)
      await sql(`update public.notifications set announce_at = now() - interval '6 minutes'`)
      expect(await remind()).toBe(1)
      expect(await sql(`select kind from public.notifications where mail_id is not null`)).toEqual([
        { kind: 'overdue' },
      ])
    })
  })

  describe('a digest', () => {
    /** The staff account has an assignment that has been unread for six minutes. */
    const unread = async () => {
      await assign('staff', await quietLead(), 'admin')
      await age(`announce_at`, '6 minutes', 'notifications')
    }
    const age = (column: string, by: string, table: string) =>
      sql(`update public.${table} set ${column} = ${column} - interval '${by}'`)
    const staffsMail = { kind: 'notification_digest', to_email: 'staff@kerege.example' }

    it('lists what has been unread for five minutes, once', async () => {
      await assign('staff', await quietLead(), 'admin')
      expect(await remind()).toBe(0)
      await age('announce_at', '6 minutes', 'notifications')
      expect(await remind()).toBe(1)
      expect(await remind()).toBe(0)
      await age('created_at', '2 hours', 'outbox')
      expect(await remind()).toBe(0)
      expect(await mails()).toEqual([staffsMail])
    })
    it('comes once an hour at most, with everything since', async () => {
      await unread()
      await remind()
      await assign('staff', await newLead(), 'admin')
      await assign('staff', await newLead(), 'admin')
      await age('announce_at', '6 minutes', 'notifications')
      await age('created_at', '59 minutes', 'outbox')
      expect(await remind()).toBe(0)
      await age('created_at', '1 minute', 'outbox')
      expect(await remind()).toBe(1)
      expect(
        await sql(`select count(*)::int as told from public.notifications
          where mail_id = (select id from public.outbox where kind = 'notification_digest'
            order by created_at desc limit 1)`),
      ).toEqual([{ told: 2 }])
    })
    it.each([
      ['what has been read', `update public.notifications set read_at = now()`],
      [
        'what its reader has left behind',
        `update public.user_roles set role = 'user' where role = 'staff'`,
      ],
    ])('tells nobody of %s', async (_, change) => {
      await unread()
      await sql(change)
      expect(await remind()).toBe(0)
    })
    it('skips events that its reader has switched off', async () => {
      await unread()
      await choose('staff', 'assigned', 'mail', false)
      expect(await remind()).toBe(0)
    })
    it('leaves out what is older than a week', async () => {
      await unread()
      await age('announce_at', '8 days', 'notifications')
      expect(await remind()).toBe(0)
    })
    it('leaves out a deadline that has been met meanwhile', async () => {
      const id = await quietLead(`due_at = now() - interval '1 minute'`)
      await remind()
      await sql(`update public.emails set status = 'completed' where id = '${id}'`)
      await age('announce_at', '6 minutes', 'notifications')
      expect(await remind()).toBe(0)
    })
  })

  describe('the team’s chat in Telegram', () => {
    beforeEach(() => remind(true))
    const messages = () =>
      sql(`select to_email, email_id is not null as is_about_email, next_attempt_at > now() as waits
        from public.outbox where kind = 'notification_telegram'`)

    it('gets a new lead once, which the lists of staff do not show', async () => {
      const args = leadArguments()
      await submitLead(getWorld(), args)
      await submitLead(getWorld(), args)
      expect(await messages()).toEqual([{ to_email: null, is_about_email: true, waits: false }])
      const { data } = await getWorld().clients.staff.from('notifications').select('user_id')
      expect(data).toEqual([{ user_id: getWorld().accounts.staff.id }])
    })
    it('gets nothing that admins have switched off', async () => {
      await choose('admin', 'new_lead', 'telegram', false)
      await newLead()
      expect(await messages()).toEqual([])
    })
    it('gets nothing without a bot', async () => {
      await remind(false)
      await newLead()
      expect(await messages()).toEqual([])
    })
    it('waits for the opening at night', async () => {
      await getWorld().setHours('closed')
      await newLead()
      expect(await messages()).toEqual([{ to_email: null, is_about_email: true, waits: true }])
    })
    it('gets a waiting visitor, unless a colleague has the chat', async () => {
      const chat = chatIn(getWorld())
      await chat.say('Хочу магазин')
      await chat.call()
      expect(await messages()).toHaveLength(1)
      await sql(`update public.chat_sessions set waiting_since = null,
        handler_id = '${getWorld().accounts.staff.id}' where session_id = private.stored_session_id('${chat.sessionId}')`)
      await chat.take(crypto.randomUUID())
      expect(await messages()).toHaveLength(1)
    })
    it('is switched by admins, and only with a bot', async () => {
      await expect(choose('staff', 'new_lead', 'telegram', false)).rejects.toThrow()
      const channels = async () => {
        const { data } = await getWorld().clients.admin.rpc('notification_switches').throwOnError()
        return new Set(data.map(({ channel }: { channel: string }) => channel))
      }
      expect(await channels()).toEqual(new Set(['app', 'browser', 'mail', 'telegram']))
      await remind(false)
      expect(await channels()).toEqual(new Set(['app', 'browser', 'mail']))
    })
  })

  it('marks as read the caller’s own: of one email, of one chat, or all', async () => {
    const first = await newLead()
    await newLead()
    const read = (which: object) =>
      getWorld().clients.staff.rpc('read_notifications', which).throwOnError()
    await read({ email_id: first })
    expect(await told('read_at is not null')).toEqual(['staff: new_lead'])
    await read({ chat_id: getWorld().ids.chat })
    expect(await told('read_at is not null')).toHaveLength(1)
    await read({})
    expect(await told()).toEqual([
      'admin: new_lead',
      'admin: new_lead',
      'colleague: new_lead',
      'colleague: new_lead',
    ])
  })

  it('counts what is unread by the entries of the bell', async () => {
    const { accounts, clients } = getWorld()
    // Twenty minutes apart, every fourth a second more: some are an hour after the newest of their entry, some later.
    await sql(`
      do $$ begin
        set local session_replication_role = replica;
        insert into public.notifications (user_id, kind, email_id, chat_id, created_at, announce_at, read_at)
        select '${accounts.staff.id}', kind, case when kind <> 'visitor_waits' then gen_random_uuid() end,
          case when kind = 'visitor_waits' then gen_random_uuid() end, at, at, case when n % 5 = 0 then at end
        from unnest(enum_range(null::public.notification_kind)) kind, generate_series(1, 40) n,
          lateral (select date_trunc('day', now()) - n * interval '20 minutes' - n / 4 * interval '1 second' as at) moment;
        insert into public.notifications (user_id, kind, email_id, announce_at)
        values ('${accounts.admin.id}', 'new_lead', gen_random_uuid(), now());
      end $$`)
    const { data: unread } = await clients.staff
      .from('notifications')
      .select('kind, created_at, read_at')
      .is('read_at', null)
      .order('created_at', { ascending: false })
      .throwOnError()
    const groups = inGroups(unread)
    const lines = groups.map((group) => `${group[0].created_at} ${group[0].kind} ${group.length}`)
    const ask = (most: number) =>
      clients.staff
        .rpc('unread_entries', {}, { count: 'exact' })
        .order('newest', { ascending: false })
        .limit(most)
        .throwOnError()
    const { data: all } = await ask(1000)
    expect(
      all
        .map(({ newest, kind, size }: Record<string, string>) => `${newest} ${kind} ${size}`)
        .sort(),
    ).toEqual(lines.sort())
    // Some have several.
    expect(all.length).toBeLessThan(unread.length)
    const listed = await ask(5)
    expect([listed.data.length, listed.count]).toEqual([5, groups.length])
  })

  it('the schedule is told when there is something to remind of', async () => {
    const isDue = async () => (await sql('select private.is_reminder_due() as due'))[0]?.due
    await remind()
    expect(await isDue()).toBe(false)
    await quietLead(`due_at = now() - interval '1 minute'`)
    expect(await isDue()).toBe(true)
    await remind()
    expect(await isDue()).toBe(false)
    await sql(`update private.telegram set checked_at = now() - interval '61 minutes'`)
    expect(await isDue()).toBe(true)
  })
}
