import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UserError } from '../user-error.ts'
import { gone, leftoversIn, namedIn } from './support/leftovers.ts'

/** What names an agency and what it sells: a module of src/content, and which of its exports. */
const named: [file: string, exports: readonly string[]][] = [
  ['company.ts', ['company', 'nameRu', 'messengers']],
  ['place.ts', ['place']],
  ['currencies.ts', ['currencies', 'currencyWords']],
  [
    'prices.ts',
    ['startingPrices', 'additionalServices', 'webPackages', 'siteTypes', 'appPackages'],
  ],
  ['prices.ts', ['brandingPackages', 'supportPlans', 'seoPackages', 'advertisingPackages']],
  ['offers.ts', ['offers']],
  ['site-map.ts', ['siteMap']],
  ['cases/summaries.ts', ['caseSummaries']],
  ['team.ts', ['team']],
]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What describes, and does not name: its words are in any text. */
const described = new Set([
  ...['about', 'category', 'hours', 'id', 'industry', 'kind', 'metrics', 'names', 'of', 'parent'],
  ...['path', 'per', 'portrait', 'role', 'services', 'subtitle', 'tagline', 'technologies', 'term'],
  'works',
])

/** Without what only describes. */
const namesIn = (value: unknown): unknown =>
  isRecord(value)
    ? Object.entries(value).map(([key, inner]) => (described.has(key) ? undefined : namesIn(inner)))
    : value

async function namedUnder(root: string) {
  const values = await Promise.all(
    named.map(async ([file, exports]) => {
      // An older version may not have it.
      const module: unknown = await import(
        pathToFileURL(join(root, 'src/content', file)).href
      ).catch(() => ({}))
      return exports.map((name) => (isRecord(module) ? namesIn(module[name]) : undefined))
    }),
  )
  return namedIn(values)
}

/** Where sentences are. */
const searched = ['src/content', 'src/brand']

/**
 * `npm run leftovers [-- <commit>]`: every line that still speaks of what the content of a commit (the last one by
 * default) named, and today's does not: a service, a price, a person, a town.
 */
export async function run([commit = 'HEAD']: readonly string[]): Promise<void> {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache/leftovers-'))
  try {
    const archive = join(folder, 'content.tar')
    try {
      const paths = ['src/content', 'supabase/functions/_shared/contracts', 'tsconfig.json']
      execFileSync('git', ['archive', '-o', archive, commit, '--', ...paths], { stdio: 'pipe' })
    } catch {
      throw new UserError(`Git has no content of «${commit}». Name the commit that you began with.`)
    }
    execFileSync('tar', ['-xf', archive, '-C', folder])
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const lost = gone(await namedUnder(folder), await namedUnder(process.cwd()))
    let count = 0
    for (const place of searched) {
      for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' }).sort()) {
        if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue
        const file = join(place, name)
        for (const { line, text, names } of leftoversIn(readFileSync(file, 'utf8'), lost)) {
          count += 1
          console.log(`${file}:${line}  [${names.join('; ')}]\n    ${text.slice(0, 160)}`)
        }
      }
    }
    console.log(
      count > 0
        ? `${count} lines speak of what is gone since ${commit}: ${[...new Set(lost.values())].join('; ')}.`
        : `Nothing speaks of what is gone since ${commit}.`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
