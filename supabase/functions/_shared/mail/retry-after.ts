/**
 * Reads a `Retry-After` header, which holds seconds or a date (RFC 9110, section 10.2.3).
 *
 * @returns whole seconds from `now` on, or undefined when there is no usable value
 */
export function parseRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (!value) return undefined
  if (/^\d+$/.test(value.trim())) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
