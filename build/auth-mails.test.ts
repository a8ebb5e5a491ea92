import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatCode } from './format-code.ts'
import { authTemplates, withContent } from './auth-mails.ts'

it.each(authTemplates)('writes the template of the mail $name', async ({ name, html }) => {
  const file = `supabase/templates/${name}.html`
  expect(readFileSync(file, 'utf8')).toBe(await formatCode(file, html))
})

it('writes the address and the subjects into Auth’s settings', () => {
  const config = readFileSync('supabase/config.toml', 'utf8')
  expect(withContent(config)).toBe(config)
  const foreign = config
    .replaceAll(/subject = ".*?"/g, 'subject = "Old"')
    .replaceAll(/https:\/\/[\w.]+/g, 'https://old.example')
  expect(withContent(foreign)).toBe(config)
})
