import { z } from 'zod'
import { localPublishableKey } from '../../dev/backend/secrets.ts'
import { pause } from './processes.ts'
import { readMailbox } from './read-mailbox.ts'

/* What a real Auth was asked, in the same order: its answers are in answers-of-auth.ts. */

const password = 'a good password'
/** The longest that a backend pauses between two mails. */
const mailPauseMs = 1000

const answerSchema = z
  .looseObject({
    msg: z.string(),
    message: z.string(),
    error_description: z.string(),
    access_token: z.string(),
    refresh_token: z.string(),
  })
  .partial()

interface Asked {
  /** Who answers /auth/v1. */
  authUrl: string
  /** Who has its mails. */
  mailboxUrl: string
}

/**
 * Asks an Auth.
 * @param scope `all` 82 questions, or those alone that are neither about signing up nor take seconds
 * @returns the answer to each question: status and words
 */
export async function askAuth({ authUrl, mailboxUrl }: Asked, scope: 'all' | 'quick') {
  const answers: Record<string, string> = {}

  async function ask(method: string, path: string, body?: unknown, token?: string) {
    const answer = await fetch(`${authUrl}/auth/v1/${path}`, {
      method,
      redirect: 'manual',
      headers: {
        apikey: localPublishableKey,
        origin: 'https://other.example',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const json = answerSchema.safeParse(await answer.json().catch(() => ({}))).data ?? {}
    const { status, headers } = answer
    return { ...json, status, from: headers.get('access-control-allow-origin') }
  }

  const signIn = (email: string, secret = password) =>
    ask('POST', 'token?grant_type=password', { email, password: secret })
  const refresh = (token?: string) =>
    ask('POST', 'token?grant_type=refresh_token', { refresh_token: token })
  const user = (token?: string) => ask('GET', 'user', undefined, token)
  const recover = (email: string) => ask('POST', 'recover', { email })
  const signOut = (whose: string, token?: string) =>
    ask('POST', `logout?scope=${whose}`, undefined, token)

  const newAddress = () => `person-${crypto.randomUUID()}@company.kg`
  /** Of Auth, newest first. */
  const mailsTo = async (email: string) =>
    (await readMailbox(mailboxUrl)).filter(
      ({ to, html }) => to.includes(email) && html.includes('token_hash='),
    )
  /** Of the newest mail to an address, or an older one. */
  async function linkTo(email: string, back = 0) {
    const href = /href="([^"]+)"/.exec((await mailsTo(email))[back]?.html ?? '')?.[1] ?? ''
    const parts = new URLSearchParams(href.replaceAll('&amp;', '&').split('#')[1])
    return { type: parts.get('type'), token_hash: parts.get('token_hash') }
  }
  const redeem = async (email: string, back = 0) => ask('POST', 'verify', await linkTo(email, back))

  async function newPerson() {
    const email = newAddress()
    await ask('POST', 'signup', { email, password, data: { full_name: 'Асель' } })
    const { access_token: token } = await redeem(email)
    await ask('PUT', 'user', { password }, token)
    return { email, ...(await signIn(email)) }
  }

  type Answer = Awaited<ReturnType<typeof ask>>
  const note = (step: string, answer: Answer | string) => {
    const {
      status,
      message,
      msg,
      error_description: description,
    } = typeof answer === 'string' ? { status: answer } : answer
    const says = (message ?? msg ?? description ?? '')
      .replace(/\d+ seconds?/, 'N seconds')
      // What follows is its language's.
      .replace(/(?<=^Could not parse request body as JSON).*/, '')
    answers[step] = `${status} ${says}`.trim()
  }

  async function askAboutSignUp() {
    const email = newAddress()
    note('sign-up, new', await ask('POST', 'signup', { email, password }))
    note('sign-in, unconfirmed, right password', await signIn(email))
    note('sign-in, unconfirmed, wrong password', await signIn(email, 'another password'))
    note('sign-in, unknown address', await signIn(newAddress()))
    await pause(mailPauseMs)
    const squatted = { email, password: 'squatted 12' }
    note('sign-up again, unconfirmed', await ask('POST', 'signup', squatted))
    await pause(mailPauseMs)
    note('resend', await ask('POST', 'resend', { type: 'signup', email }))
    note('resend, unknown', await ask('POST', 'resend', { type: 'signup', email: newAddress() }))
    const { type, token_hash: hash } = await linkTo(email)
    note('mails so far', `${(await mailsTo(email)).length} of ${type}`)
    note('redeem the oldest of three links', await redeem(email, 2))
    note('redeem the newest by GET', await ask('GET', `verify?token=${hash}&type=signup`))
    // The link is spent, and the account, confirmed by it, has no password.
    note('redeem the newest', await redeem(email))
    note('redeem it again', await redeem(email))
    note('sign-in with the password of the sign-up', await signIn(email))
    note('sign-in with the squatter’s', await signIn(email, 'squatted 12'))
    const person = await newPerson()
    const { access_token: token } = person
    // Its asker has one.
    note('first password', await ask('PUT', 'user', { password }, token))
    note('the same password again', await ask('PUT', 'user', { password }, token))
    note('sign-in', await signIn(email))
    note('sign-in, wrong password', await signIn(email, 'another password'))
    note('sign-in, address in capitals', await signIn(email.toUpperCase()))
    const taken = { email: person.email, password: 'squatted 12' }
    await pause(mailPauseMs)
    note('sign-up of a confirmed address', await ask('POST', 'signup', taken))
    for (const [what, body] of Object.entries({
      'short password': { email: newAddress(), password: '12345' },
      '73 bytes': { email: newAddress(), password: 'x'.repeat(73) },
      'no address': { password },
      'not an address': { email: 'nobody', password },
      'Cyrillic address': { email: 'асель@компания.kg', password },
      'NUL in the name': { email: newAddress(), password, data: { full_name: 'a\u0000b' } },
      'name an object': { email: newAddress(), password, data: { full_name: { a: 1 } } },
      app_metadata: { email: newAddress(), password, app_metadata: { role: 'admin' } },
      'not JSON': '{',
      'an array': [],
    })) {
      note(`sign-up, ${what}`, await ask('POST', 'signup', body))
    }
    note('anonymous sign-up', await ask('POST', 'signup', {}))
    const unknown = { email: newAddress(), create_user: true }
    note('magic link, unknown, create', await ask('POST', 'otp', unknown))
    note('magic link, no creation', await ask('POST', 'otp', { ...unknown, create_user: false }))
    note('phone sign-up', await ask('POST', 'signup', { phone: '+996555123456', password }))
    note('provider', await ask('GET', 'authorize?provider=google'))
    note('token without grant', await ask('POST', 'token', {}))
    note('settings', await ask('GET', 'settings'))
    note('health', await ask('GET', 'health'))
  }

  async function askAboutSessions() {
    const first = await newPerson()
    note('user', await user(first.access_token))
    note('user without token', await user())
    note('user, forged token', await user(`${first.access_token?.slice(0, -3)}abc`))
    const refreshed = await refresh(first.refresh_token)
    note('refresh', refreshed)
    note('refresh with the spent token at once', await refresh(first.refresh_token))
    note('refresh, unknown token', await refresh('abcdefghijkl'))
    if (scope === 'all') {
      await pause(11_000)
      const late = 'refresh with the spent token after eleven seconds'
      note(late, await refresh(first.refresh_token))
      note('refresh with the newest after that', await refresh(refreshed.refresh_token))
    }
    const { email, access_token: token } = await newPerson()
    const other = await signIn(email)
    note('sign out others', await signOut('others', token))
    note('the other’s user', await user(other.access_token))
    note('the other’s refresh', await refresh(other.refresh_token))
    note('sign out', await signOut('local', token))
    note('user after sign-out', await user(token))
    note('sign out again', await signOut('local', token))
  }

  async function askAboutRecovery() {
    const { email } = await newPerson()
    const other = await signIn(email)
    const [sent, atOnce] = await Promise.all([recover(email), recover(email)])
    note('recover', sent)
    note('recover at once again', atOnce)
    note('recover, unknown', await recover(newAddress()))
    const link = await linkTo(email)
    const recovered = await redeem(email)
    note('redeem a recovery link', recovered)
    note('redeem it with another type', await ask('POST', 'verify', { ...link, type: 'signup' }))
    const { access_token: token } = recovered
    note('new password', await ask('PUT', 'user', { password: 'recovered 12' }, token))
    note('another session after it', await user(other.access_token))
    note('another session’s refresh after it', await refresh(other.refresh_token))
  }

  async function askAboutAddress() {
    const staff = await newPerson()
    const { email, access_token: token } = await newPerson()
    const next = newAddress()
    await recover(email)
    const recovery = await linkTo(email)
    note('change the address', await ask('PUT', 'user', { email: next }, token))
    note('to a taken one', await ask('PUT', 'user', { email: staff.email }, token))
    note('to none', await ask('PUT', 'user', { email: 'nobody' }, token))
    const former = (await linkTo(email)).type === 'email_change'
    const count = (await mailsTo(next)).length
    note('mails of a change', `${count}${former ? ', and one to the former' : ''}`)
    note('the new address’s link', await redeem(next))
    note('the former address’s link, second', await redeem(email))
    note('an older recovery link after it', await ask('POST', 'verify', recovery))
    note('user after a change', await user(token))
    note('sign-in, new address, old password', await signIn(next))
    const mails = [(await mailsTo(next)).length, (await mailsTo(email)).length]
    note('mails after a change', `${mails[0]} to the new, ${mails[1]} to the former`)
  }

  async function askAboutTheRest() {
    const email = newAddress()
    await ask('POST', 'signup', { email, password })
    const link = await linkTo(email)
    const eight = await Promise.all(Array.from({ length: 8 }, () => ask('POST', 'verify', link)))
    note('one link eight times', `${eight.filter(({ status }) => status === 200).length} sessions`)
    const person = await newPerson()
    const { access_token: token } = person
    const factor = { factor_type: 'totp', friendly_name: 'A' }
    note('enrol', await ask('POST', 'factors', factor, token))
    note('reauthenticate', await ask('GET', 'reauthenticate', undefined, token))
    if (scope === 'all') {
      let tries = 0
      while (tries < 40 && (await signIn(person.email, 'wrong')).status !== 429) tries += 1
      note('wrong passwords before a limit', `${tries}`)
    }
    for (const path of ['admin/users', 'callback', 'nothing']) {
      note(`${path} as a visitor`, await ask('GET', path))
    }
    for (const path of ['admin/generate_link', 'sso', 'invite', 'magiclink']) {
      note(`${path} as a visitor`, await ask('POST', path, { email: newAddress() }))
    }
    note('who may read a refusal', (await signIn('x', 'y')).from ?? '')
  }

  if (scope === 'all') await askAboutSignUp()
  await askAboutSessions()
  await askAboutRecovery()
  await askAboutAddress()
  await askAboutTheRest()
  return answers
}
