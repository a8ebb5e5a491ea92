import type { ResendAccount } from './resend-account.ts'

export interface Deployment {
  /** Origin of the site. */
  site: string
  /** Origin of the API. */
  api: string
  /** The one that the site was built with, unless another is named. */
  publishableKey: string | undefined
  /** Opens `health()`, which tells what cannot be seen from outside. */
  secretKey: string | undefined
  /** Of this checkout, which site and functions should be of. */
  release: string
  /** Where the functions use Resend, its account, which only its key opens. */
  resend?: ResendAccount | undefined
  /** Reads the names of the sender's domain; none for a local copy, whose mail stays here. */
  readTxt?: ((name: string) => Promise<string[][]>) | undefined
  /** Address of an account that Auth is asked to send a mail to. */
  mailTo?: string | undefined
}

/** What is wrong, and what to do about it. */
export class Finding extends Error {}

/** No server answers at an origin. */
export class Silence extends Finding {
  readonly origin: string
  constructor(url: string, cause: unknown) {
    const { origin } = new URL(url)
    super(`${origin} does not answer: ${reasonOf(cause)}`, { cause })
    this.origin = origin
  }
}

/** A check could not be made, which is no finding. */
export class Unknown extends Error {}

/** Why a request failed: the innermost cause, in the system's words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause) return reasonOf(error.cause)
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  const code: unknown = 'code' in error ? error.code : undefined
  return error.message || String(code)
}

/** Whether a secret key may be sent to an origin: only to one that its owner has named, and never in the clear. */
export function maySeeKey(origin: string, named: readonly (string | undefined)[]): boolean {
  const { protocol, hostname } = new URL(origin)
  return named.includes(origin) && (protocol === 'https:' || hostname === '127.0.0.1')
}

/** A copy on this machine, which has neither TLS nor a name. */
export const isLocal = (origin: string) =>
  ['127.0.0.1', 'localhost'].includes(new URL(origin).hostname)

const timeoutMs = 15_000

/** @throws Silence */
export async function get(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    })
  } catch (error) {
    throw new Silence(url, error)
  }
}

/** The service role's key is a token of its own; gateways of older self-hosted stacks make none of `apikey`. */
export const keyHeaders = (key: string): Record<string, string> => ({
  apikey: key,
  ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }),
})

/** Posts JSON to the API. @throws Silence */
export const post = (url: string, key: string, body: object): Promise<Response> =>
  get(url, {
    method: 'POST',
    headers: { ...keyHeaders(key), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Reads something of a deployment once, for all checks that ask for it. */
export function once<Result>(
  read: (deployment: Deployment) => Promise<Result>,
): (deployment: Deployment) => Promise<Result> {
  const kept = new WeakMap<Deployment, Promise<Result>>()
  return (deployment) => {
    const found = kept.get(deployment) ?? read(deployment)
    kept.set(deployment, found)
    return found
  }
}

/** Reads what a deployment's pages say of its API; the site's own origin where they name none, or do not answer. */
export async function apiOf(site: string): Promise<string> {
  const answer = await get(site).catch(() => undefined)
  const policy = answer?.headers.get('content-security-policy') ?? ''
  const [, sources = ''] = /connect-src ([^;]*)/.exec(policy) ?? []
  return sources.split(' ').find((source) => /^https?:/.test(source)) ?? site
}
