import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { afterBuild } from './after-build.ts'

/** Lists the modules of every chunk, for the budget test; beside the folder that is built. */
export const chunkModulesFile = '.cache/chunk-modules.json'

/** Writes `{ "assets/index-….js": ["src/app/main.tsx", "node_modules/react/…"] }`. */
export const chunkModules = () =>
  afterBuild('kerege-chunk-modules', async ({ bundle, root, outDir }) => {
    const file = resolve(outDir, '..', chunkModulesFile)
    const chunks = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk'
        ? [[part.fileName, part.moduleIds.map((id) => relative(root, id))] as const]
        : [],
    )
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(Object.fromEntries(chunks), null, 2))
  })
