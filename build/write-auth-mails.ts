import { writeFileSync } from 'node:fs'
import { authTemplates } from './auth-mails.ts'
import { formatCode } from './format-code.ts'

// Writes the templates of Auth's mails, which are kept in git. Run by dev/commands/support/build.ts.
for (const { name, html } of authTemplates) {
  const file = `supabase/templates/${name}.html`
  writeFileSync(file, await formatCode(file, html))
}
