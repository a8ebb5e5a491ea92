/*
 * npm run bench:web [-- /services /blog]: Lighthouse's mobile preset over the built site, the median
 * of RUNS (5), as a Markdown table. The columns «×» compare with a 1 kB page of the same run.
 */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBenchBrowser } from '../../dev/commands/support/chromium.ts'
import { siteMap } from '../../src/content/site-map.ts'
import { serveSite } from './site-server.ts'
import { median } from './statistics.ts'

const runs = Number(process.env.RUNS ?? 5)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

type Category = (typeof categories)[number]
type Metric = (typeof metrics)[number]

/** In the order of `categories` and `metrics`. */
interface Result {
  scores: number[]
  values: number[]
}

const publicPaths = Object.values(siteMap).flatMap((page) => ('hidden' in page ? [] : [page.path]))
const chosen = process.argv.slice(2)
const paths = chosen.length > 0 ? chosen : publicPaths

async function measureOnce(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
  if (!outcome) throw new Error(`Lighthouse measured nothing at ${url}`)
  const { lhr } = outcome
  const score = (id: Category) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
  const value = (id: Metric) => lhr.audits[id]?.numericValue ?? NaN
  return { scores: categories.map(score), values: metrics.map(value) }
}

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The median of every column by itself. Each run has a browser of its own: Lighthouse empties the cache and keeps the
 * storage, in which the loader has noted that the fonts are in the cache.
 */
async function measure(url: string): Promise<Result> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({ chromePath: findBenchBrowser(), chromeFlags })
    try {
      results.push(await measureOnce(url, chrome.port))
    } finally {
      chrome.kill()
    }
  }
  const column = (key: keyof Result, index: number) =>
    median(results.map((result) => result[key][index] ?? NaN))
  return {
    scores: categories.map((_, index) => column('scores', index)),
    values: metrics.map((_, index) => column('values', index)),
  }
}

const site = await serveSite()

try {
  const plain = await measure(`${site.url}/plain`)
  const row = (path: string, { scores, values }: Result) => {
    const [fcp = NaN, lcp = NaN, tbt = NaN, cls = NaN] = values
    const [plainFcp = NaN, plainLcp = NaN] = plain.values
    return [
      path,
      scores.join(' / '),
      fcp.toFixed(0),
      (fcp / plainFcp).toFixed(2),
      lcp.toFixed(0),
      (lcp / plainLcp).toFixed(2),
      tbt.toFixed(0),
      cls.toFixed(4),
    ]
  }
  const print = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`)
  print([
    'route',
    'perf / a11y / practices / SEO',
    'FCP, ms',
    '×',
    'LCP, ms',
    '×',
    'TBT, ms',
    'CLS',
  ])
  print(Array.from({ length: 8 }, () => '---'))
  print(row('1 kB page', plain))
  for (const path of paths) print(row(path, await measure(site.url + path)))
} finally {
  site.server.close()
}
