import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, minify, transformWithOxc, type Plugin } from 'vite'
import type * as PrerenderModule from '../../src/app/prerender.tsx'
import { pageIds } from '../../src/content/navigation.ts'
import { siteMap } from '../../src/content/site-map.ts'
import { drawShareImage } from './share-image.tsx'
import { fillTemplate, parseTemplate } from './html-template.ts'

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

async function buildLoader(root: string, entry: string): Promise<string> {
  const file = join(root, 'src/app/loader.ts')
  const plain = await transformWithOxc(await readFile(file, 'utf8'), file)
  const { code } = await minify(file, plain.code.replaceAll('__ENTRY__', JSON.stringify(entry)))
  return code
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/**
 * Turns the built shell into one complete HTML file a route, and `404.html`: content and head as the
 * server would render them, the stylesheet inlined, and in place of the entry script the loader.
 */
export function prerender(readCss: () => string): Plugin {
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
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!isClientBuild) return
        const template = parseTemplate(await readFile(join(outDir, 'index.html'), 'utf8'))
        const css = readCss()
        const loader = await buildLoader(root, template.entry)
        const renderer = await loadRenderer(root)

        const write = async (file: string, page: PrerenderModule.PrerenderedPage) => {
          await mkdir(dirname(join(outDir, file)), { recursive: true })
          await writeFile(join(outDir, file), fillTemplate(template, { ...page, css, loader }))
        }
        for (const id of pageIds) {
          const page = await renderer.renderPage(id)
          await write(fileOf(siteMap[id].path), page)
          if (!page.share) continue
          const { file, ...image } = page.share
          await mkdir(dirname(join(outDir, file)), { recursive: true })
          await writeFile(join(outDir, file), await drawShareImage(image))
        }
        await write('404.html', await renderer.renderNotFound())
      },
    },
  }
}
