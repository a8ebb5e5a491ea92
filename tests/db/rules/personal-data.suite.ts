import { afterEach, describe, expect, it } from 'vitest'
import type { Account } from '../support/accounts.ts'
import type { Json } from '../../../supabase/functions/_shared/contracts/database.types.ts'
import type { World } from '../support/world.ts'
import { chatIn } from './chat.ts'
import { leadArguments, submitLead } from './lead.ts'
import { neighbour, person, plantInOthers, plantPerson } from './planted-person.ts'

/**
 * The fate of a person's data in each table. A new table needs an entry: either traces of the planted person are
 * found in it and erased, or the reason why it can contain none.
 */
const answers: Record<string, 'erased' | `nothing: ${string}`> = {
  'private.calendars': 'nothing: a key, gone with the account',
  'private.discarded_files': 'nothing: ids',
  'private.email_search': 'erased',
  'private.llm_pause': 'nothing: a time',
  'private.llm_spending': 'nothing: a day of hashes',
  'private.notification_choices': 'nothing: switches, gone with the account',
  'private.rate_limits': 'nothing: hashes of clients, gone within hours',
  'private.recovery_codes': 'nothing: hashes, gone with the account',
  'private.schedule': 'nothing: a time',
  'private.security_settings': 'nothing: settings',
  'private.stale_previews': 'nothing: ids, gone with the email',
  'private.telegram': 'nothing: a switch, and the id of the team’s chat',
  'private.turns': 'nothing: times of requests',
  'private.unread_mails': 'nothing: ids, gone with the email',
  'public.attachments': 'erased',
  'public.audit_log': 'erased',
  'public.chat_messages': 'erased',
  'public.chat_sessions': 'erased',
  'public.client_errors': 'nothing: words of browsers, places in our code',
  'public.consents': 'erased',
  'public.csp_violations': 'nothing: addresses of pages and scripts, without their queries',
  'public.customers': 'erased',
  'public.email_notes': 'erased',
  'public.email_replies': 'erased',
  'public.emails': 'erased',
  'public.former_staff': 'erased',
  'public.invitations': 'erased',
  'public.newsletter_issues': 'erased',
  'public.newsletter_subscriptions': 'erased',
  'public.notifications': 'nothing: ids, gone with the email',
  'public.outbox': 'erased',
  'public.profiles': 'erased',
  'public.quiz_runs': 'nothing: a number made for the quiz alone',
  'public.reply_templates': 'erased',
  'public.retention_runs': 'nothing: counts, and what the database said of a failure',
  'public.saved_filters': 'erased',
  'public.security_log': 'nothing: ids of accounts',
  'public.user_presence': 'nothing: a time, gone with the account',
  'public.user_roles': 'nothing: a role, gone with the account',
  'public.writers': 'nothing: for seconds, who writes where',
}

/** An ordinary request from this address. */
async function submitFrom(world: World, address: string) {
  const lead = leadArguments()
  const { email_id: id } = await submitLead(world, {
    ...lead,
    email: { ...lead.email, from_email: address },
    customer: { email: address, name: 'Гүлнара', phone: '+996 555 000 111', company: '' },
  })
  return { id: String(id) }
}

