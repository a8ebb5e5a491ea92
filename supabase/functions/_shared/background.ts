declare global {
  // Supabase's own runtime has it, Deno and Node do not:
  // https://supabase.com/docs/guides/functions/background-tasks
  var EdgeRuntime: { waitUntil(task: Promise<unknown>): void } | undefined
}

/**
 * Runs work that outlives the answer. On hosted Supabase the platform is asked to keep the instance
 * alive for it; elsewhere the process lives on anyway. A failure is logged, never thrown.
 *
 * @param name what the log calls the work
 */
export function inBackground(name: string, work: () => Promise<unknown>): void {
  const task = work().catch((error: unknown) => {
    console.error(`background work "${name}" failed:`, error)
  })
  globalThis.EdgeRuntime?.waitUntil(task)
}
