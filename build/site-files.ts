import { dark } from '../src/content/colours.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { articleList } from '../src/content/blog/articles.ts'
import { categories } from '../src/content/blog/categories.ts'
import { company } from '../src/content/company.ts'
import { siteMap } from '../src/content/site-map.ts'
import { releaseFile, releaseOf } from './release.ts'
import { favicon } from './drawings.tsx'
import { drawIcon } from './share-image.tsx'

const absolute = (path: string) => new URL(path, company.site).href
const escapeXml = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const published = () =>
  articleList
    .flatMap((article) => (article.status === 'published' ? [article] : []))
    .sort((a, b) => b.publishDate.localeCompare(a.publishDate))

/** https://www.sitemaps.org/protocol.html */
export function sitemap(): string {
  const urls = Object.values(siteMap)
    .filter((page) => !('hidden' in page))
    .map(({ path }) => `  <url><loc>${absolute(path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export const robots = () =>
  `User-agent: *\nDisallow: /admin\nDisallow: /account\n\nSitemap: ${absolute('/sitemap.xml')}\n`

/** RSS 2.0 of the blog: https://www.rssboard.org/rss-specification */
export function feed(): string {
  const items = published().map(
    ({ title, excerpt, path, publishDate, category }) => `    <item>
      <title>${escapeXml(title)}</title>
      <link>${absolute(path)}</link>
      <guid>${absolute(path)}</guid>
      <pubDate>${new Date(publishDate).toUTCString()}</pubDate>
      <category>${escapeXml(categories[category].label)}</category>
      <description>${escapeXml(excerpt)}</description>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(`Блог ${company.name}`)}</title>
    <link>${absolute(siteMap.blog.path)}</link>
    <atom:link href="${absolute('/rss.xml')}" rel="self" type="application/rss+xml" />
    <description>${escapeXml(company.tagline)}</description>
    <language>ru</language>
${items.join('\n')}
  </channel>
</rss>
`
}

/** https://www.w3.org/TR/appmanifest/ */
export const manifest = () =>
  JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    lang: 'ru',
    start_url: '/',
    display: 'browser',
    background_color: dark.background,
    theme_color: dark.background,
    icons: [192, 512].map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
    })),
  })

/** An icon file with one PNG, for clients that request /favicon.ico: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.set([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Writes the sitemap, robots.txt, the feed, the manifest, the release, the icons, and the templates of Auth's mails. */
export function siteFiles(): Plugin {
  return {
    name: 'kerege-site-files',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async generateBundle() {
      const { root } = this.environment.config
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('sitemap.xml', sitemap())
      emit('robots.txt', robots())
      emit('rss.xml', feed())
      emit('manifest.webmanifest', manifest())
      // npm run doctor compares it. Local builds are cached across commits and name none.
      emit(releaseFile, `${process.env.RELEASE ?? releaseOf()}\n`)
      // A self-hosted Auth fetches its templates (docs/deployment.md).
      const templates = join(root, 'supabase/templates')
      for (const name of await readdir(templates)) {
        emit(`mail/${name}`, await readFile(join(templates, name)))
      }
      const icon = favicon()
      emit('favicon.svg', icon)
      emit('favicon-unread.svg', favicon(true))
      for (const side of [192, 512]) emit(`icon-${side}.png`, drawIcon(icon, side))
      emit('apple-touch-icon.png', drawIcon(icon, 180))
      emit('favicon.ico', icoOf(drawIcon(icon, 32), 32))
    },
  }
}
