import type { Config } from 'tailwindcss'

export default {
  darkMode: ['selector', '.dark'],
  content: ['./index.html', './src/**/*.{ts,tsx}'],
} satisfies Config
