import { readSender } from './api-checks.ts'
import { type Deployment, Finding, Unknown } from './deployment.ts'

/** Where providers look for the key by which they sign, if nothing else is said. */
const usualSelectors = [
  ...['default', 'mail', 'dkim', 'google', 'selector1', 'selector2', 's1', 's2', 'k1'],
  ...['resend', 'mailru', 'yandex', 'brevo', 'mailo', 'zoho', 'smtp', 'key1'],
]

/** A name that does not exist, or has no texts. */
const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOTFOUND', 'ENODATA'].includes(String(error.code))

/** A domain, and those above it that can have a policy of their own. */
function* domainsAbove(domain: string): Generator<string> {
  const labels = domain.split('.')
  for (let from = 0; from <= labels.length - 2; from += 1) yield labels.slice(from).join('.')
}

/** What receivers of our mail ask the domain of its sender: who may send for it, who signs, what becomes of the rest. */
export async function checkSender(deployment: Deployment): Promise<string> {
  const { readTxt } = deployment
  if (!readTxt) throw new Unknown('the mail of a local copy stays on its machine')
  const { transport, domain } = await readSender(deployment)
  if (transport === 'mailbox') return 'mail stays in the local mailbox'
  const texts = async (name: string) => {
    try {
      return (await readTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      if (isAbsent(error)) return []
      throw new Unknown(`${name} cannot be looked up: ${String(error)}`)
    }
  }

  // Resend's return path is a name of its own.
  const path = transport === 'resend' ? `send.${domain}` : domain
  const policies = (await texts(path)).filter((text) => /^v=spf1\b/i.test(text))
  if (policies.length === 0) throw new Finding(`${path} has no SPF: add a TXT «v=spf1 … -all»`)
  if (policies.length > 1) throw new Finding(`${path} has ${policies.length} SPF: only one counts`)
  if (/[+?]all\b/i.test(policies[0] ?? '')) {
    throw new Finding(`the SPF of ${path} lets everybody send: end it with -all or ~all`)
  }

  const named = process.env.DKIM_SELECTOR
  const selectors = named ? [named] : transport === 'resend' ? ['resend'] : usualSelectors
  let selector: string | undefined
  for (const one of selectors) {
    const key = (await texts(`${one}._domainkey.${domain}`)).find((text) => /\bp=/.test(text))
    if (key && /\bp=\s*(;|$)/.test(key)) {
      throw new Finding(`the DKIM key ${one}._domainkey.${domain} is withdrawn`)
    }
    if (key) selector ??= one
  }
  if (!selector) {
    if (named || transport === 'resend') {
      throw new Finding(`${selectors[0]}._domainkey.${domain} has no DKIM key: add your provider's`)
    }
    throw new Unknown(`no DKIM key of ${domain} under a usual name: name it by DKIM_SELECTOR`)
  }

  for (const one of domainsAbove(domain)) {
    const policy = (await texts(`_dmarc.${one}`)).find((text) => /^v=DMARC1\b/i.test(text))
    if (policy) return `${domain}: SPF, DKIM (${selector}) and DMARC`
  }
  throw new Finding(`_dmarc.${domain} says nothing: add a TXT «v=DMARC1; p=none; rua=mailto:…»`)
}
