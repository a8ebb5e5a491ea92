import { z } from 'zod'

export interface ResendAccount {
  /** Of the functions; it has to be one with «Full access». */
  apiKey: string
  /** Address of the API, another one in tests. */
  baseUrl: string
}

/** Needed to receive mail, to join answers to their threads, and to learn of undelivered mail, in this order. */
const neededEvents = [
  'email.received',
  'email.sent',
  'email.bounced',
  'email.complained',
  'email.failed',
  'email.suppressed',
]

const refusedSchema = z.looseObject({ name: z.string(), message: z.string() })

// https://resend.com/docs/api-reference/webhooks/list-webhooks
const webhooksSchema = z.object({
  data: z.array(
    z.looseObject({
      endpoint: z.string(),
      events: z.array(z.string()).nullable(),
      status: z.string().optional(),
    }),
  ),
})

async function ask({ apiKey, baseUrl }: ResendAccount, path: string): Promise<unknown> {
  const response = await fetch(`${baseUrl}${path}`, {
    headers: { authorization: `Bearer ${apiKey}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const { name, message } = refusedSchema.safeParse(answer).data ?? { name: '', message: '' }
  const hint = name === 'restricted_api_key' ? ': make a key with «Full access»' : ''
  throw new Error(`Resend refuses RESEND_API_KEY with ${response.status} ${name} ${message}${hint}`)
}

/** What is wrong with the account at Resend, from which `inbound-mail` reads mail and learns what came back. */
export async function resendProblem(
  account: ResendAccount,
  endpoint: string,
): Promise<string | undefined> {
  try {
    await ask(account, '/emails/receiving?limit=1')
    const { data } = webhooksSchema.parse(await ask(account, '/webhooks'))
    const webhook = data.find((one) => one.endpoint === endpoint)
    if (!webhook)
      return `Resend has no webhook to ${endpoint}: add it, with ${neededEvents.join(', ')}`
    if (webhook.status === 'disabled') return 'Resend’s webhook is disabled: switch it on'
    const missing = neededEvents.filter((event) => !webhook.events?.includes(event))
    return missing.length > 0 ? `Resend’s webhook lacks ${missing.join(', ')}: add them` : undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
