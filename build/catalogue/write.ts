import { readFile, writeFile } from 'node:fs/promises'
import { featuresOf, packModel } from '../../supabase/functions/_shared/catalogue/classifier.ts'
import { brandExports } from './brand.ts'
import { formatCode } from '../format-code.ts'
import { buildCatalogue, buildOrderPrices, formLabels } from './build.ts'
import { digestOf, loadMessages } from './messages.ts'
import { trainClassifier } from './train-classifier.ts'

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
const messages = loadMessages(catalogue)
const trainedOn = `export const trainedOn = '${digestOf(messages)}'\n`
const modelFile = `${folder}/classifier-model.ts`
if (!(await readFile(modelFile, 'utf8').catch(() => '')).includes(trainedOn)) {
  const model = trainClassifier(
    messages.map(({ text, label }) => ({ features: featuresOf(text), label })),
  )
  await writeFile(
    modelFile,
    `// Trained by \`npm run catalogue\`: do not edit.\nimport { unpackModel } from './classifier.ts'\n${trainedOn}export const classifierModel = unpackModel(${JSON.stringify(packModel(model))})\n`,
  )
  console.log(`Wrote ${modelFile}`)
}
