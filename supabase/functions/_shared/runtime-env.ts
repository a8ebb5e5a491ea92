import type { EnvSource } from './env.ts'

// Declared here, not taken from Deno's library, because tsc checks these files too.
declare const Deno: { env: { toObject(): EnvSource } }

/** The environment of the running function. Only an index.ts reads it. */
export const runtimeEnv = () => Deno.env.toObject()
