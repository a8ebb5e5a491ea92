import { callDatabase, type AdminClient } from '../database.ts'

/**
 * Waits for a request's turn at Resend, whose rate is limited for all our workers together, inbound ones included:
 * https://resend.com/docs/api-reference/rate-limit
 */
export async function waitForTurn(database: AdminClient, perSecond: number): Promise<void> {
  const spacing_ms = Math.ceil(1000 / perSecond)
  const waitMs = await callDatabase(database.rpc('take_turn', { service: 'resend', spacing_ms }))
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
}
