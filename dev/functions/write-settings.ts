import { readFileSync, writeFileSync } from 'node:fs'
import { formatCode } from '../../build/format-code.ts'
import { settingsTable } from './settings.ts'

// Writes the table of the functions' settings. Run by dev/commands/support/build.ts.
const file = 'docs/settings.md'
const table = /(?<=<!-- functions -->\n)[\s\S]*?(?=<!-- \/functions -->)/
const text = readFileSync(file, 'utf8').replace(table, () => `\n${settingsTable()}\n\n`)
writeFileSync(file, await formatCode(file, text))
