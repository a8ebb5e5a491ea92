// Generated from src/content by `npm run catalogue`: do not edit.
export const brand = { name: 'Kerege' } as const

export const light = {
  background: '#faf8f5',
  card: '#ffffff',
  border: '#e5dfd5',
  foreground: '#16181d',
  mutedForeground: '#585d68',
  primary: '#bd420c',
  primaryForeground: '#ffffff',
  accent: '#b03d0a',
} as const

export const dark = {
  background: '#0a0c10',
  card: '#10131a',
  border: '#242b37',
  foreground: '#f4f1ec',
  mutedForeground: '#a2aab8',
  primary: '#ff8b4d',
  primaryForeground: '#1c0b02',
  accent: '#ff9a63',
} as const
