import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { denoBinary } from './deno-binary.ts'
import { functionsEnv, functionsPermissions } from './permissions.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerege-permissions-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The result of an action under Deno, with the functions' permissions. */
function attempt(act: string): string {
  const script = join(folder, 'act.ts')
  writeFileSync(
    script,
    `try { console.log(String(${act})) } catch (error) { console.log(error.name) }`,
  )
  const env = functionsEnv(
    { SUPABASE_URL: 'http://localhost:1', AI_BASE_URL: 'https://llm.example/v1' },
    { ...process.env, CSP_REPORT_LIMIT: '7', AWS_SECRET_ACCESS_KEY: 'of-the-terminal' },
  )
  const run = ['run', '--quiet', '--no-config', ...functionsPermissions(process.cwd(), env), script]
  const { stdout, stderr } = spawnSync(denoBinary(), run, { env, encoding: 'utf8' })
  return stdout.trim() || stderr
}

it.each([
  ['read a file outside the project', "Deno.readTextFileSync('/etc/hostname')"],
  ['read the project’s secrets', `Deno.readTextFileSync('${process.cwd()}/.env')`],
  ['write beside their own code', "Deno.writeTextFileSync('supabase/functions/x.ts', '')"],
  ['start a program', `new Deno.Command('${process.execPath}').outputSync()`],
  ['call a host that no setting names', "await fetch('http://evil.example/')"],
  ['listen to the network', 'Deno.listen({ hostname: "0.0.0.0", port: 0 })'],
  ['load a library of the system', "Deno.dlopen('libc.so.6', {})"],
])('the functions may not %s', (_, act) => {
  expect(attempt(act)).toBe('NotCapable')
})

it.each([
  [
    'read their own code',
    "Deno.readTextFileSync('supabase/functions/deno.json').length > 0",
    'true',
  ],
  ['see a setting of the terminal', "Deno.env.get('CSP_REPORT_LIMIT')", '7'],
  ['see none of its other variables', "Deno.env.get('AWS_SECRET_ACCESS_KEY')", 'undefined'],
  [
    'call what a setting names',
    "Deno.permissions.querySync({ name: 'net', host: 'llm.example' }).state",
    'granted',
  ],
  [
    'call Resend’s hosts',
    "Deno.permissions.querySync({ name: 'net', host: 'inbound-cdn.resend.com' }).state",
    'granted',
  ],
])('the functions may %s', (_, act, outcome) => {
  expect(attempt(act)).toBe(outcome)
})
