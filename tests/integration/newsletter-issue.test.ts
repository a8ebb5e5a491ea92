import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newsletterPreviewSchema } from '@contracts/newsletter.ts'
import {
  sharedBackend,
  sharedSettings,
  startTestBackend,
  type SharedBackend,
  type TestBackend,
} from '../support/backend.ts'
import { callSchedule } from '../support/deliver-mail.ts'
import { expectError } from '../support/expect-error.ts'
import { startHttpFake, type HttpFake } from '../support/fakes/http-fake.ts'
import { readMailbox } from '../support/read-mailbox.ts'
import { everything } from '../support/scope.ts'
import { sendLead, consultationRequest } from '../support/send-lead.ts'
import { newSigningSecret, signWebhook } from '../support/sign-webhook.ts'
import { signInAs, type SessionHeaders } from '../support/sign-in.ts'

const issueId = '00000000-0000-4000-8000-000000000044'
const patience = { timeout: 25_000, interval: 200 }

/** Actions on an issue, on a backend with readers. */
function issueOn(getBackend: () => TestBackend) {
  const sql = <Row>(query: string, ...parameters: string[]) =>
    getBackend().supabase.sql<Row>(query, ...parameters)
  return {
    sql,
    /** Empties the newsletter and adds readers, reader-1@… first. */
    async prepare(readers: number) {
      await sql('delete from public.newsletter_issues')
      await sql('delete from public.newsletter_subscriptions')
      await sql(
        `insert into public.newsletter_subscriptions (email, status, confirmed_at)
         select 'reader-' || n || '@client.example', 'confirmed', now()
         from generate_series(1, $1::int) n`,
        String(readers),
      )
      await sql(
        `insert into public.newsletter_issues (id, subject, body, pace_per_minute)
         values ($1, 'Новая статья: «Чат & боты»',
           '# Что нового\n\nЧитайте **сегодня**: [статья](https://kerege.example/blog?a=1&b=2).\n\n- раз\n- <b>два</b>',
           6000)`,
        issueId,
      )
    },
    async steer(act: string, admin: SessionHeaders) {
      const answer = await fetch(`${getBackend().url}/rest/v1/rpc/steer_newsletter_issue`, {
        method: 'POST',
        headers: { ...admin, 'content-type': 'application/json' },
        body: JSON.stringify({ issue_id: issueId, act }),
      })
      expect(answer.status, await answer.text()).toBe(200)
    },
    /** Starts a worker without awaiting its end: it may be killed. */
    goOn: () => void callSchedule(getBackend()).catch(() => undefined),
    async issue() {
      const [row] = await sql<{ status: string; sent_count: number; pause_reason: string | null }>(
        'select * from public.newsletter_issues where id = $1',
        issueId,
      )
      return row
    },
  }
}

const letters = async (url: string) =>
  (await readMailbox(url)).filter(({ subject }) => subject.includes('Чат & боты'))

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

