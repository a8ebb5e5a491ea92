import { writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { buildCatalogue, formLabels } from './build.ts'

// `npm run catalogue`: generates the functions' catalogue from src/content.
const folder = 'supabase/functions/_shared/catalogue'
const notice = '// Generated from src/content by `npm run catalogue`: do not edit.\n'

async function write(name: string, source: string) {
  const file = `${folder}/${name}`
  const options = { ...(await resolveConfig(file)), filepath: file }
  await writeFile(file, await format(notice + source, options))
  console.log(`Wrote ${file}`)
}

const catalogue = await buildCatalogue()
await write(
  'catalogue.ts',
  `import type { Catalogue } from './types.ts'
  export const catalogue: Catalogue = ${JSON.stringify(catalogue)}`,
)
await write(
  'labels.ts',
  Object.entries(formLabels)
    .map(([name, labels]) => `export const ${name} = ${JSON.stringify(labels)} as const`)
    .join('\n\n'),
)
