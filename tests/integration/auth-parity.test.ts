import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSecrets } from '../../dev/backend/secrets.ts'
import { answersOfAuth } from '../support/answers-of-auth.ts'
import { askAuth } from '../support/auth-questions.ts'
import { sharedBackend } from '../support/backend.ts'
import { type AuthFake, startAuthFake } from '../support/fakes/auth-fake.ts'
import { everything } from '../support/scope.ts'

/* The embedded backend, and the fake before it that browser tests use, are asked what a real Auth was asked. */

let mailboxUrl: string
let fake: AuthFake

beforeAll(async () => {
  const { url, dataFolder } = await sharedBackend()
  mailboxUrl = url
  fake = await startAuthFake({ ...(await loadSecrets(dataFolder)), upstream: url })
})
afterAll(() => fake.close())

/** Where the embedded backend answers otherwise, and why that may be. */
const exceptions: Readonly<Record<string, [answer: string, why: string]>> = {
  'sign-up, NUL in the name': ['400 Could not parse request body as JSON', 'the site refuses it'],
  'magic link, unknown, create': ['404', 'the site has none'],
  'magic link, no creation': ['404', 'the site has none'],
  'magiclink as a visitor': ['404', 'the site has none'],
  'callback as a visitor': ['303 OAuth state parameter missing', 'no provider is on'],
  'sso as a visitor': ['404', 'there is none here'],
  'one link eight times': ['1 sessions', 'stricter'],
  enrol: ['204', 'has no factors: the fake plays them'],
  'who may read a refusal': ['', 'the site and it have one origin'],
}
// What the fake plays itself; it passes the rest on.
const exceptionsOfFake = Object.fromEntries(
  Object.entries(exceptions).filter(([step]) => step !== 'enrol'),
)

const expected = (asked: Readonly<Record<string, string>>, except: typeof exceptions) =>
  Object.fromEntries(
    Object.keys(asked).map((step) => [step, except[step]?.[0] ?? answersOfAuth[step]]),
  )
describe.concurrent(
  'is answered as by a real Auth, but for the exceptions,',
  { timeout: 300_000 },
  () => {
    it('by the fake, of which npm test asks what concerns sessions, links and factors', async () => {
      const answers = await askAuth({ authUrl: fake.url, mailboxUrl }, everything ? 'all' : 'quick')
      expect(answers).toEqual(expected(everything ? answersOfAuth : answers, exceptionsOfFake))
    })

    it.runIf(everything)('by the embedded backend', async () => {
      const answers = await askAuth({ authUrl: mailboxUrl, mailboxUrl }, 'all')
      expect(answers).toEqual(expected(answersOfAuth, exceptions))
    })
  },
)

it('has no exception that is none', () => {
  for (const [step, [answer]] of Object.entries(exceptions)) {
    expect(answersOfAuth).toHaveProperty([step])
    expect(answer, step).not.toBe(answersOfAuth[step])
  }
})
