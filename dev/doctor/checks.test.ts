import { expect, it } from 'vitest'
import { maySeeKey } from './checks.ts'

const site = 'https://kerege.example'
const api = 'https://project.supabase.co'

it.each([
  [api, [api, site], true],
  [site, [undefined, site], true],
  ['http://127.0.0.1:5173', [undefined, 'http://127.0.0.1:5173'], true],
  // Named by the site's policy alone.
  [api, [undefined, site], false],
  ['http://project.supabase.co', ['http://project.supabase.co', site], false],
  ['http://127.0.0.1.evil.example', ['http://127.0.0.1.evil.example'], false],
])('%s, where %j are named, may see the secret key: %s', (origin, named, may) => {
  expect(maySeeKey(origin, named)).toBe(may)
})
