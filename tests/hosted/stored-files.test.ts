import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { installPackages, onPath } from '../../dev/commands/support/packages.ts'

/** The lines of docs/operations.md that copy the files of Storage, there and back, by its S3 address. */
const lines = [
  ...readFileSync('docs/operations.md', 'utf8').matchAll(
    /^(?:export RCLONE|read -rs RCLONE|rclone ).*$/gm,
  ),
].map(([line]) => line)

/** An S3 server to talk to; no dependency, since nothing else asks for it. */
const version = '3.7.1'
const installed = resolve('.cache', `s3rver-${version}`)

interface S3Server {
  run: () => Promise<{ port: number }>
  close: () => Promise<void>
}

async function startS3(directory: string): Promise<S3Server & { port: number }> {
  if (!existsSync(installed)) {
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', ...quiet, '--prefix', installed, `s3rver@${version}`])
  }
  const Server: new (options: object) => S3Server = createRequire(`${installed}/`)('s3rver')
  const server = new Server({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: 'attachments' }],
  })
  const { port } = await server.run()
  return { run: server.run, close: () => server.close(), port }
}

if (!onPath('rclone')) installPackages('rclone')
const folder = mkdtempSync(join(tmpdir(), 'kerege-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const contentOf = (path: string) =>
  Object.fromEntries(
    readdirSync(path).map((name) => [name, readFileSync(join(path, name)).toString('base64')]),
  )

// Where rclone is not to be had: on another system than Debian, or without its root.
it.skipIf(!onPath('rclone'))(
  'files are backed up and restored byte for byte, as documented',
  async () => {
    const [setUp, backUp, restore] = [
      lines.filter((line) => !line.startsWith('rclone')),
      ...lines.filter((line) => line.startsWith('rclone')).map((line) => [line]),
    ]
    expect([setUp?.length, backUp, restore]).toEqual([
      4,
      [expect.any(String)],
      [expect.any(String)],
    ])
    const work = join(folder, 'checkout')
    const original = join(folder, 'original')
    for (const path of [work, original]) mkdirSync(path)
    for (const size of [0, 1, 100_000, 9_000_000]) {
      writeFileSync(join(original, crypto.randomUUID()), randomBytes(size))
    }

    const run = (port: number, commands: readonly string[] = []) => {
      // Not in step with this process, which serves.
      const running = promisify(execFile)(
        'bash',
        [
          '--norc',
          '-euc',
          [...(setUp ?? []), ...commands]
            .join('\n')
            .replace(/https:\/\/<ref>[^/]*\/storage\/v1\/s3/, `http://127.0.0.1:${port}`)
            .replace('<region>', 'eu-central-1')
            .replaceAll('…', 'S3RVER'),
        ],
        { cwd: work, env: { PATH: process.env.PATH, HOME: folder, day: '../backup' } },
      )
      running.child.stdin?.end('S3RVER\n')
      return running
    }
    const project = await startS3(join(folder, 'project'))
    const next = await startS3(join(folder, 'next'))
    try {
      await run(project.port, ['rclone sync ../original files:attachments'])
      await run(project.port, backUp)
      expect(contentOf(join(folder, 'backup/attachments'))).toEqual(contentOf(original))
      await run(next.port, restore)
      rmSync(join(folder, 'backup/attachments'), { recursive: true })
      await run(next.port, backUp)
      expect(contentOf(join(folder, 'backup/attachments'))).toEqual(contentOf(original))
    } finally {
      await project.close()
      await next.close()
    }
  },
)
