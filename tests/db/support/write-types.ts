import { writeFile } from 'node:fs/promises'
import { migrateBareDatabase } from './bare-database.ts'
import { startCluster } from './cluster.ts'
import { generateTypes, typesFile } from './platform-cli.ts'

// `npm run db:types`: writes the types of the database as the migrations make it.
const cluster = await startCluster()
try {
  const url = await cluster.createDatabase('types')
  await migrateBareDatabase(url)
  await writeFile(typesFile, await generateTypes(url))
  console.log(`Wrote ${typesFile}`)
} finally {
  await cluster.stop()
}
