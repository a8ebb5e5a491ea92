import { HtmlValidate } from 'html-validate'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { company } from '../../src/content/company.ts'
import { currencies, currencyOf, currencyWords } from '../../src/content/currencies.ts'
import type { PageContent } from '../../src/content/model/page.ts'
import { siteMap } from '../../src/content/site-map.ts'
import { contentNameOf, publicPaths, sampledPages } from '../support/sampled-pages.ts'
import { isSpecified } from '../support/specified.ts'
import { fileOf, meta, plain, readPage, structuredData, targets, texts } from './page.ts'

/* Checks of every page as delivered: its head, header and footer, links, size. */

const site = company.site

const contents = import.meta.glob<Record<string, Partial<PageContent>>>(
  '../../src/content/pages/*.ts',
  { eager: true },
)

/** Bytes, brotli at its best quality. With its headers a document is one flight of packets: more costs a round trip. */
const budgets = { document: 14_200, inlineScript: 2_000 }

/** Long texts, and a phone with all its screens. */
const documentOf: Record<string, number> = {
  '/mobile-apps-development': 14_800,
  '/blog/ecommerce-automation': 16_000,
  '/privacy': 16_200,
  '/blog/telegram-automation': 19_600,
}

const english = Object.values(siteMap).flatMap((page) => ('lang' in page ? [page.path] : []))

const pages = new Map([...publicPaths, '/404'].map((path) => [path, readPage(path)]))

/** A host's answer for a path of the site: its file's text. */
const answer = (path: string) =>
  [fileOf(path), `dist${path}`].flatMap((file) =>
    existsSync(file) && statSync(file).isFile() && path !== '/404'
      ? [readFileSync(file, 'utf8')]
      : [],
  )[0]

const scripts = plain(
  readdirSync('dist/assets')
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`dist/assets/${file}`, 'utf8'))
    .join('\n'),
)

describe.each([...pages].filter(([path]) => path !== '/404'))('%s', (path, page) => {
  it('has one title, with the brand named once, and one h1', () => {
    const title = plain(page.title)
    expect(title.match(new RegExp(company.name, 'g')), title).toHaveLength(1)
    expect(title.endsWith(` | ${company.name}`) || title.startsWith(company.name), title).toBe(true)
    expect(page.querySelectorAll('article[lang=ru] h1').length + 1).toBe(
      page.querySelectorAll('h1').length,
    )
  })

  it('tells search engines and those who share it what it is', () => {
    expect(meta(page, 'description').length).toBeGreaterThan(80)
    expect(meta(page, 'keywords').split(', ').length).toBeGreaterThan(2)
    expect(meta(page, 'robots')).toBe('index, follow')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(site + path)
    expect(meta(page, 'og:url')).toBe(site + path)
    expect(meta(page, 'og:type')).toBe(path.startsWith('/blog/') ? 'article' : 'website')
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630'])
    const image = readFileSync(`dist${new URL(meta(page, 'og:image')).pathname}`)
    expect([image.readUInt32BE(16), image.readUInt32BE(20)], 'its picture').toEqual([1200, 630])
  })

  it('is in its language, and says so', () => {
    const isEnglish = english.some((one) => one === path)
    expect(meta(page, 'og:locale')).toBe(isEnglish ? 'en_US' : 'ru_RU')
    const lang = isEnglish ? 'en' : 'ru'
    expect(page.querySelector('main [lang], main[lang]')?.getAttribute('lang')).toBe(lang)
    // A legal text is there in both languages, with the name of the other one.
    const content = page.querySelector(`article[lang=${lang}]`) ?? page.querySelector('main')
    const words = plain(content?.textContent).replace('Русский', '')
    expect(/[а-яё]{2,}/i.test(words), 'Russian words').toBe(!isEnglish)
  })

  it('has the header and the footer of the home page', () => {
    const frame = (of: Document | undefined) =>
      ['header', 'footer'].map((part) => {
        const found = of?.querySelector(part)
        return found && [targets(found), texts(found, 'button')]
      })
    expect(frame(page)).toEqual(frame(pages.get('/')))
  })

  it('has no link that leads nowhere', () => {
    const links = [...page.querySelectorAll('a')]
    expect(links.length).toBeGreaterThan(5)
    const dead = links.flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      const url = new URL(href, site + path)
      if (!plain(link.textContent) && !link.ariaLabel) return [`${href}, without words`]
      if (['mailto:', 'tel:'].includes(url.protocol)) return []
      if (url.origin !== site) return url.protocol === 'https:' ? [] : [href]
      const target = answer(url.pathname)
      if (target === undefined) return [href]
      return url.hash && !target.includes(`id="${url.hash.slice(1)}"`) ? [`${href}, no anchor`] : []
    })
    expect(dead).toEqual([])
  })

  it('gives search engines the questions it answers, and the way to it', () => {
    const data = structuredData(page).map((one) => JSON.stringify(one))
    const shown = [...page.querySelectorAll('main details:has(h3)')].map((one) => [
      plain(one.querySelector('h3')?.textContent),
      plain(one.querySelector('p')?.textContent),
    ])
    expect(shown.length).toBeLessThanOrEqual(6)
    const told = data
      .filter((one) => one.includes('"FAQPage"'))
      .flatMap((one) => [
        ...one.matchAll(/"@type":"Question","name":(".*?[^\\]"),.*?"text":(".*?[^\\]")\}/g),
      ])
      .map(([, question = '', text = '']) => [plain(JSON.parse(question)), plain(JSON.parse(text))])
    expect(told).toEqual(shown)
    const way = page.querySelector('nav[aria-label="Вы здесь"], nav[aria-label="You are here"]')
    const named = data
      .filter((one) => one.includes('"BreadcrumbList"'))
      .flatMap((one) => [...one.matchAll(/"name":"([^"]*)"/g)].map(([, name = '']) => plain(name)))
    expect(named).toEqual(way ? texts(way, 'li') : [])
    expect(named.length).toBeGreaterThan(path === '/' ? -1 : 1)
  })

  it('has its answers in the document, not in a script', () => {
    const answers = texts(page, 'main details:has(h3) p')
    expect(answers.filter((answer) => scripts.includes(answer))).toEqual([])
  })

  it('keeps the budget of its document and starts nothing before the loader', () => {
    const html = readFileSync(fileOf(path), 'utf8')
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
    expect(brotliCompressSync(html).length, 'document').toBeLessThan(
      documentOf[path] ?? budgets.document,
    )
    expect(brotliCompressSync(inline.join('\n')).length, 'inline scripts').toBeLessThan(
      budgets.inlineScript,
    )
    expect(html).not.toMatch(
      /<script[^>]* src=|rel="(modulepreload|preload)"(?![^>]*media="not all")/,
    )
  })
})

