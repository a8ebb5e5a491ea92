/* npm run bench:newsletter: an issue to READERS (10,000) readers on the whole local backend, with a provider on
   loopback that answers after 20 ms: the time to queue it, the letters per second, the delay of a lead's mail in
   between and the duplicate letters, as a Markdown table. Sends for at most SECONDS (240); fails if a letter was sent
   twice, a paused issue continued, or a lead's mail took too long. */
import { startTestBackend } from '../support/backend.ts'
import { startHttpFake } from '../support/fakes/http-fake.ts'
import { pause } from '../support/processes.ts'
import { consultationRequest, sendLead } from '../support/send-lead.ts'
import { signInAs } from '../support/sign-in.ts'
import { median } from './statistics.ts'

const readers = Number(process.env.READERS ?? 10_000)
const longestMs = Number(process.env.SECONDS ?? 240) * 1000
/** The maximum pace of an issue. */
const lettersAMinute = 6000
const allowedLeadMs = 2000
const providerMs = 20
const issueId = '00000000-0000-4000-8000-000000000044'

const provider = await startHttpFake(async () => {
  await pause(providerMs)
  return Response.json({ id: crypto.randomUUID() })
})
const backend = await startTestBackend({
  functionsEnv: {
    MAIL_TRANSPORT: 'resend',
    RESEND_API_KEY: 're_key',
    RESEND_BASE_URL: provider.url,
    LEAD_LIMIT: '100000',
    LEADS_PER_HOUR: '100000',
    LEADS_PER_DAY: '100000',
  },
})
const { sql } = backend.supabase
const isLetter = (body: string) => body.includes('"subject":"Новая статья"')
const letters = () => provider.requests.filter(({ body }) => isLetter(body))

/** Acts as an admin, over HTTP. @returns how long it took, in milliseconds */
async function steer(act: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${backend.url}/rest/v1/rpc/steer_newsletter_issue`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ issue_id: issueId, act, pace_per_minute: lettersAMinute }),
  })
  if (!answer.ok) throw new Error(`${act}: ${await answer.text()}`)
  return performance.now() - began
}

/** Sends a lead. @returns milliseconds until the provider has its mail */
async function mailLead(): Promise<number> {
  const request = consultationRequest()
  const began = performance.now()
  const answer = await sendLead(backend.url, request)
  if (!answer.ok) throw new Error(`the lead was refused: ${answer.status}`)
  let seen = 0
  for (;;) {
    const news = provider.requests.slice(seen)
    if (news.some(({ body }) => body.includes(request.submissionId)))
      return performance.now() - began
    seen += news.length
    if (performance.now() - began > 60_000) throw new Error('the lead was not mailed')
    await pause(5)
  }
}

async function statusOfIssue() {
  const [row] = await sql<{ status: string; sent_count: number | null }>(
    'select status, sent_count from public.newsletter_issues',
  )
  return row
}

try {
  const admin = await signInAs(backend, 'admin')
  await sql(
    `insert into public.newsletter_subscriptions (email, status, confirmed_at)
     select 'reader-' || n || '@client.example', 'confirmed', now()
     from generate_series(1, $1::int) n`,
    String(readers),
  )
  await sql(
    `insert into public.newsletter_issues (id, subject, body) values ($1, 'Новая статья', $2)`,
    issueId,
    'Читайте **сегодня**: [статья](https://kerege.example/blog).\n\n'.repeat(40),
  )
  const alone = [await mailLead(), await mailLead(), await mailLead()]

  const queuedMs = await steer('start', admin)
  const began = performance.now()
  const beside: number[] = []
  while (performance.now() - began < longestMs && (await statusOfIssue())?.status === 'sending') {
    beside.push(await mailLead())
    await pause(2000)
  }
  const sentMs = performance.now() - began
  const sent = letters().length

  await steer('pause', admin)
  await pause(2000)
  const afterPause = letters().length
  await pause(3000)
  const isStill = letters().length === afterPause

  const recipients = letters().map(({ body }) => /"to":\["([^"]+)"/.exec(body)?.[1])
  const twice = recipients.length - new Set(recipients).size
  const rate = sent / (sentMs / 1000)
  const ms = (time: number) => `${time.toFixed(0)} ms`
  console.log(
    '| readers | queued in | sent | letters a second | came twice | lead’s mail alone, median | beside the issue, median / worst |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  console.log(
    `| ${readers} | ${ms(queuedMs)} | ${sent} in ${(sentMs / 1000).toFixed(0)} s | ${rate.toFixed(1)} | ${twice} | ${ms(median(alone))} | ${ms(median(beside))} / ${ms(Math.max(...beside))} |`,
  )
  const failures = [
    twice > 0 && `${twice} letters came twice`,
    !isStill && 'a paused issue went on',
    Math.max(...beside) > allowedLeadMs && `a lead’s mail took longer than ${allowedLeadMs} ms`,
  ].filter(Boolean)
  if (failures.length > 0) throw new Error(failures.join(', '))
} finally {
  await backend.close()
  await provider.close()
}