describe('an issue', () => {
  let backend: SharedBackend
  const { sql, prepare, steer, issue, goOn } = issueOn(() => backend)
  let admin: SessionHeaders
  beforeAll(async () => {
    backend = await sharedBackend()
    admin = await signInAs(backend, 'admin')
  })

  const statusOf = async (email: string) => {
    const [row] = await sql<{ status: string }>(
      'select status from public.newsletter_subscriptions where email = $1',
      email,
    )
    return row?.status
  }

  describe('that was sent', () => {
    beforeAll(async () => {
      await prepare(12)
      await steer('start', admin)
      goOn()
      const sent = { status: 'sent', sent_count: 12 }
      await vi.waitFor(async () => expect(await issue()).toMatchObject(sent), patience)
    })
    const letterTo = async (reader: number) => {
      const [mail] = (await letters(backend.url)).filter(
        ({ to }) => to === `reader-${reader}@client.example`,
      )
      if (!mail) throw new Error(`no letter to reader ${reader}`)
      return mail
    }
    const buttonOf = async (reader: number) => {
      const { headers } = await letterTo(reader)
      return headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
    }
    const press = (url: string, body = 'List-Unsubscribe=One-Click') =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })

    it('reached each reader once, with headers of their own', async () => {
      const sent = await letters(backend.url)
      expect(sent.map(({ to }) => to).sort()).toEqual(
        Array.from({ length: 12 }, (_, index) => `reader-${index + 1}@client.example`).sort(),
      )
      const buttons = sent.map(({ headers }) => headers?.['List-Unsubscribe'])
      expect(new Set(buttons).size).toBe(12)
      for (const { headers } of sent) {
        expect(headers).toEqual({
          'List-Unsubscribe': expect.stringMatching(
            /^<http:\/\/127\.0\.0\.1:\d+\/functions\/v1\/newsletter\?unsubscribe=\w+>$/,
          ),
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'X-Outbox-Id': expect.stringMatching(/^<.+@kerege\.example>$/),
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        })
      }
    })

    it('says what its editor wrote, in HTML and in plain text, and runs none of it', async () => {
      const { html, text } = await letterTo(1)
      expect(html).toContain('<strong>сегодня</strong>')
      expect(html).toContain('href="https://kerege.example/blog?a=1&amp;b=2"')
      expect(html).toContain('&lt;b&gt;два&lt;/b&gt;')
      expect(text).toContain('статья (https://kerege.example/blog?a=1&b=2)')
      expect(text).toContain('- <b>два</b>')
    })

    it('has a button that unsubscribes by one POST, without a page', async () => {
      const response = await press(await buttonOf(2))
      expect(response.status).toBe(200)
      expect(response.redirected).toBe(false)
      expect(await statusOf('reader-2@client.example')).toBe('unsubscribed')
      expect((await press(await buttonOf(2))).status).toBe(200)
    })

    it('takes the button’s other form, too', async () => {
      const form = new FormData()
      form.set('List-Unsubscribe', 'One-Click')
      const response = await fetch(await buttonOf(3), { method: 'POST', body: form })
      expect(response.status).toBe(200)
      expect(await statusOf('reader-3@client.example')).toBe('unsubscribed')
    })

    it('does not unsubscribe a reader whose mail was only scanned', async () => {
      const url = await buttonOf(4)
      const opened = await fetch(url, { redirect: 'manual' })
      expect(opened.status).toBe(303)
      expect(opened.headers.get('location')).toMatch(
        new RegExp(`^${backend.url}/blog\\?unsubscribe=\\w+$`),
      )
      expect((await fetch(url, { method: 'HEAD' })).status).toBe(405)
      expect((await press(url, 'a=b')).status).toBe(415)
      expect(await statusOf('reader-4@client.example')).toBe('confirmed')
    })

    it('has no link that does not work', async () => {
      const { html } = await letterTo(5)
      const links = linksIn(html)
      const [unsubscribe] = links.filter((link) => link.includes('unsubscribe='))
      expect(links).toEqual(['https://kerege.example/blog?a=1&b=2', unsubscribe])
      const token = new URL(unsubscribe ?? '').searchParams.get('unsubscribe')
      const answer = await fetch(`${backend.url}/functions/v1/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'unsubscribe', token }),
      })
      expect(answer.status).toBe(200)
      expect(await statusOf('reader-5@client.example')).toBe('unsubscribed')
    })

    it('answers 404 to an invented button', async () => {
      const url = await buttonOf(6)
      const other = url.endsWith('0') ? '1' : '0'
      await expectError(await press(url.slice(0, -1) + other), 404, 'unknown_token')
      expect(await statusOf('reader-6@client.example')).toBe('confirmed')
    })

    describe('and what the provider learns later', () => {
      const tell = async (
        reader: number,
        type: string,
        more: object = {},
        secret = sharedSettings.INBOUND_RESEND_SECRET,
      ) => {
        const [row] = await sql<{ provider_message_id: string }>(
          `select provider_message_id from public.outbox where to_email = $1`,
          `reader-${reader}@client.example`,
        )
        const body = JSON.stringify({
          type,
          created_at: '2026-11-22T16:00:00.000Z',
          data: {
            email_id: row?.provider_message_id,
            from: 'Kerege <site@kerege.example>',
            to: [`reader-${reader}@client.example`],
            subject: 'Новая статья',
            ...more,
          },
        })
        return fetch(`${backend.url}/functions/v1/inbound-mail`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...signWebhook(body, { secret, prefix: 'svix' }),
          },
          body,
        })
      }
      const outboxOf = async (reader: number) => {
        const [row] = await sql<{ status: string; last_error: string | null }>(
          'select status, last_error from public.outbox where to_email = $1',
          `reader-${reader}@client.example`,
        )
        return row
      }
      const bounce = (type: string) => ({
        bounce: { type, subType: 'General', message: 'No such mailbox' },
      })

      it('a hard bounce suppresses its address', async () => {
        expect((await tell(7, 'email.bounced', bounce('Permanent'))).status).toBe(200)
        expect(await statusOf('reader-7@client.example')).toBe('bounced')
        expect(await outboxOf(7)).toMatchObject({
          status: 'bounced',
          last_error: 'Permanent: General: No such mailbox',
        })
      })

      it.each([
        ['5.1.1', 11, 'bounced'],
        ['5.2.2', 12, 'confirmed'],
      ])('a report by mail with %s counts the same', async (status, reader, becomes) => {
        const [row] = await sql<{ id: string }>(
          'select id from public.outbox where to_email = $1',
          `reader-${reader}@client.example`,
        )
        const report = `From: MAILER-DAEMON@mx.client.example
Message-ID: <${randomUUID()}@mx.client.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Action: failed
Status: ${status}
--b
Content-Type: text/rfc822-headers

Message-ID: <${row?.id}@kerege.example>
--b--
`
        const response = await fetch(`${backend.url}/functions/v1/inbound-mail`, {
          method: 'POST',
          headers: {
            'content-type': 'message/rfc822',
            ...signWebhook(report, { secret: backend.webhookSecret }),
          },
          body: report,
        })
        expect(response.status).toBe(200)
        expect(await outboxOf(reader)).toMatchObject({ status: 'bounced' })
        expect(await statusOf(`reader-${reader}@client.example`)).toBe(becomes)
      })

      it('a full mailbox does not', async () => {
        expect((await tell(8, 'email.bounced', bounce('Transient'))).status).toBe(200)
        expect(await statusOf('reader-8@client.example')).toBe('confirmed')
        expect(await outboxOf(8)).toMatchObject({ status: 'bounced' })
      })

      it('a complaint does', async () => {
        expect((await tell(9, 'email.complained')).status).toBe(200)
        expect(await statusOf('reader-9@client.example')).toBe('complained')
      })

      it('other senders cannot report it, and other events change nothing', async () => {
        const forged = await tell(10, 'email.complained', {}, newSigningSecret())
        await expectError(forged, 401, 'bad_signature')
        expect((await tell(10, 'email.delivered')).status).toBe(200)
        expect(await statusOf('reader-10@client.example')).toBe('confirmed')
        expect(await outboxOf(10)).toMatchObject({ status: 'sent' })
      })
    })
  })

  describe('as its editor tries it out', () => {
    beforeEach(() => prepare(1))
    const preview = (headers?: SessionHeaders) =>
      fetch(`${backend.url}/functions/v1/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ action: 'preview', issueId }),
      })

    it('looks as the mail will', async () => {
      const answer = await preview(admin)
      const { html, text } = newsletterPreviewSchema.parse(await answer.json())
      expect(html).toContain('<strong>сегодня</strong>')
      expect(text).toContain('ЧТО НОВОГО')
      expect(text).not.toContain('Это пробное письмо')
    })

    it('is shown to no other user', async () => {
      const staff = await signInAs(backend, 'staff')
      await expectError(await preview(staff), 403, 'forbidden')
      await expectError(await preview(), 401, 'signed_out')
    })

    it('comes to its author alone, with no button that unsubscribes', async () => {
      await sql(
        `insert into public.outbox (kind, issue_id, to_email)
         values ('newsletter_test', $1, 'admin@kerege.example')`,
        issueId,
      )
      const mailsToAdmin = async () =>
        (await letters(backend.url)).filter(({ to }) => to === 'admin@kerege.example')
      await expect.poll(mailsToAdmin, patience).toHaveLength(1)
      const [mail] = await mailsToAdmin()
      expect(mail?.headers?.['List-Unsubscribe']).toBeUndefined()
      expect(mail?.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
      expect(mail?.text).toContain('Это пробное письмо')
    })
  })

  it('killed in the middle goes on where it was, and reaches each reader once', async () => {
    const readers = everything ? 200 : 60
    await prepare(readers)
    const before = (await letters(backend.url)).length
    await steer('start', admin)
    goOn()
    const sentSoFar = async () =>
      (await sql(`select from public.outbox where kind = 'newsletter_issue' and status = 'sent'`))
        .length
    for (const reached of everything ? [20, 80, 140] : [20]) {
      await expect.poll(sentSoFar, { ...patience, interval: 30 }).toBeGreaterThan(reached)
      const pid = backend.functions.pid()
      if (pid) process.kill(pid, 'SIGKILL')
      await vi.waitUntil(() => backend.functions.pid() !== pid, patience)
      await backend.functions.origin(patience.timeout)
      // The dead worker's letters are taken up when its lease has expired.
      await sql(`update public.outbox set leased_until = now() where status = 'sending'`)
      goOn()
    }
    await expect
      .poll(issue, { timeout: 60_000 })
      .toMatchObject({ status: 'sent', sent_count: readers })
    const sent = (await letters(backend.url)).slice(0, -before)
    expect(sent).toHaveLength(readers)
    expect(new Set(sent.map(({ to }) => to)).size).toBe(readers)
  }, 120_000)
})

