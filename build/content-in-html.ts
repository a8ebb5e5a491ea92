import type { Plugin } from 'vite'
import { typeface } from '../src/brand/typeface.ts'
import { dark, light } from '../src/content/colours.ts'
import { company, storagePrefix } from '../src/content/company.ts'
import { firstCurrency } from '../src/content/first-currency.ts'

/** What index.html has of the content, by its placeholder. */
const values = {
  NAME: company.name,
  STORAGE: storagePrefix,
  ROUBLE_CITIES: firstCurrency.rub,
  SOM_CITIES: firstCurrency.kgs,
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
        html,
      ),
  },
})
