/** The demo accounts of a fresh data folder. */
export const accounts = {
  admin: 'admin@demo.example',
  staff: 'staff@demo.example',
  user: 'user@demo.example',
} as const

export const demoPassword = 'local-demo'

/** A name or an address that no other test has used. */
export const unique = (prefix: string) =>
  `${prefix}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