it.runIf(isSpecified)('the sampled pages show every kind of section in each of its looks', () => {
  const kindsOf = ({ sections }: Partial<PageContent>) =>
    [...(sections ?? [])].map((section) =>
      'look' in section ? `${section.kind}, ${section.look}` : section.kind,
    )
  const all = Object.entries(contents).map(([file, exports]) => ({
    path: publicPaths.find((path) => file.endsWith(`/pages/${contentNameOf(path)}.ts`)),
    kinds: Object.values(exports).flatMap(kindsOf),
  }))
  const sampled = all.flatMap(({ path = '', kinds }) => (sampledPages.includes(path) ? kinds : []))
  expect(new Set(sampled)).toEqual(new Set(all.flatMap(({ kinds }) => kinds)))
})

it('every page and mail is valid HTML', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })
  // A mail's layout is a table, whose attributes every mail program knows.
  const mail = { rules: { 'no-deprecated-attr': 'off' } } as const
  const errors = files
    .filter((name) => name.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(`dist/${file}`, 'utf8')
      const { results } = validator.validateStringSync(
        html,
        file,
        file.startsWith('mail') ? mail : {},
      )
      return results.flatMap(({ messages }) =>
        messages.map(({ message, selector }) => `${file}: ${message} (${selector})`),
      )
    })
  expect(errors).toEqual([])
})

it('is dark unless the system prefers light', () => {
  expect(readFileSync(fileOf('/'), 'utf8')).toContain('<html lang="ru" class="dark"')
})

it('every page, the 404 page too, links the manifest, the feed and the icons, which are there', () => {
  const files = ['/manifest.webmanifest', '/rss.xml', '/apple-touch-icon.png', '/favicon.ico']
  for (const page of pages.values()) {
    const linked = [...page.querySelectorAll('link')].map((link) => link.getAttribute('href'))
    expect(linked).toEqual(expect.arrayContaining(files))
  }
  for (const file of files) expect(existsSync(`dist${file}`), file).toBe(true)
  expect(readFileSync('dist/favicon.ico').subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
})

it('the web and mobile pages quote the currency of the place to search engines', () => {
  for (const path of ['/web-development', '/mobile-apps-development', '/mobile-apps']) {
    const page = pages.get(path)
    if (!page) continue
    const said = meta(page, 'description')
    expect(said).toMatch(new RegExp(`от \\d[\\d ]* ${currencyWords.ofPlace}`))
    expect(said).not.toContain(currencies[currencyOf.prices].sign)
  }
})

it.runIf(isSpecified)('the sitemap lists the routes of the specification and no other', () => {
  const listed = readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)
  const routes = /Routes: ([^.]*)/.exec(readFileSync('docs/spec.md', 'utf8'))?.[1] ?? ''
  expect([...listed].map(([, address = '']) => address.slice(site.length)).sort()).toEqual(
    routes.split(' ').sort(),
  )
})

it('robots, feed and manifest say what they are for', () => {
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain('Disallow: /admin')
  expect(readFileSync('dist/rss.xml', 'utf8')).toContain('<language>ru</language>')
  expect(readFileSync('dist/manifest.webmanifest', 'utf8')).toContain('"icons"')
})
