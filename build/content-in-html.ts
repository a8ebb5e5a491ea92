import type { Plugin } from 'vite'
import { typeface } from '../src/brand/typeface.ts'
import { dark, light } from '../src/content/colours.ts'
import { company, storagePrefix } from '../src/content/company.ts'
import { currencies, currencyOf, currencyZones } from '../src/content/currencies.ts'

const noZones = Object.fromEntries(Object.keys(currencies).map((code) => [code, '']))

/** What index.html has of the content, by its placeholder. */
const values = {
  NAME: company.name,
  STORAGE: storagePrefix,
  ELSEWHERE: currencyOf.elsewhere,
  OWN_CURRENCY: currencyOf.prices,
  TYPEFACE: typeface.files,
  DARK: dark.background,
  LIGHT: light.background,
}

export const contentInHtml = (): Plugin => ({
  name: 'content-in-html',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      Object.entries(values).reduce(
        (filled, [name, value]) => filled.replaceAll(`%${name}%`, value),
        // An object in place of the text.
        html.replace("'%CURRENCIES%'", JSON.stringify({ ...noZones, ...currencyZones })),
      ),
  },
})
