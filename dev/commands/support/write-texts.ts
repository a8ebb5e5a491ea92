import { readFileSync, writeFileSync } from 'node:fs'
import { authTemplates } from '../../../build/auth-mails.ts'
import { formatCode } from '../../../build/format-code.ts'
import { settingsTable } from '../../functions/settings.ts'

/* Writes what is generated for people and kept in git: the templates of Auth's mails, and the table of the functions'
   settings. Run by build.ts. */
for (const { name, html } of authTemplates) {
  const file = `supabase/templates/${name}.html`
  writeFileSync(file, await formatCode(file, html))
}

const file = 'docs/settings.md'
const table = /(?<=<!-- functions -->\n)[\s\S]*?(?=<!-- \/functions -->)/
const text = readFileSync(file, 'utf8').replace(table, () => `\n${settingsTable()}\n\n`)
writeFileSync(file, await formatCode(file, text))
