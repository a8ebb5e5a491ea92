import { expect, it } from 'vitest'
import { navigationFor } from './routes'

it.each([
  [undefined, []],
  ['user', []],
  ['staff', ['/admin']],
  ['admin', ['/admin']],
] as const)('shows %s the links %j', (role, paths) => {
  expect(navigationFor(role).map(({ path }) => path)).toEqual(paths)
})
