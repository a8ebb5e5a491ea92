/** The demo accounts of a fresh data folder. */
export const accounts = {
  admin: 'admin@kerege.example',
  staff: 'staff@kerege.example',
  user: 'user@kerege.example',
} as const

export const demoPassword = 'kerege-demo'

/** A name or an address that no other test has used. */
export const unique = (prefix: string) =>
  `${prefix}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
