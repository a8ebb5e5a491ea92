/** What an access token says; empty for one that cannot be read. Its signature is the server's to check. */
export function claimsOf(accessToken: string): Readonly<Record<string, unknown>> {
  const payload = accessToken.split('.')[1] ?? ''
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}
