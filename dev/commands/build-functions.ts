import { writeFileSync } from 'node:fs'
import { releaseOf } from '../../build/release.ts'
import { buildFunctions } from './support/build.ts'

/** `npm run build:functions`: a file each of the functions, to be deployed; and, for a stack of your own, their release. */
export async function run(): Promise<void> {
  await buildFunctions()
  writeFileSync('supabase/self-hosted/release.env', `RELEASE=${releaseOf()}\n`)
}
