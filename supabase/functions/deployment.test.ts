// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { z } from 'zod'

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const { imports } = z
  .object({ imports: z.record(z.string(), z.string()) })
  .parse(readJson('supabase/functions/deno.json'))

it.each(Object.values(imports))('%s is the version that npm installed', (specifier) => {
  const [, name = '', version] =
    /^npm:((?:@[^/]+\/)?[^/@]+)@(\d+\.\d+\.\d+)(?:\/|$)/.exec(specifier) ?? []
  expect(readJson(`node_modules/${name}/package.json`)).toMatchObject({ version })
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