describe('a provider that hangs up after some letters', () => {
  let backend: TestBackend
  let provider: HttpFake
  let admin: SessionHeaders
  let accepted: string[] = []
  let quota = Infinity
  const { sql, prepare, steer, issue, goOn } = issueOn(() => backend)
  beforeAll(async () => {
    provider = await startHttpFake(() => {
      const { body, headers } = provider.requests.at(-1) ?? {}
      const { to, subject } = JSON.parse(body ?? '{}')
      if (!String(subject).includes('боты')) return Response.json({ id: crypto.randomUUID() })
      if (accepted.length >= quota) {
        return Response.json({ name: 'daily_quota_exceeded', message: 'Quota' }, { status: 429 })
      }
      accepted.push(String(to))
      return Response.json({ id: headers?.get('idempotency-key') })
    })
    backend = await startTestBackend({
      hasMailSchedule: false,
      functionsEnv: {
        MAIL_TRANSPORT: 'resend',
        RESEND_API_KEY: 're_key',
        RESEND_BASE_URL: provider.url,
        OUTBOX_RETRY_BASE_SECONDS: '1',
        RESEND_REQUESTS_PER_SECOND: '100',
      },
    })
    admin = await signInAs(backend, 'admin')
  })
  afterAll(async () => {
    await backend.close()
    await provider.close()
  })
  afterEach(() => {
    accepted = []
    quota = Infinity
  })

  it('fails no letter: the issue pauses and says why, and continues when it is resumed', async () => {
    quota = 30
    await prepare(70)
    await steer('start', admin)
    await expect
      .poll(
        async () => {
          // Each failure holds the issue back for a second; shortened here.
          await sql(`update public.newsletter_issues set next_send_at = now() - interval '1 second'
            where status = 'sending'`)
          goOn()
          return issue()
        },
        { timeout: 60_000, interval: 200 },
      )
      .toMatchObject({ status: 'paused', pause_reason: 'HTTP 429 daily_quota_exceeded: Quota' })
    expect(accepted).toHaveLength(30)
    // Letters in progress when the issue paused are refused too, and go back.
    const states = () =>
      sql(
        `select status, count(*)::int from public.outbox where kind = 'newsletter_issue'
         group by 1 order by 1`,
      )
    await expect.poll(states, patience).toEqual([
      { status: 'pending', count: 40 },
      { status: 'sent', count: 30 },
    ])

    quota = Infinity
    await steer('resume', admin)
    await sql('update public.outbox set next_attempt_at = now()')
    goOn()
    await expect.poll(issue, { timeout: 60_000 }).toMatchObject({ status: 'sent', sent_count: 70 })
    expect(accepted).toHaveLength(70)
    expect(new Set(accepted).size).toBe(70)
  }, 150_000)

  it('keeps no other mail waiting', async () => {
    await prepare(300)
    await steer('start', admin)
    goOn()
    await expect.poll(() => accepted.length, { ...patience, interval: 20 }).toBeGreaterThan(10)
    const request = consultationRequest()
    expect((await sendLead(backend.url, request)).status).toBe(200)
    const leadMailed = () =>
      provider.requests.some(({ body }) => body.includes('Заявка на консультацию'))
    await expect.poll(leadMailed, { timeout: 5000, interval: 20 }).toBe(true)
    expect(accepted.length).toBeLessThan(300)
  }, 90_000)
})
