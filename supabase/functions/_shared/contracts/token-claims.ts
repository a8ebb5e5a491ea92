/** The claims of an access token; empty if it cannot be read. The server checks its signature. */
export function claimsOf(accessToken: string): Readonly<Record<string, unknown>> {
  const payload = accessToken.split('.')[1] ?? ''
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}
