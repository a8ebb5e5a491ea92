// @vitest-environment node
import { readFileSync } from 'node:fs'
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
