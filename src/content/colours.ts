/* The colours of both themes, for the site (tailwind.config.ts turns them into custom properties) and its mails. Hex
   only: a test computes the contrast of every pair used on the site. */

type Theme = Record<keyof typeof light, string>

export const light = {
  background: '#faf8f5',
  card: '#ffffff',
  raised: '#ffffff',
  muted: '#f1ede6',
  foreground: '#16181d',
  mutedForeground: '#585d68',
  border: '#e5dfd5',
  input: '#8b8579',
  ring: '#b93f0b',
  primary: '#bd420c',
  primaryHover: '#a23708',
  primaryForeground: '#ffffff',
  accent: '#b03d0a',
  destructive: '#c62a41',
  destructiveForeground: '#ffffff',
  destructiveText: '#b5243a',
  success: '#1d7347',
  info: '#1f62b5',
  violet: '#6b45b8',
  lattice: '#a8560f',
  glow: '#ff9d5c',
}

export const dark: Theme = {
  background: '#0a0c10',
  card: '#10131a',
  raised: '#151922',
  muted: '#1b202a',
  foreground: '#f4f1ec',
  mutedForeground: '#a2aab8',
  border: '#242b37',
  input: '#667082',
  ring: '#ffb48a',
  primary: '#ff8b4d',
  primaryHover: '#ffa06d',
  primaryForeground: '#1c0b02',
  accent: '#ff9a63',
  destructive: '#d4304a',
  destructiveForeground: '#ffffff',
  destructiveText: '#ff8292',
  success: '#57cc95',
  info: '#79b7ff',
  violet: '#b9a0ff',
  lattice: '#ffb489',
  glow: '#ff7a36',
}
