import { buildFunctions } from '../../../dev/commands/support/build.ts'
import { installPlatformDeno } from './platform-deno.ts'

/** Once for a run: the functions as they are deployed, and what they run under. */
export default async function prepare(): Promise<void> {
  installPlatformDeno()
  await buildFunctions()
}
