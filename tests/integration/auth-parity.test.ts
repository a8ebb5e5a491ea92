import { afterAll, beforeAll, expect, it } from 'vitest'
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
/** The fake passes all others on. */
const playedByFake = ['enrol']

const expected = (asked: Readonly<Record<string, string>>, except: typeof exceptions) =>
  Object.fromEntries(
    Object.keys(asked).map((step) => [step, except[step]?.[0] ?? answersOfAuth[step]]),
  )
const exceptionsOfFake = Object.fromEntries(
  Object.entries(exceptions).filter(([step]) => !playedByFake.includes(step)),
)

it('has a fake that answers as a real Auth what concerns sessions, links and factors', async () => {
  const answers = await askAuth({ authUrl: fake.url, mailboxUrl }, 'quick')
  expect(answers).toEqual(expected(answers, exceptionsOfFake))
})

it.runIf(everything)(
  'answers all as a real Auth, but for the exceptions',
  { timeout: 300_000 },
  async () => {
    const [embedded, faked] = await Promise.all([
      askAuth({ authUrl: mailboxUrl, mailboxUrl }, 'all'),
      askAuth({ authUrl: fake.url, mailboxUrl }, 'all'),
    ])
    expect(embedded).toEqual(expected(answersOfAuth, exceptions))
    expect(faked).toEqual(expected(answersOfAuth, exceptionsOfFake))
  },
)

it('has no exception that is none', () => {
  for (const [step, [answer]] of Object.entries(exceptions)) {
    expect(answersOfAuth).toHaveProperty([step])
    expect(answer, step).not.toBe(answersOfAuth[step])
  }
})
