import type { Plugin } from 'vite'
import { typeface } from '../src/brand/typeface.ts'
import { dark, light } from '../src/content/colours.ts'
import { company, storagePrefix } from '../src/content/company.ts'

/** What index.html has of the content, by its placeholder. */
const values = {
  NAME: company.name,
  STORAGE: storagePrefix,
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
