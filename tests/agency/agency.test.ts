import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runProgram } from '../hosted/support/platform-cli.ts'
import { freePort, startNode, type StartedProcess, waitForOutput } from '../support/processes.ts'
import { readMailbox } from '../support/read-mailbox.ts'
import { startConversation } from '../support/send-chat.ts'
import { consultationRequest, sendLead } from '../support/send-lead.ts'
import { copyAsAgency } from './make-copy.ts'
import { textsUnder, tracesOf } from './traces.ts'

/*
 * Another agency with this software: its content is laid over a copy (overlay/, changes.ts), and everything that its
 * own `npm test` would run is run there, without a changed test. Nothing that it builds, mails or answers says whose
 * content was shipped.
 */

/** The journeys of visitors, customers and staff. */
const journeys = [
  ...['leads/journey', 'leads/consultation', 'leads/quiz', 'leads/order', 'chat/widget'],
  ...['account/sign-up', 'account/customer-requests', 'inbox/list', 'site/newsletter'],
  'site/currency',
]

const folder = mkdtempSync(join(tmpdir(), 'agency-'))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** As in a terminal: nothing of this test runner's environment. */
const env = Object.fromEntries(
  ['PATH', 'HOME', 'TZ', 'LANG', 'LC_ALL', 'PLAYWRIGHT_BROWSERS_PATH'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  }),
)

async function succeeds(command: string, more: Record<string, string> = {}) {
  const [program = '', ...args] = command.split(' ')
  const { code, output } = await runProgram(program, args, {
    cwd: folder,
    env: { ...env, NO_COLOR: '1', ...more },
  })
  // The end has the failures and the sum.
  expect(code, output.slice(-8000)).toBe(0)
  return output
}

beforeAll(() => copyAsAgency(folder))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const traces = () =>
  tracesOf(
    ['prices', 'packages', 'offers', 'spoken-names']
      .map((name) => read(`src/content/${name}.ts`))
      .join('\n'),
  )

it('its content compiles', async () => {
  await succeeds('npm run -s catalogue')
  await succeeds('node node_modules/typescript-native/bin/tsc -b tsconfig.node.json')
})

it('its unit tests pass', () =>
  // But for those of what expressions and functions cost, which no content changes.
  succeeds(
    'npx vitest run --project unit --project unit-node --reporter=dot --exclude tests/growth/** --exclude dev/lint/**',
  ))

it('its site is built, and the tests of its pages pass', () =>
  succeeds('npx vitest run --project pages --reporter=dot'))

it('the journeys of its visitors and staff pass', async () => {
  const specs = journeys.map((name) => `tests/e2e/${name}.spec.ts`).join(' ')
  await succeeds(`npx playwright test ${specs}`, { E2E_PORT: String(await freePort()) })
})

it('it can be deployed', async () => {
  const answers = {
    PROJECT_REF: 'abcdefghijklmnopqrst',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_project',
    LEADS_TO: 'managers@agency.test',
    MAIL_FROM: 'Agency <site@agency.test>',
    MAIL_TRANSPORT: 'resend',
    RESEND_API_KEY: 're_key',
  }
  const lines = Object.entries(answers).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(join(folder, '.env.hosted'), lines.join(''))
  expect(await succeeds('npm run -s deploy -- --dry-run')).toContain('tengri.test')
  rmSync(join(folder, '.env.hosted'))
})

describe('of the shipped content there is no trace', () => {
  it.each([['dist'], ['.cache/hosting'], ['supabase/templates']])('in %s', (path) => {
    const found = textsUnder(join(folder, path)).flatMap(([file, text]) =>
      traces()(text).map((trace) => `${file}: ${trace}`),
    )
    expect(found).toEqual([])
  })

  it('in what the chat knows to say', () => {
    const source = read('assistant/knowledge/catalogue.ts')
    const [, json = ''] = /JSON\.parse\((".*")\)/s.exec(source) ?? expect.fail('no catalogue')
    // Visitors may ask by any name.
    const said = JSON.stringify(JSON.parse(JSON.parse(json)), (key, value: unknown) =>
      key === 'asks' ? undefined : value,
    )
    expect(traces()(said)).toEqual([])
  })

  it('in the settings of the platform', () => {
    expect(traces()(read('supabase/config.toml'))).toEqual([])
  })

  describe('at a running site', () => {
    let site: StartedProcess
    let url: string

    beforeAll(async () => {
      const port = String(await freePort())
      url = `http://127.0.0.1:${port}`
      const own = { PORT: port, DATA_DIR: join(folder, 'data') }
      site = startNode(['dev/cli.mjs', 'start'], own, folder)
      await waitForOutput(site, '/mailbox')
    })
    afterAll(async () => {
      site.child.kill('SIGTERM')
      await site.exited
    })

    it('in the mails to managers and visitors', async () => {
      const request = consultationRequest({}, { offer: 'branding/basic' })
      expect((await sendLead(url, request)).status).toBe(200)
      await expect
        .poll(async () => (await readMailbox(url)).length, { timeout: 30_000 })
        .toBeGreaterThan(1)
      expect((await readMailbox(url)).flatMap((mail) => traces()(JSON.stringify(mail)))).toEqual([])
    })

    it.each([
      ['кто вы такие?', /Тенгри|Алматы/],
      ['где вы находитесь?', /Панфилова/],
      ['есть у вас парковка у студии?', /стоянка для гостей/],
      ['сколько стоит лендинг?', /491 500 ₸/],
      ['сколько стоит логотип?', /278 500 ₸/],
      ['сколько стоит лендинг в евро?', /≈ 880 €.*1 € = 560 ₸/s],
      ['в какой валюте цены?', /цены в тенге/],
      ['Where is your office?', /Panfilov/],
      ['в какие часы работаете?', /10:00/],
    ])('in the answer to «%s»', async (question, expected) => {
      const { response } = await startConversation(url).ask(question)
      expect(response.replace(/[\u00a0\u202f]/g, ' ')).toMatch(expected)
      expect(traces()(response)).toEqual([])
    })

    it('that the doctor would find', async () => {
      const output = await succeeds(`npm run -s doctor -- ${url}`)
      expect(output).toContain('https://tengri.test')
    })
  })
})
