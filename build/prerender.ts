import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, minify } from 'vite'
import type * as PrerenderModule from '../src/app/prerender.tsx'
import { company } from '../src/content/company.ts'
import { pageIds } from '../src/content/navigation.ts'
import { siteMap } from '../src/content/site-map.ts'
import { afterBuild } from './after-build.ts'
import { pageFileList } from './page-files.ts'
import { drawShareImage } from './share-image.tsx'

/** A folder of its own: builds may run side by side. */
const serverBuild = `.cache/prerender-${process.pid}`

async function loadRenderer(root: string): Promise<typeof PrerenderModule> {
  const outDir = resolve(root, serverBuild)
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

/** A classic script to inline. It is the same wherever it is, because the security policy contains its hash. */
async function buildInline(root: string, entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'inline' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error(`prerender: ${entry} was not built`)
  return output.output[0].code.trim()
}

async function withMinifiedScript(html: string): Promise<string> {
  const [whole = '', code = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const { code: minified } = await minify('inline.js', code)
  return html.replace(whole, () => `<script>${minified.trim()}</script>`)
}

/** The built index.html without comments, and without the entry and its preloads: the loader starts the app. */
const withoutEntry = (html: string) =>
  html.replaceAll(
    /\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*|!--.*?--)>/gs,
    '',
  )

/** The shapes of the icons in a page, as symbols of its own: the sprite would be one more file before the first paint. */
function iconShapes(body: string, sprite: string): string {
  const names = new Set(Array.from(body.matchAll(/"#icon-([^"]+)"/g), ([, name]) => name))
  const symbols = sprite
    .split('\n')
    .filter((line) => names.has(/^<symbol id="([^"]+)"/.exec(line)?.[1]))
    .map((symbol) => symbol.replace('id="', 'id="icon-'))
  return symbols.length > 0 ? `<svg style="display:none">${symbols.join('')}</svg>` : ''
}

/** Fills the template. Replacements are functions, because texts may contain `$&`. */
const fillIn = (template: string, head: string, root: string) =>
  template.replace(/<title>[^<]*<\/title>/, () => head).replace('<div id="root"></div>', () => root)

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Renders a complete HTML file per route and `404.html`, the loader instead of the entry; draws the share images. */
export const prerender = () =>
  afterBuild('kerege-prerender', async ({ bundle, root, outDir }) => {
    const built = await readFile(join(outDir, 'index.html'), 'utf8')
    const loader = await buildInline(root, 'src/app/first-load/loader.ts')
    const template = (await withMinifiedScript(withoutEntry(built))).replace(
      '<link rel="stylesheet"',
      (link) => `<script>${loader}</script>\n    ${link}`,
    )
    const sprite = await readFile(resolve(root, 'src/components/icons.svg'), 'utf8')
    const renderer = await loadRenderer(root)
    const filesOf = pageFileList(bundle, root)
    const write = async (file: string, data: string | Uint8Array) => {
      await mkdir(dirname(join(outDir, file)), { recursive: true })
      await writeFile(join(outDir, file), data)
    }
    const writePage = async (name: string, path: string) => {
      const { content, sectionChunks, head, body } = await renderer.renderPage(path)
      // The loader fetches these files.
      const files = filesOf(name, sectionChunks).join(' ')
      const root = `<div id="root" data-files="${files}">${body}</div>${iconShapes(body, sprite)}`
      await write(fileOf(path), fillIn(template, head, root))
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
    await rm(resolve(root, serverBuild), { recursive: true })
  })
