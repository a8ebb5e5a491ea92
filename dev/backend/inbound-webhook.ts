import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { InboundMailInput } from '../../supabase/functions/_shared/contracts/inbound.ts'
import type { FunctionsProcess } from '../functions/functions-process.ts'
import { proxyToFunctions } from '../functions/proxy.ts'

/** Delivers a mail to `inbound-mail` by a signed webhook, like a mail provider. */
export async function postInboundWebhook(
  mail: InboundMailInput,
  functions: FunctionsProcess,
  secret: string,
): Promise<void> {
  const body = JSON.stringify(mail)
  const [id, now] = [randomUUID(), new Date()]
  const request = new Request('http://localhost/functions/v1/inbound-mail', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
    body,
  })
  const answer = await proxyToFunctions(functions, request, '127.0.0.1')
  if (!answer.ok) throw new Error(`inbound-mail answered ${answer.status}: ${await answer.text()}`)
}
