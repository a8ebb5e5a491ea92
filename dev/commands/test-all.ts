import { run as test } from './test.ts'

/** `npm run test:all`: everything that `npm test` samples, in full (tests/support/scope.ts). */
export async function run(): Promise<void> {
  process.env.TEST_ALL = '1'
  await test()
}
