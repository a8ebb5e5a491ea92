import { afterEach, expect, it } from 'vitest'
import { retention } from '../../../src/content/retention.ts'
import type { World } from '../support/world.ts'
import { chatIn } from './chat.ts'

/** A chat is deleted after its term together with its summary; a booking is a request and stays. */
export function chatRetentionSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const table = 'public.chat_sessions'
  const onlyOneChat = async () => {
    const { api } = getWorld()
    for (const name of ['chat_sessions', 'emails', 'customers', 'newsletter_subscriptions']) {
      await api.sql(`delete from public.${name}`)
    }
    const chat = chatIn(getWorld())
    await chat.say('Сколько стоит сайт?')
    return chat
  }
  const counts = async () => {
    await getWorld().api.sql('select private.prune_old_data()')
    const [row] = await getWorld().api.sql(`select
      (select count(*)::int from public.chat_sessions) as chats,
      (select count(*)::int from public.chat_messages) as messages,
      (select count(summary_id)::int from public.chat_sessions) as summaries,
      (select count(*)::int from public.emails) as emails,
      (select count(*)::int from public.outbox) as mails`)
    return row
  }
  const nothing = { chats: 0, messages: 0, summaries: 0, emails: 0, mails: 0 }

  it.each([
    ['is kept an hour before the end of its term', '1 hour', true],
    ['is deleted with its messages, summary and mail at the end of its term', '0', false],
  ])('%s', async (_, early, kept) => {
    const chat = await onlyOneChat()
    await chat.end()
    await getWorld().api.sql(`update ${table}
      set last_message_at = now() - interval '${retention.chats}' + interval '${early}'`)
    const all = { chats: 1, messages: 2, summaries: 1, emails: 1, mails: 1 }
    expect(await counts()).toEqual(kept ? all : nothing)
  })

  it('leaves its booking behind', async () => {
    const chat = await onlyOneChat()
    await chat.book()
    await chat.end({ reason: 'booking_confirmed' })
    await getWorld().api.sql(`update ${table} set last_message_at = '2020-01-01'`)
    expect(await counts()).toEqual({ ...nothing, emails: 1, mails: 2 })
  })

  it('deletes the summary from before its booking as well', async () => {
    const chat = await onlyOneChat()
    await chat.end({ reason: 'abandoned' })
    await chat.book()
    await getWorld().api.sql(`update ${table} set last_message_at = '2020-01-01'`)
    expect(await counts()).toEqual({ ...nothing, emails: 1, mails: 1 })
  })

  it('stays while staff work on it', async () => {
    const chat = await onlyOneChat()
    await chat.end()
    await getWorld().api.sql(`update ${table} set last_message_at = '2020-01-01'`)
    await getWorld().api.sql(`update public.emails set status = 'in_progress'`)
    expect(await counts()).toMatchObject({ chats: 1, messages: 2, emails: 1 })
    await getWorld().api.sql(`update public.emails set status = 'completed'`)
    expect(await counts()).toEqual(nothing)
  })
}
