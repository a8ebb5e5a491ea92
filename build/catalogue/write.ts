import { readFile, writeFile } from 'node:fs/promises'
import {
  featuresOf,
  packModel,
  type ClassifierModel,
} from '../../supabase/functions/_shared/catalogue/classifier.ts'
import { slotLabels } from '../../supabase/functions/ai-chat/booking/slot-features.ts'
import { actFeatures } from '../../supabase/functions/ai-chat/booking/act-features.ts'
import { loadBookings, readersCode, sequenceOf, withOtherMessages } from './bookings.ts'
import { brandExports } from './brand.ts'
import { formatCode } from '../format-code.ts'
import { buildCatalogue, buildOrderPrices, formLabels } from './build.ts'
import { digestOf, loadMessages } from './messages.ts'
import { trainClassifier } from './train-classifier.ts'
import { trainTagger, type TaggerModel } from './train-tagger.ts'

// `npm run catalogue`: generates from src/content what the functions cannot import.
const folder = 'supabase/functions/_shared/catalogue'
const templates = 'supabase/templates'
const notice = '// Generated from src/content by `npm run catalogue`: do not edit.\n'

async function write(file: string, source: string) {
  await writeFile(file, await formatCode(file, source))
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
// Drawn with the brand that has just been written.
const { authTemplates } = await import('./auth-mails.ts')
for (const { name, html } of authTemplates) await write(`${templates}/${name}.html`, html)

// Training takes two minutes: only if there is something new to learn.
async function writeModel(
  { file, name, path }: { file: string; name: string; path: string },
  sources: readonly object[],
  train: () => ClassifierModel | TaggerModel,
) {
  const trainedOn = `export const trainedOn = '${digestOf(sources)}'\n`
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known.includes(trainedOn)) return
  const { transitions, ...model } = { transitions: undefined, ...train() }
  const unpacked = `unpackModel(${JSON.stringify(packModel(model))})`
  const source = transitions
    ? `{ ...${unpacked}, transitions: ${JSON.stringify(transitions)} }`
    : unpacked
  await writeFile(
    file,
    `// Trained by \`npm run catalogue\`: do not edit.\nimport { unpackModel } from '${path}/classifier.ts'\n${trainedOn}export const ${name} = ${source}\n`,
  )
  console.log(`Wrote ${file}`)
}

const messages = loadMessages(catalogue)
await writeModel(
  { file: `${folder}/classifier-model.ts`, name: 'classifierModel', path: '.' },
  messages,
  () => trainClassifier(messages.map(({ text, label }) => ({ features: featuresOf(text), label }))),
)
const bookings = loadBookings()
const modelOfBookings = (name: string, exported: string) => ({
  file: `supabase/functions/ai-chat/booking/${name}.ts`,
  name: exported,
  path: '../../_shared/catalogue',
})
const acts = withOtherMessages(bookings, messages)
await writeModel(modelOfBookings('act-model', 'actModel'), [...acts, ...readersCode()], () =>
  trainClassifier(
    acts.map(({ text, place, act }) => ({ features: actFeatures(text, place), label: act })),
  ),
)
await writeModel(modelOfBookings('tag-model', 'tagModel'), [...bookings, ...readersCode()], () =>
  trainTagger(bookings.map(sequenceOf), slotLabels),
)
