import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { z } from 'zod'

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const { imports: all } = z
  .object({ imports: z.record(z.string(), z.string()) })
  .parse(readJson('supabase/functions/deno.json'))
/** The packages; the rest are folders of our own. */
const imports = Object.fromEntries(
  Object.entries(all).filter(([, specifier]) => !specifier.startsWith('.')),
)

it.each(Object.values(imports))('%s is the version that npm installed', (specifier) => {
  const [, name = '', version] =
    /^npm:((?:@[^/]+\/)?[^/@]+)@(\d+\.\d+\.\d+)(?:\/|$)/.exec(specifier) ?? []
  expect(readJson(`node_modules/${name}/package.json`)).toMatchObject({ version })
})

it('what ships is pinned to one version each', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(readJson('package.json'))
  const versions = [
    ...Object.entries(dependencies).map(([name, version]) => `${name}@${version}`),
    ...Object.values(imports),
  ]
  expect(versions.filter((it) => !/@\d+\.\d+\.\d+(\/|$)/.test(it))).toEqual([])
  // The bill of materials leaves out what only builds and tests.
  const shipped = Object.values(imports).map((it) => /^npm:(@?[^@]+)@/.exec(it)?.[1] ?? it)
  expect(shipped.filter((name) => !(name in dependencies))).toEqual([])
})

it('deno.lock locks what npm installed, byte for byte', () => {
  const locked = z
    .object({ npm: z.record(z.string(), z.object({ integrity: z.string() })) })
    .parse(readJson('supabase/functions/deno.lock'))
  const { packages } = z
    .object({
      packages: z.record(
        z.string(),
        z.object({ version: z.string().optional(), integrity: z.string().optional() }),
      ),
    })
    .parse(readJson('package-lock.json'))
  const installed = Object.entries(packages).map(
    ([path, { version, integrity }]) =>
      `${path.split('node_modules/').at(-1)}@${version} ${integrity}`,
  )
  for (const [name, { integrity }] of Object.entries(locked.npm)) {
    // What follows names the versions of its peers.
    const [nameAndVersion] = /^@?[^@]+@[^_]+/.exec(name) ?? []
    expect(installed).toContain(`${nameAndVersion} ${integrity}`)
  }
})

// Without its entry a hosted function would ask for a session and not find its imports.
it('every function has its entry in config.toml', () => {
  const { functions } = z
    .object({
      functions: z.record(
        z.string(),
        z.object({ verify_jwt: z.literal(false), import_map: z.literal('./functions/deno.json') }),
      ),
    })
    .parse(parse(readFileSync('supabase/config.toml', 'utf8')))
  const folders = readdirSync('supabase/functions').filter((name) =>
    existsSync(`supabase/functions/${name}/index.ts`),
  )
  expect(Object.keys(functions).sort()).toEqual(folders.sort())
})
