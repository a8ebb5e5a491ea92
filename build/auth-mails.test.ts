import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatCode } from './format-code.ts'
import { authTemplates } from './auth-mails.ts'

it.each(authTemplates)('writes the template of the mail $name', async ({ name, html }) => {
  const file = `supabase/templates/${name}.html`
  expect(readFileSync(file, 'utf8')).toBe(await formatCode(file, html))
})
