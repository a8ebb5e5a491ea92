import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageContent } from '@/content/model/page'
import type { Section } from '@/content/model/sections'
import { pageIds } from '@/content/navigation'
import { siteMap, type PagePath } from '@/content/site-map'

/** A page of the site that has content. */
export interface Page {
  /** The path without its first slash: `web-development`, `blog/telegram-automation`. */
  id: string
  label: string
  path: PagePath
  content: PageContent
}

const isContent = (value: unknown): value is PageContent =>
  typeof value === 'object' && value !== null && 'head' in value && 'sections' in value

/** Every export of a folder's modules. */
export async function exportsOf(folder: string) {
  const all: { module: string; name: string; value: unknown }[] = []
  for (const file of readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))) {
    const loaded: object = await import(pathToFileURL(resolve(folder, file)).href)
    for (const [name, value] of Object.entries(loaded))
      all.push({ module: basename(file, '.ts'), name, value })
  }
  return all
}

/** Every page of the site map that has content, in the map's order. */
export async function loadPages(): Promise<Page[]> {
  const contents = new Map<string, PageContent>()
  for (const { name, value } of await exportsOf('src/content/pages')) {
    if (isContent(value)) contents.set(name, value)
  }
  return pageIds.flatMap((id) => {
    const { label, path } = siteMap[id]
    const content = contents.get(id)
    return content ? [{ id: path.slice(1) || 'home', label, path, content }] : []
  })
}

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>

export const sectionsOf = <K extends Section['kind']>({ content }: Page, kind: K): Of<K>[] =>
  content.sections.filter((section): section is Of<K> => section.kind === kind)
