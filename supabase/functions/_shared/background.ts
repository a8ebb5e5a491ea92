declare global {
  // Exists in Supabase's own runtime, not in Deno or Node:
  // https://supabase.com/docs/guides/functions/background-tasks
  var EdgeRuntime: { waitUntil(task: Promise<unknown>): void } | undefined
}

/** Runs work that outlives the response; hosted Supabase must be asked for that. A failure is logged, never thrown. */
export function inBackground(name: string, work: () => Promise<unknown>): void {
  const task = work().catch((error: unknown) => {
    console.error(`background work "${name}" failed:`, error)
  })
  globalThis.EdgeRuntime?.waitUntil(task)
}
