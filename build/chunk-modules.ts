import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Lists the modules of every chunk, for the budget test; beside the folder that is built. */
export const chunkModulesFile = '.cache/chunk-modules.json'

/** Writes `{ "assets/index-….js": ["src/app/main.tsx", "node_modules/react/…"] }`. */
export function chunkModules(): Plugin {
  return {
    name: 'kerege-chunk-modules',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async writeBundle(_, bundle) {
      const { root, build } = this.environment.config
      const file = resolve(root, build.outDir, '..', chunkModulesFile)
      const chunks = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? [[part.fileName, part.moduleIds.map((id) => relative(root, id))] as const]
          : [],
      )
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(Object.fromEntries(chunks), null, 2))
    },
  }
}
