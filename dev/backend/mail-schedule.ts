import type { FunctionsProcess } from '../functions/functions-process.ts'

const intervalMs = 3000

/** Does locally what cron does on the hosted platform: lets `deliver-mail` send what is due. */
export function startMailSchedule(functions: FunctionsProcess, secretKey: string): () => void {
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    try {
      await fetch(`${await functions.origin(intervalMs)}/functions/v1/deliver-mail`, {
        method: 'POST',
        headers: { apikey: secretKey },
        signal: AbortSignal.timeout(60_000),
      })
    } catch {
      // The functions are down or busy: the next round takes what is due.
    } finally {
      running = false
    }
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
