import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { z } from 'zod'

it('what ships is pinned to one version each', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const loose = Object.entries(dependencies).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose).toEqual([])
})

// Without its entry a hosted function would ask for a session, and its sources would be deployed.
it('every function has its entry in config.toml', () => {
  const { functions } = z
    .object({ functions: z.record(z.string(), z.unknown()) })
    .parse(parse(readFileSync('supabase/config.toml', 'utf8')))
  const names = readdirSync('supabase/functions').filter((name) =>
    existsSync(`supabase/functions/${name}/index.ts`),
  )
  expect(functions).toEqual(
    Object.fromEntries(
      names.map((name) => [name, { verify_jwt: false, entrypoint: `./bundled/${name}/index.js` }]),
    ),
  )
})