/** All data about a person are exported or erased, and none of others. */
export function personalDataSuite(getWorld: () => World): void {
  afterEach(async () => {
    const { api, restore } = getWorld()
    await api.sql(`delete from auth.users where email in ('${person.address}', '${neighbour}')`)
    await restore()
  })

  const erase = (
    actor: 'admin' | 'staff' | 'user' | 'anonymous',
    address: string = person.address,
    place: Json = null,
  ) => getWorld().clients[actor].rpc('erase_person', { address, place })

  /** Mails of the person, without what triggers do for each. */
  const fillWith = ({ api }: World, count: number) =>
    api.script(`set local session_replication_role = 'replica';
      insert into public.emails (id, thread_id, from_email, subject)
      select md5(n::text)::uuid, md5(n::text)::uuid, '${person.address}', 'Письмо ' || n
      from generate_series(1, ${count}) n`)

  /** How long one call erases. */
  const hurry = ({ api }: World, time: string) =>
    api.sql(`create or replace function private.call_time() returns interval
      language sql immutable set search_path = '' as $$ select interval '${time}' $$`)

  /** The tables, including Auth's, in which one of the needles appears in any column. */
  const tablesThatMention = async (needles: string[]) => {
    const { api } = getWorld()
    const tables = await api.sql<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
      where schemaname in ('public', 'private', 'auth') order by 1`)
    const parts = tables.map(
      ({ name }) => `
        select '${name}' as name, replace(replace(lower(to_jsonb(t)::text), '%40', '@'), '${neighbour}', '') as row
        from ${name} t`,
    )
    const list = needles.map((needle) => `'${needle}'`).join(', ')
    const found = await api.sql<{ name: string }>(`
      select distinct name from (${parts.join(' union all ')}) rows, unnest(array[${list}]) needle
      where strpos(row, needle) > 0
        or (needle ~ '^[0-9]+$' and strpos(regexp_replace(row, '[^0-9]', '', 'g'), needle) > 0)
      order by 1`)
    return found.map(({ name }) => name)
  }
  const everything = [person.address, 'мырзабеков', 'жаныл', '777654321']

  it('has an answer for every table', () => {
    expect(Object.keys(answers)).toEqual(getWorld().tables)
  })

  describe('erasing', () => {
    it('leaves nothing of a person with traces in every table', async () => {
      await plantPerson(getWorld())
      await plantInOthers(getWorld())
      const erasable = Object.keys(answers).filter((table) => answers[table] === 'erased')
      const before = await tablesThatMention(everything)
      expect(before.filter((table) => !table.startsWith('auth.'))).toEqual(erasable)
      expect(before).toContain('auth.users')

      const { error, data } = await erase('admin')
      expect(error).toBeNull()
      expect(data).toEqual({ requests: 3, chats: 2, files: 1, had_account: true, next: null })
      expect(await tablesThatMention(everything)).toEqual([])
    })

    const grown = [
      'public.audit_log',
      'public.security_log',
      'private.discarded_files',
      'private.rate_limits',
    ]

    it('changes nobody else’s data', async () => {
      const world = getWorld()
      await plantPerson(world)
      await erase('admin')
      const left = await world.snapshot()
      for (const table of world.tables.filter((name) => !grown.includes(name))) {
        expect({ table, rows: left[table] }).toEqual({ table, rows: world.baseline[table] })
      }
    })

    it('takes the address out of what others wrote, and an answer out of their thread', async () => {
      const world = getWorld()
      const read = async () => {
        const [row] = await world.api.sql(`
          select body, lead ->> 'description' as description, answers, answer_preview from public.emails
          where id = '${world.ids.otherEmail}'`)
        return row
      }
      await plantInOthers(world)
      expect(await read()).toMatchObject({ answers: 1, answer_preview: `Это ${person.name}` })
      await erase('admin')
      expect(await read()).toEqual({
        body: `Пишите:\n[…] или ${neighbour}`,
        description: 'Пишите:\n[…]',
        answers: 0,
        answer_preview: null,
      })
    })

    it('gives the files of their requests to be removed from Storage', async () => {
      const { api } = getWorld()
      await plantPerson(getWorld())
      const [file] = await api.sql<{ id: string }>(
        `select id from public.attachments where name = '${person.name}.pdf'`,
      )
      await erase('admin')
      const waiting = await api.sql(`select from private.discarded_files where id = '${file?.id}'`)
      expect(waiting).toHaveLength(1)
    })

    it('takes as many calls as needed, and starts over after an interruption', async () => {
      const world = getWorld()
      await plantPerson(world)
      await plantInOthers(world)
      await fillWith(world, 1001)
      await hurry(world, '0 seconds')
      try {
        const first = await erase('admin')
        expect(first.data).toMatchObject({ requests: 1004, next: {} })
        const second = await erase('admin', person.address, first.data.next)
        expect(second.data).toMatchObject({ requests: 4 })
        // The page was closed here, and the person looked up again the next day.
        let calls = 0
        let place: Json | null = null
        do {
          const { data } = await erase('admin', person.address, place)
          place = data.next
          calls += 1
        } while (place)
        expect(calls).toBeGreaterThan(10)
      } finally {
        await hurry(world, '5 seconds')
      }
      expect(await tablesThatMention(everything)).toEqual([])
      const left = await world.snapshot()
      for (const table of ['emails', 'email_replies', 'outbox', 'customers', 'chat_sessions']) {
        const ids = (rows: Record<string, unknown>[] = []) => rows.map(({ id }) => id)
        expect([table, ids(left[`public.${table}`])]).toEqual([
          table,
          ids(world.baseline[`public.${table}`]),
        ])
      }
    })

    it('lists for an admin where others mention them', async () => {
      const world = getWorld()
      await plantPerson(world)
      await world.api.sql(`
        update public.email_notes set body = 'Советовала ${person.name}' where id = '${world.ids.note}'`)
      // In two columns, and with the number in another notation: one row.
      await world.api.sql(`
        update public.emails set subject = 'От ${person.name.toUpperCase()}', body = 'Звоните 0777 65-43-21'
        where id = '${world.ids.otherEmail}'`)
      const { clients } = world
      const [found] = (await clients.admin.rpc('describe_person', { address: person.address })).data
      await erase('admin')
      const { names, phones } = found
      expect({ names, phones }).toEqual({ names: [person.name], phones: ['777654321'] })
      const { data } = await clients.admin.rpc('mentions_of_person', { names, phones })
      expect(data).toEqual({ 'public.email_notes': 1, 'public.emails': 1 })
      const refused = await clients.staff.rpc('mentions_of_person', { names, phones })
      expect(refused.error?.code).toBe('42501')
    })

    it('leaves a number in the log, not a name', async () => {
      const { api, accounts } = getWorld()
      await plantPerson(getWorld())
      await erase('admin')
      const logged = await api.sql(`
        select actor_id, entity, details ->> 'number' ~ '^[0-9]{6}$' as has_number from public.audit_log
        where action = 'person_erased'`)
      expect(logged).toEqual([{ actor_id: accounts.admin.id, entity: 'person', has_number: true }])
      const tags = await api.sql(`
        select details from public.audit_log where action = 'tags_changed' order by id desc limit 1`)
      expect(tags).toEqual([{ details: {} }])
    })

    it('is for the owner of the confirmed address, whose account goes with it', async () => {
      const account = await plantPerson(getWorld())
      const { error, data } = await account.client.rpc('erase_person', {
        address: ` ${person.address}`,
      })
      expect(error).toBeNull()
      expect(data).toMatchObject({ next: null })
      expect(await tablesThatMention([person.address])).toEqual([])
      // Anyone can type another person's number: it gives nothing to the owner of an address.
      expect(await tablesThatMention(['777654321'])).toEqual(['public.customers'])
      const again = await account.client.rpc('erase_person', { address: person.address })
      expect(again.error?.code).toBe('42501')
    })

    it.each([
      ['number', ' 0777 65-43-21', 'wa.me/996777654321', 'wa.me/996777654322'],
      ['nick', '@Zhanyl_KG', 't.me/zhanyl_kg', 'instagram.com/zhanyl_kg'],
      ['link', 'https://www.Instagram.com/Zhanyl_KG', 'instagram.com/zhanyl_kg', 't.me/zhanyl_kg'],
    ])(
      'finds by %s for an admin those who left no address, and nobody else',
      async (_, typed, messenger, another) => {
        const world = getWorld()
        const { clients, ids, api } = world
        const at = ids.unused.slice(0, -1)
        await api.script(`
        insert into public.customers (id, name, phone)
        values ('${at}1', '${person.name}', '${person.phone}'), ('${at}2', 'Другая', '${person.phone}1');
        insert into public.emails (id, subject, source, customer_id, lead) values
          ('${at}3', 'Звонок', 'consultation', '${at}1', '{"phone": "${person.phone}"}'),
          ('${at}4', 'Вопрос', 'consultation', null, '{"messenger": "${messenger}"}'),
          ('${at}5', 'Чужое', 'consultation', null, '{"messenger": "${messenger}", "email": "b@client.example"}'),
          ('${at}7', 'Тёзка', 'consultation', null, '{"messenger": "${another}"}');
        insert into public.chat_sessions (id, session_id, contact)
        values ('${at}6', 'chat_1763740000000_nick00000000000000000000001', '{"messenger": "${messenger}"}')`)
        const byNumber = messenger.startsWith('wa.me')
        const [found] = (await clients.admin.rpc('describe_person', { address: typed })).data
        expect(found).toMatchObject({
          addresses: [],
          requests: byNumber ? 2 : 1,
          chats: 1,
          cards: byNumber ? 1 : 0,
        })
        const { data } = await clients.admin.rpc('export_person', { address: typed })
        expect(JSON.stringify(data)).toContain(messenger)
        expect((await erase('user', typed)).error?.message).toBe('This is not an address')
        expect((await erase('admin', typed)).error).toBeNull()
        const left = await api.sql(`
        select right(id::text, 1) as left from public.emails where id::text like '${at}%'
        union all select right(id::text, 1) from public.customers where id::text like '${at}%'
        union all select right(id::text, 1) from public.chat_sessions where id::text like '${at}%'
        order by 1`)
        expect(left.map((row) => row.left)).toEqual(
          byNumber ? ['2', '5', '7'] : ['1', '2', '3', '5', '7'],
        )
      },
    )

    it('refuses colleagues', async () => {
      const world = getWorld()
      for (const address of [world.accounts.colleague.email, world.accounts.admin.email]) {
        const { error } = await erase('admin', address)
        expect(error?.message).toBe('Staff cannot be erased')
      }
    })
  })

  describe('handing out', () => {
    const exportBy = (client: Account['client'], address: string = person.address) =>
      client.rpc('export_person', { address })

    it('gives an admin everything', async () => {
      const { clients, api } = getWorld()
      await plantPerson(getWorld())
      const { data, error } = await exportBy(clients.admin)
      expect(error).toBeNull()
      expect(data).toMatchObject({
        address: person.address,
        account: { email: person.address, full_name: person.name, role: 'user' },
        contacts: [{ phone: person.phone }, { email: null }],
        answers: [{ to_email: person.address, body: `${person.name}, добрый день!` }],
        consents: [{ text_version: '2024-01-09' }],
        newsletter: [{ email: person.address, status: 'pending' }],
        invitations: [{ email: person.address, role: 'staff' }],
      })
      const words = JSON.stringify(data)
      for (const told of [
        'мой номер',
        'Звонила',
        `${person.name}.pdf`,
        'пишите на',
        `Я ${person.name}`,
      ]) {
        expect(words).toContain(told)
      }
      expect(words).not.toContain('client.example')
      const logged = await api.sql<{ row: string }>(`
        select to_jsonb(l)::text as row from public.audit_log l where action = 'person_exported'`)
      expect(logged).toHaveLength(1)
      expect(logged[0]?.row).not.toContain('zhanyl')
    })

    it('gives the owner of a confirmed address their own data, without what only a number leads to and without staff’s notes', async () => {
      const account = await plantPerson(getWorld())
      const { data } = await exportBy(account.client)
      expect(data).toMatchObject({ contacts: [{ email: person.address }] })
      expect(data).toHaveProperty('contacts.length', 1)
      // Staff's notes and tags are not theirs to read.
      expect(JSON.stringify(data)).not.toMatch(/Звонила|notes_of_staff|tags/)
    })

    it('gives the owner no other columns than these', async () => {
      const account = await plantPerson(getWorld())
      const { data } = await exportBy(account.client)
      const [request] = data.requests
      const [chat] = data.chats
      const columnsOf = (row: object) => Object.keys(row).toSorted().join(' ')
      expect({
        request: columnsOf(request),
        file: columnsOf(request.files[0]),
        answer: columnsOf(data.answers[0]),
        chat: columnsOf(chat),
        message: columnsOf(chat.messages[0]),
        mail: columnsOf(data.mails_sent[0]),
      }).toEqual({
        request:
          'also_to answered_at body cc created_at due_at files first_reply_at from_email from_name handled_at interest ' +
          'is_relayed lead page_url received_at referrer reply_to source status subject to_email utm waiting_since',
        file: 'created_at media_type name size',
        answer: 'body cc created_at files subject to_email',
        chat:
          'consent_version contact contact_left_at ended_at ended_reason last_message_at messages page_url rated_at ' +
          'rating started_at state taken_over_at visitor_seen_at waiting_since',
        message: 'answered_by content created_at role',
        mail: 'cc created_at kind reply_to sent_at status subject text_body to_email',
      })
    })

    it('gives what a column added later holds', async () => {
      const world = getWorld()
      await plantPerson(world)
      const tables = [
        ...['profiles', 'customers', 'newsletter_subscriptions', 'invitations'],
        ...['emails', 'email_notes', 'email_replies', 'attachments', 'consents', 'outbox'],
        ...['chat_sessions', 'chat_messages'],
      ]
      const alter = (change: string) =>
        world.api.script(tables.map((table) => `alter table public.${table} ${change};`).join('\n'))
      await alter(`add column told_later text default 'Сказано позже'`)
      const { data } = await exportBy(world.clients.admin)
      await alter('drop column told_later')

      const { account, contacts, newsletter, invitations, requests, answers, chats } = data
      const rows = [
        ...[account, contacts[0], newsletter[0], invitations[0], answers[0], data.consents[0]],
        ...[requests[0], requests[0].files[0], requests[0].notes_of_staff[0], data.mails_sent[0]],
        ...[chats[0], chats[0].messages[0]],
      ]
      expect(rows.map(({ told_later: told }) => told)).toEqual(tables.map(() => 'Сказано позже'))
    })

    it('comes in parts where there is much of it', async () => {
      const { clients } = getWorld()
      await fillWith(getWorld(), 2001)
      const part = async (number: number) => {
        const { data } = await clients.admin
          .rpc('export_person', { address: person.address, part: number })
          .throwOnError()
        const subjects = (data.requests ?? []).map(({ subject }: { subject: string }) => subject)
        return { subjects, isWhole: 'account' in data, hasMore: data.has_more }
      }
      const [first, second] = [await part(0), await part(1)]
      expect(first).toMatchObject({ isWhole: true, hasMore: true })
      expect(second).toMatchObject({ isWhole: false, hasMore: false })
      expect([first.subjects.length, second.subjects.length]).toEqual([2000, 1])
      expect(new Set([...first.subjects, ...second.subjects]).size).toBe(2001)
    })

    it('is empty for a stranger', async () => {
      const { data } = await exportBy(getWorld().clients.admin, 'stranger@kerege.example')
      expect(data).toMatchObject({ account: null, contacts: null, requests: null, chats: null })
    })
  })

  it('follows no card that was merged for the owner of one of its addresses', async () => {
    const world = getWorld()
    const account = await plantPerson(world)
    const { id: other } = await submitFrom(world, 'gulnara@else.example')
    await world.api.sql(`
      update public.emails set customer_id = (select id from public.customers where email = '${person.address}')
      where id = '${other}'`)
    await world.api.sql(`delete from public.customers where email = 'gulnara@else.example'`)
    await world.api.sql(`
      update public.customers set email = 'gulnara@else.example', other_emails = '{${person.address}}'
      where email = '${person.address}'`)

    const { data } = await account.client.rpc('export_person', { address: person.address })
    expect(JSON.stringify(data)).not.toContain('gulnara')
    expect(data).toMatchObject({ contacts: null, answers: [{ to_email: person.address }] })
    const { error } = await account.client.rpc('erase_person', { address: person.address })
    expect(error).toBeNull()
    expect(await tablesThatMention([person.address])).toEqual([])
    const left = await world.api.sql(`
      select c.email, c.other_emails from public.emails e join public.customers c on c.id = e.customer_id
      where e.id = '${other}'`)
    expect(left).toEqual([{ email: 'gulnara@else.example', other_emails: [] }])
  })

  it('erases one person after the other whose address was a mail’s id, or a title', async () => {
    const { api, clients, ids } = getWorld()
    const addresses = ['first@id.example', 'second@id.example']
    for (const [number, address] of addresses.entries()) {
      await api.script(`
        insert into public.emails (from_email, subject, message_id, in_reply_to, reference_ids)
        values ('mallory${number}@id.example', 'Х', '<${address}>', '<${address}>', '{<${address}>,<x@y>}');
        update public.outbox set provider_message_id = '<${address}>', bounce_id = '${address}',
          in_reply_to = '<${address}>', reference_ids = '{<${address}>}'
        where id = '${number ? ids.sentMail : ids.mail}';
        insert into public.reply_templates (title, body) values ('${address}', 'Текст');
        insert into public.saved_filters (user_id, title, query)
        select user_id, '${address}', 'q=1' from public.profiles where email = 'staff@kerege.example'`)
    }
    for (const address of addresses) {
      const { error } = await clients.admin.rpc('erase_person', { address })
      expect(error).toBeNull()
    }
    expect(await tablesThatMention(addresses)).toEqual([])
    const kept = await api.sql<{ message_id: string; others: string[] }>(`
      select message_id, array[in_reply_to] || reference_ids as others from public.emails
      where from_email like 'mallory%'`)
    const id = expect.stringMatching(/^<[0-9a-f]{32}@erased\.invalid>$/)
    expect(kept).toEqual(Array(2).fill({ message_id: id, others: [id, id, '<x@y>'] }))
    expect(new Set(kept.map(({ message_id }) => message_id)).size).toBe(2)
  })

  describe('an address in a chat', () => {
    const talk = async (sessionId: string) => {
      const chat = chatIn(getWorld(), { sessionId })
      await chat.take('00000000-0000-4000-8000-0000000000d1', {
        message: 'Тайна этого разговора',
        contact: { email: person.address },
      })
      const email = {
        from_email: person.address,
        subject: 'Чат',
        body: 'Тайна этого разговора',
        lead: { email: person.address, topic: 'Сайт' },
      }
      await chat.end({ email })
      return chat
    }
    const ownBy = async (sessionId: string) => {
      const account = await plantPerson(getWorld())
      const chat = await talk(sessionId)
      const { data } = await account.client.rpc('export_person', { address: person.address })
      const { error } = await account.client.rpc('erase_person', { address: person.address })
      expect(error).toBeNull()
      return { isExported: JSON.stringify(data).includes('Тайна'), left: await chat.messages() }
    }

    it('proves nothing if the chat’s id is guessable', async () => {
      const { isExported, left } = await ownBy('chat_1763740000000_k3v9x1c2')
      expect(isExported).toBe(false)
      expect(left).toMatchObject([{ content: 'Тайна этого разговора' }])
      expect(await tablesThatMention([person.address])).toEqual([])
    })

    it('proves ownership if only the visitor can write in it', async () => {
      const { isExported, left } = await ownBy(`chat_1763740000000_${'k3v9x1c2'.repeat(4)}`)
      expect(isExported).toBe(true)
      expect(left).toEqual([])
    })

    it('lets an admin find the chat in either case', async () => {
      await talk('chat_1763740000000_k3v9x1c2')
      const { data } = await getWorld().clients.admin.rpc('export_person', {
        address: person.address,
      })
      expect(JSON.stringify(data)).toContain('Тайна')
    })
  })

  it('removes an address from texts, and keeps longer ones', async () => {
    const [row] = await getWorld().api.sql<Record<string, string>>(`
      select private.without_addresses(words, array['dana@client.example']) as words from (values (
        'dana@client.example, "Dana@client.example", ''dana@client.example'', <dana@client.example> '
        'https://a.example/?x=1&mail=dana%40client.example, q=dana@client.example, **dana@client.example** '
        'r&dana@client.example o''dana@client.example a/dana@client.example x+dana@client.example '
        'dana@client.example.kg')) texts (words)`)
    expect(row?.words).toBe(
      '[…], "[…]", \'[…]\', <[…]> ' +
        'https://a.example/?x=1&mail=[…], q=dana@client.example, **[…]** ' +
        "r&dana@client.example o'dana@client.example a/dana@client.example x+dana@client.example " +
        'dana@client.example.kg',
    )
  })

  describe('describing', () => {
    const describeBy = async (client: Account['client'], address: string = person.address) => {
      const { data } = await client.rpc('describe_person', { address }).throwOnError()
      return data
    }

    it('tells an admin what erasing would delete, without deleting', async () => {
      const world = getWorld()
      await plantPerson(world)
      const before = await world.snapshot()
      expect(await describeBy(world.clients.admin, ' Zhanyl@kerege.example')).toEqual([
        {
          addresses: [person.address],
          names: [person.name],
          phones: ['777654321'],
          requests: 2,
          chats: 2,
          files: 1,
          cards: 2,
          subscriptions: 1,
          mails: 2,
          invitations: 1,
          has_account: true,
          works_here: false,
        },
      ])
      expect(await world.snapshot()).toEqual(before)
    })

    it('counts what erasing deletes', async () => {
      const world = getWorld()
      await plantPerson(world)
      const [described] = await describeBy(world.clients.admin)
      const { data: erased } = await erase('admin')
      const { requests, chats, files } = described
      expect(erased).toMatchObject({ requests, chats, files })
    })

    it('follows no telephone number for the owner of the address', async () => {
      const account = await plantPerson(getWorld())
      expect(await describeBy(account.client)).toMatchObject([{ cards: 1, requests: 2 }])
    })

    it('is empty for a stranger, and marks staff', async () => {
      const { clients, accounts } = getWorld()
      expect(await describeBy(clients.admin, 'stranger@kerege.example')).toMatchObject([
        { names: [], requests: 0, chats: 0, cards: 0, mails: 0, has_account: false },
      ])
      expect(await describeBy(clients.admin, accounts.colleague.email)).toMatchObject([
        { has_account: true, works_here: true },
      ])
    })
  })

  describe.each(['erase_person', 'export_person', 'describe_person'] as const)('%s', (name) => {
    const call = (client: Account['client']) => client.rpc(name, { address: person.address })

    it.each(['anonymous', 'user', 'staff'] as const)(
      'is refused to %s for another',
      async (actor) => {
        const world = getWorld()
        await plantPerson(world)
        const before = await world.snapshot()
        const { error, data } = await call(world.clients[actor])
        expect(error?.code).toMatch(/^(42501|PGRST)/)
        expect(data).toBeNull()
        expect(await world.snapshot()).toEqual(before)
      },
    )

    it.each([
      [
        'an address that is not confirmed',
        `update auth.users set email_confirmed_at = null`,
        'email',
      ],
      [
        'who has signed in long ago',
        `update auth.sessions set created_at = now() - interval '1 hour'`,
        'session',
      ],
    ])('is refused to the owner of %s', async (_, change, of) => {
      const world = getWorld()
      const { id, client } = await plantPerson(world)
      await world.api.sql(`${change} where ${of === 'email' ? 'id' : 'user_id'} = '${id}'`)
      const { error } = await call(client)
      expect(error?.code).toBe('42501')
      expect(await tablesThatMention([person.address])).toContain('public.customers')
    })

    it('asks for an address', async () => {
      for (const address of ['', '@z', '%@%', null]) {
        const { error } = await getWorld().clients.admin.rpc(name, { address })
        expect(error?.code).toBe(address === '%@%' ? undefined : '22023')
      }
    })
  })
}
