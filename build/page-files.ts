import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import type { Rolldown } from 'vite'
import { kebabCase } from '../src/lib/text/kebab-case.ts'

/** Lists the build's files for a page: the app's entry, the page, its section chunks, and all that they import. */
export function pageFileList(bundle: Rolldown.OutputBundle, root: string) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const withImports = (fileName: string): string[] => [
    ...(chunks.find((chunk) => chunk.fileName === fileName)?.imports.flatMap(withImports) ?? []),
    fileName,
  ]
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('prerender: the build has no entry')

  const chunkWith = (source: string) => {
    const found = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => relative(root, id) === source),
    )
    if (!found) throw new Error(`prerender: no chunk has ${source}`)
    return found.fileName
  }
  return (name: string, sectionChunks: readonly string[]): string[] => {
    // See `src/app/routes.tsx`.
    const own = `src/pages/${kebabCase(name)}.tsx`
    const starting = [
      entry.fileName,
      chunkWith(existsSync(own) ? own : `src/content/pages/${kebabCase(name)}.ts`),
      ...sectionChunks.map((chunk) => chunkWith(`src/sections/${kebabCase(chunk)}.tsx`)),
    ]
    return [...new Set(starting.flatMap(withImports))].map((fileName) => `/${fileName}`)
  }
}
