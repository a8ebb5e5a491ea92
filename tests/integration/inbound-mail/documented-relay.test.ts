import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { sharedBackend, type TestBackend } from '../../support/backend.ts'
import { findMails } from './post-inbound.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

it('a relay’s lines, as docs/deployment.md has them, bring a mail and show no secret', async () => {
  const document = await readFile('docs/deployment.md', 'utf8')
  const [, lines = ''] = /^ *(# What a relay does[\s\S]*?)^ *```/m.exec(document) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'kerege-relay-'))
  try {
    const id = `<${randomUUID()}.x@client.example>`
    const mail = `From: aida@client.example\r\nMessage-ID: ${id}\r\n\r\n${'Сколько стоит сайт?\r\n'.repeat(100)}`
    await writeFile(join(folder, 'mail.eml'), mail)
    const secret = backend.webhookSecret.replace('whsec_', '')
    const script = lines.replace('https://<ref>.supabase.co', backend.url)
    expect(script).toContain(backend.url)
    // Traced, each command stands there as the list of processes has it.
    const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-euxc', script], {
      cwd: folder,
      env: { PATH: process.env.PATH, secret },
    })
    expect(JSON.parse(stdout)).toEqual({ ok: true })
    expect(await findMails(backend, id)).toMatchObject([
      { body: expect.stringMatching(/^Сколько стоит сайт\?\n/) },
    ])
    expect(stderr).toContain('+ curl ')
    expect(stderr).not.toContain(secret)
    expect(stderr).not.toContain(Buffer.from(secret, 'base64').toString('hex'))
  } finally {
    await rm(folder, { recursive: true })
  }
})
