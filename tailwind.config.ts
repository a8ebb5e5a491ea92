import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { dark, light } from './src/content/colours.ts'
import { currencies, currencyOf } from './src/content/currencies.ts'
import { kebabCase } from './src/lib/text/kebab-case.ts'

/** A theme's colours as custom properties. */
const tokens = (theme: Record<string, string>) =>
  Object.fromEntries(Object.entries(theme).map(([name, hex]) => [`--${kebabCase(name)}`, hex]))

const others = Object.keys(currencies).filter((code) => code !== currencyOf.prices)

/** The mark of the switch, and an amount in the chosen currency (src/lib/shown-currency.ts); this order packs best. */
const inCurrencies = {
  [[
    `:root:not([data-currency]) [data-shows='${currencyOf.prices}']`,
    ...others.map((code) => `[data-currency='${code}'] [data-shows='${code}']`),
  ].join()]: { background: 'var(--background)', color: 'var(--foreground)' },
  ...(others[0] && { [`[data-currency] [data-${others[0]}] > span`]: { display: 'none' } }),
  ...Object.fromEntries(
    others.map((code) => [
      `[data-currency='${code}'] [data-${code}]::after`,
      { content: `attr(data-${code})` },
    ]),
  ),
}

/** Every colour is a custom property, so that components do not depend on the theme. */
const colours = Object.fromEntries(
  Object.keys(light).map((name) => [kebabCase(name), `var(--${kebabCase(name)})`]),
)

export default {
  darkMode: ['selector', '.dark'],
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: colours,
      fontFamily: {
        sans: ['Brand', 'Brand-fallback', 'system-ui', 'sans-serif'],
      },
      fontSize: {
        // On a phone the longest word fits, of enlarged text too.
        display: ['min(11.4vw - 0.3rem, 1.5rem + 3.9vw, 4.25rem)', { lineHeight: '1.04' }],
        headline: ['min(10vw - 0.25rem, 1.45rem + 1.9vw, 3rem)', { lineHeight: '1.1' }],
        title: ['1.25rem', { lineHeight: '1.3' }],
        lead: ['clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', { lineHeight: '1.6' }],
        caption: ['0.8125rem', { lineHeight: '1.45' }],
      },
      borderRadius: { control: '0.625rem', card: '1.125rem' },
      maxWidth: { page: '80rem', reading: '43rem' },
    },
  },
  plugins: [
    plugin(({ addBase }) =>
      addBase({
        ':root': { colorScheme: 'light', ...tokens(light) },
        '.dark': { colorScheme: 'dark', ...tokens(dark) },
        ...inCurrencies,
      }),
    ),
  ],
} satisfies Config
