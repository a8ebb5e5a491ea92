import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, minify, transformWithOxc, type Plugin } from 'vite'
import type * as PrerenderModule from '../../src/app/prerender.tsx'
import { pageIds } from '../../src/content/navigation.ts'
import { siteMap } from '../../src/content/site-map.ts'
import { afterBuild } from './after-build.ts'
import { drawShareImage } from './share-image.tsx'
import { inlineIcons } from './inline-icons.ts'
import { addStart, fillTemplate, parseTemplate, withoutSurplus } from './html-template.ts'
import { pageStyles, withoutFonts } from './page-styles.ts'
import { addShortNames, chooseShortNames, shortenHtml, shortenStyles } from './short-class-names.ts'
import type { Stylesheet } from './stylesheet.ts'

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

async function buildLoader(root: string, modules: string[], styles: string): Promise<string> {
  const file = join(root, 'src/app/loader.ts')
  const plain = await transformWithOxc(await readFile(file, 'utf8'), file)
  const filled = plain.code
    .replaceAll('__MODULES__', JSON.stringify(modules))
    .replaceAll('__STYLES__', JSON.stringify(styles))
  // In a function of its own, its names can be short.
  const { code } = await minify(file, `(()=>{${filled}})()`)
  return code
}

/** index.html explains its inline script; a page needs no explanation. */
async function withSmallScripts(html: string): Promise<string> {
  let small = html
  for (const [whole, code = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    const minified = await minify('inline.js', code)
    small = small.replace(whole, () => `<script>${minified.code.trim()}</script>`)
  }
  return small
}

/** Writes the whole stylesheet under a name that changes with it; returns its path. */
async function writeStylesheet(outDir: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const path = `/assets/index-${hash}.css`
  await writeFile(join(outDir, path), css)
  return path
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/**
 * Turns the built shell into one complete HTML file a route, and `404.html`: content and head as the
 * server would render them, inlined the styles they need, and in place of the entry script the loader.
 */
export function prerender(styles: Stylesheet): Plugin {
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
    ...afterBuild(async () => {
      if (!isClientBuild) return
      const built = await readFile(join(outDir, 'index.html'), 'utf8')
      const template = parseTemplate(await withSmallScripts(built))
      const renderer = await loadRenderer(root)
      const readBuilt = (path: string) => readFile(join(outDir, path), 'utf8')
      const draft = async (file: string, page: PrerenderModule.PrerenderedPage) => ({
        file: join(outDir, file),
        html: withoutSurplus(await inlineIcons(fillTemplate(template, page), readBuilt)),
      })

      const drafts = [await draft('404.html', await renderer.renderNotFound())]
      for (const id of pageIds) {
        const page = await renderer.renderPage(id)
        drafts.push(await draft(fileOf(siteMap[id].path), page))
        if (!page.share) continue
        const { file, ...image } = page.share
        await mkdir(dirname(join(outDir, file)), { recursive: true })
        await writeFile(join(outDir, file), await drawShareImage(image))
      }

      const names = chooseShortNames(
        drafts.map(({ html }) => html),
        styles.css(),
      )
      const wholeSheet = await writeStylesheet(
        outDir,
        addShortNames(withoutFonts(styles.css()), names),
      )
      const loader = await buildLoader(root, template.modules, wholeSheet)
      for (const { file, html } of drafts) {
        const css = shortenStyles(await pageStyles(styles.css(), html), names)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, addStart(shortenHtml(html, names), { css, wholeSheet, loader }))
      }
    }),
  }
}
