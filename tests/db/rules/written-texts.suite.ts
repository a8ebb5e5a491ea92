import { randomUUID } from 'node:crypto'
import { cleanText } from '@contracts/text.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { foldLetters } from '../../../src/features/admin/lib/search-patterns.ts'
import type { World } from '../support/world.ts'

/** «Йод» in letters and accents, with what cannot be seen: a soft hyphen, a zero-width space, a reversal. */
const hidden = 'Й\u00adо\u200bд'.normalize('NFD')
const written = `\u202eМой\u00a0${hidden}\u2060`
const clean = 'Мой Йод'

/** What goes straight into the database is cleaned there, as contracts/text.ts cleans the rest. */
export function writtenTextsSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const cleaned = async (text: string) => {
    const [row] = await getWorld().api.sql<{ text: string }>(
      // As code points: no driver or transport touches them.
      `select private.clean_text(string_agg(chr(code), '' order by place)) as text
       from unnest('{${Array.from(text, (letter) => letter.codePointAt(0)).join()}}'::integer[]) with ordinality letters (code, place)`,
    )
    return row?.text
  }

  it.each([
    ['a space that does not break, and thin ones', '45\u00a0000\u202f₽\u3000да'],
    ['a hyphen that does not break', 'Ала\u2011Маркет'],
    ['directions', 'a\u202eb\u202c\u2066c\u2069\u200e\u061c'],
    ['zero width', 'a\u200bb\u2060c\ufeffd\u00ade\u180ef\u034fg\ufffch'],
    ['controls and line ends', 'a\u0007b\r\nc\rd\u2028e\u0085f\tg'],
    ['tags', `да${String.fromCodePoint(0xe0069, 0xe0067, 0xe006e)}!`],
    ['letters and accents', 'Й Ё é 가'.normalize('NFD')],
    ['a hundred accents', `e${'\u0301\u0327'.repeat(50)}`],
    [
      'emoji, joined and of a flag',
      `👩‍💻 ❤️ 1️⃣ 🏴${String.fromCodePoint(0xe0067, 0xe0062, 0xe0073, 0xe0063, 0xe0074, 0xe007f)}`,
    ],
    ['words with joiners', 'می‌خواهم क्‍ष'],
    ['a text in lines', 'Один\n\n\tдва  три'],
  ])('in SQL as in TypeScript: %s', async (_, text) => {
    expect(await cleaned(text)).toBe(cleanText(text))
  })

  describe('by staff and customers:', () => {
    it('a note', async () => {
      const { clients, ids } = getWorld()
      const { data } = await clients.staff
        .from('email_notes')
        .insert({ email_id: ids.email, body: `${written}\nещё` })
        .select('body')
        .single()
        .throwOnError()
      expect(data.body).toBe(`${clean}\nещё`)
    })

    it('tags', async () => {
      const { clients, ids } = getWorld()
      const { data } = await clients.staff
        .from('emails')
        .update({ tags: [written, 'б"\u0301с'] })
        .eq('id', ids.email)
        .select('tags')
        .single()
        .throwOnError()
      expect(data.tags).toEqual([clean, 'б"\u0301с'])
    })

    it('a customer’s card', async () => {
      const { clients, api } = getWorld()
      const { data: customer } = await clients.service
        .from('customers')
        .insert({ email: 'iod@client.example', name: written, company: written })
        .select('id, name, company, search_text')
        .single()
        .throwOnError()
      expect(customer).toMatchObject({ name: clean, company: clean })
      expect(customer.search_text).toContain(foldLetters('мой йод'))
      await clients.staff
        .rpc('update_customer', {
          customer_id: customer.id,
          phone: '+996\u00a0555\u2011123\u2011456',
        })
        .throwOnError()
      const [{ phone } = { phone: '' }] = await api.sql<{ phone: string }>(
        `select phone from public.customers where id = '${customer.id}'`,
      )
      expect(phone).toBe('+996 555-123-456')
    })

    it('a template, a saved filter, an issue', async () => {
      const { clients, api } = getWorld()
      await clients.admin
        .from('reply_templates')
        .insert({ title: written, body: written })
        .throwOnError()
      await clients.staff
        .from('saved_filters')
        .insert({ title: written, query: 'q=1' })
        .throwOnError()
      await clients.admin
        .rpc('save_newsletter_issue', { issue_id: randomUUID(), subject: written, body: written })
        .throwOnError()
      const [row] = await api.sql(`
        select (select array[title, body] from public.reply_templates where title like 'Мой%') as template,
          (select title from public.saved_filters where title like 'Мой%') as filter,
          (select array[subject, body] from public.newsletter_issues where subject like 'Мой%') as issue`)
      expect(row).toEqual({ template: [clean, clean], filter: clean, issue: [clean, clean] })
    })

    it('a lead that staff write down', async () => {
      const { clients } = getWorld()
      const { data: id } = await clients.staff
        .rpc('add_lead', {
          submission_id: randomUUID(),
          lead: { channel: 'call', name: written, phone: '0555\u00a0123456' },
        })
        .throwOnError()
      const { data } = await clients.staff
        .from('emails')
        .select('subject, lead')
        .eq('id', id)
        .single()
        .throwOnError()
      expect(data).toMatchObject({
        subject: `Обращение: ${clean}`,
        lead: { name: clean, phone: '0555 123456' },
      })
    })

    it('the name of an account', async () => {
      const { clients, accounts } = getWorld()
      const { data } = await clients.staff
        .from('profiles')
        .update({ full_name: written })
        .eq('user_id', accounts.staff.id)
        .select('full_name')
        .single()
        .throwOnError()
      expect(data.full_name).toBe(clean)
    })
  })
}
