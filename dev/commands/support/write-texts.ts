import { readFileSync, writeFileSync } from 'node:fs'
import { authTemplates, withContent, withSubjects } from '../../../build/auth-mails.ts'
import { formatCode } from '../../../build/format-code.ts'
import { settingsTable } from '../../functions/settings.ts'

/* Writes what follows the content and the settings and is kept in git: the templates of Auth's mails, its address and
   subjects in config.toml and for a stack of your own, and the table of the functions' settings. Run by build.ts. */
for (const { name, html } of authTemplates) {
  const file = `supabase/templates/${name}.html`
  writeFileSync(file, await formatCode(file, html))
}

const config = 'supabase/config.toml'
writeFileSync(config, withContent(readFileSync(config, 'utf8')))

const overlay = 'supabase/self-hosted/docker-compose.kerege.yml'
writeFileSync(overlay, withSubjects(readFileSync(overlay, 'utf8')))

const file = 'docs/settings.md'
const table = /(?<=<!-- functions -->\n)[\s\S]*?(?=<!-- \/functions -->)/
const text = readFileSync(file, 'utf8').replace(table, () => `\n${settingsTable()}\n\n`)
writeFileSync(file, await formatCode(file, text))
