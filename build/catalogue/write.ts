import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { featuresOf, packModel } from '../../supabase/functions/_shared/catalogue/classifier.ts'
import { actFeatures } from '../../supabase/functions/ai-chat/booking/act-features.ts'
import { authTemplates } from './auth-mails.ts'
import { loadBookings } from './bookings.ts'
import { brandExports } from './brand.ts'
import { buildCatalogue, buildOrderPrices, formLabels } from './build.ts'
import { digestOf, loadMessages } from './messages.ts'
import { trainClassifier, type Example } from './train-classifier.ts'

// `npm run catalogue`: generates from src/content what the functions cannot import.
const folder = 'supabase/functions/_shared/catalogue'
const templates = 'supabase/templates'
const notice = '// Generated from src/content by `npm run catalogue`: do not edit.\n'

async function write(file: string, source: string) {
  const options = { ...(await resolveConfig(file)), filepath: file }
  await writeFile(file, await format(source, options))
  console.log(`Wrote ${file}`)
}

const catalogue = await buildCatalogue()
const writeCode = (name: string, source: string) => write(`${folder}/${name}`, notice + source)

await writeCode(
  'catalogue.ts',
  `import type { Catalogue } from './types.ts'
  export const catalogue: Catalogue = ${JSON.stringify(catalogue)}`,
)
const constants = (exports: object) =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const`)
    .join('\n\n')
await writeCode('labels.ts', constants(formLabels))
await writeCode(
  'order-prices.ts',
  `export const orderPrices: ReadonlyMap<string, string> = new Map(${JSON.stringify([...(await buildOrderPrices())])})`,
)
await writeCode('brand.ts', constants(brandExports))
for (const { name, html } of authTemplates) await write(`${templates}/${name}.html`, html)

// Training takes two minutes: only if there is something new to learn.
async function writeModel(
  { file, name, path }: { file: string; name: string; path: string },
  sources: readonly object[],
  examples: () => readonly Example[],
) {
  const trainedOn = `export const trainedOn = '${digestOf(sources)}'\n`
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known.includes(trainedOn)) return
  const model = JSON.stringify(packModel(trainClassifier(examples())))
  await writeFile(
    file,
    `// Trained by \`npm run catalogue\`: do not edit.\nimport { unpackModel } from '${path}/classifier.ts'\n${trainedOn}export const ${name} = unpackModel(${model})\n`,
  )
  console.log(`Wrote ${file}`)
}

const messages = loadMessages(catalogue)
await writeModel(
  { file: `${folder}/classifier-model.ts`, name: 'classifierModel', path: '.' },
  messages,
  () => messages.map(({ text, label }) => ({ features: featuresOf(text), label })),
)
const bookings = loadBookings()
await writeModel(
  {
    file: 'supabase/functions/ai-chat/booking/act-model.ts',
    name: 'actModel',
    path: '../../_shared/catalogue',
  },
  bookings,
  () =>
    bookings.map(({ text, place, act }) => ({ features: actFeatures(text, place), label: act })),
)
