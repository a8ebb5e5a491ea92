import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, minify, type Plugin } from 'vite'
import type * as PrerenderModule from '../src/app/prerender.tsx'
import { company } from '../src/content/company.ts'
import { pageIds } from '../src/content/navigation.ts'
import { siteMap } from '../src/content/site-map.ts'
import { afterBuild } from './after-build.ts'
import { pageFileList } from './page-files.ts'
import { drawShareImage } from './share-image.tsx'

const serverBuild = '.cache/prerender'

async function loadRenderer(root: string): Promise<typeof PrerenderModule> {
  const outDir = resolve(root, serverBuild)
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

/** The loader as one classic script: the same on every page, because the security policy names its hash. */
async function buildLoader(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'src/app/first-load/loader.ts', formats: ['iife'], name: 'loader' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('prerender: the loader was not built')
  return output.output[0].code.trim()
}

/** index.html explains its inline script; a page needs no explanation. */
async function withSmallScript(html: string): Promise<string> {
  const [whole = '', code = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const { code: small } = await minify('inline.js', code)
  return html.replace(whole, () => `<script>${small.trim()}</script>`)
}

/** The built index.html without what starts the app: that is the loader's. */
const withoutEntry = (html: string) =>
  html.replaceAll(/\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')

interface Parts {
  head: string
  body: string
  /** What the loader fetches. */
  files: readonly string[]
}

/** Puts a page together. Functions as replacements: the texts may hold `$&` and the like. */
const fillIn = (template: string, { head, body, files }: Parts) =>
  template
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-files="${files.join(' ')}">${body}</div>`,
    )

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/**
 * Turns the built index.html into one complete HTML file a route, and `404.html`: head and content as a
 * server would render them, and the loader in place of the entry script. Share images come along.
 */
export function prerender(): Plugin {
  let root = '.'
  let outDir = 'dist'
  let isClientBuild = false
  return {
    name: 'kerege-prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
      isClientBuild = !config.build.ssr
    },
    ...afterBuild(async (bundle) => {
      if (!isClientBuild) return
      const built = await readFile(join(outDir, 'index.html'), 'utf8')
      const loader = await buildLoader(root)
      const template = (await withSmallScript(withoutEntry(built))).replace(
        '</body>',
        () => `  <script>${loader}</script>\n  </body>`,
      )
      const renderer = await loadRenderer(root)
      const filesOf = pageFileList(bundle, root)
      const write = async (file: string, data: string | Uint8Array) => {
        await mkdir(dirname(join(outDir, file)), { recursive: true })
        await writeFile(join(outDir, file), data)
      }
      const writePage = async (name: string, path: string) => {
        const { content, sectionChunks, ...page } = await renderer.renderPage(path)
        const files = filesOf(name, sectionChunks)
        await write(fileOf(path), fillIn(template, { ...page, files }))
        return content
      }

      await writePage('notFound', '/404')
      for (const id of pageIds) {
        const content = await writePage(id, siteMap[id].path)
        if (!content) continue
        await write(
          renderer.shareImageOf(id),
          await drawShareImage({
            brand: company.name,
            title: content.head.title,
            label: siteMap[id].label,
          }),
        )
      }
    }),
  }
}
