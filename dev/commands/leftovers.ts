import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UserError } from '../user-error.ts'
import { commonIn, gone, leftoversIn, namedIn } from './support/leftovers.ts'

/** What names an agency and what it sells: a module of src/content, and which of its exports. */
const named: [file: string, exports: readonly string[]][] = [
  ['company.ts', ['company', 'nameRu', 'messengers']],
  ['place.ts', ['place']],
  ['currencies.ts', ['currencies', 'currencyWords']],
  ['prices.ts', ['startingPrices', 'supportPlans']],
  ['packages.ts', ['additionalServices', 'webPackages', 'siteTypes', 'cmsPrices', 'appPackages']],
  ['packages.ts', ['brandingPackages', 'seoPackages', 'advertisingPackages']],
  ['site-map.ts', ['siteMap']],
  ['cases/summaries.ts', ['caseSummaries']],
  ['team.ts', ['team']],
  ['company-figures.ts', ['companyFigures']],
  ['clients.ts', ['namedClients', 'namedClientsEn']],
]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What describes, and does not name: its words are in any text. */
const described = new Set([
  ...['about', 'category', 'hours', 'id', 'industry', 'kind', 'metrics', 'names', 'of', 'parent'],
  ...['path', 'per', 'portrait', 'role', 'services', 'subtitle', 'tagline', 'technologies', 'term'],
  'works',
])

/** Without what only describes; of an address the proper names. */
const namesIn = (value: unknown): unknown =>
  isRecord(value)
    ? Object.entries(value).map(([key, inner]) => {
        if (described.has(key)) return undefined
        return key.startsWith('address') ? String(inner).match(/\p{Lu}\p{L}+/gu) : namesIn(inner)
      })
    : value

/** With ids and descriptions: the word «SaaS» of /custom-saas stays when the consulting goes. */
const allIn = (value: unknown): unknown =>
  isRecord(value) ? Object.entries(value).map(([key, inner]) => [key, allIn(inner)]) : value

async function exportsUnder(root: string): Promise<unknown[]> {
  const values = await Promise.all(
    named.map(async ([file, exports]) => {
      // An older version may not have it.
      const module: unknown = await import(
        pathToFileURL(join(root, 'src/content', file)).href
      ).catch(() => ({}))
      return exports.map((name) => (isRecord(module) ? module[name] : undefined))
    }),
  )
  return values.flat()
}

/** Where sentences are. */
const searched = ['src/content', 'src/brand']

function findLeftovers(lost: ReadonlyMap<string, string>) {
  return searched.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .sort()
      .flatMap((name) => {
        const file = join(place, name)
        return leftoversIn(readFileSync(file, 'utf8'), lost).map((found) => ({ ...found, file }))
      }),
  )
}

/**
 * `npm run leftovers [-- <commit> [<word> …]]`: every line that still speaks of what the content of a commit (the last
 * one by default) named, and today's does not: a service, a price, a person, a town. Words of many lines are counted,
 * and listed when they are asked for.
 */
export async function run([commit = 'HEAD', ...asked]: readonly string[]): Promise<void> {
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
    const lost = gone(
      namedIn((await exportsUnder(folder)).map(namesIn)),
      namedIn((await exportsUnder(process.cwd())).map(allIn)),
    )
    const found = findLeftovers(lost)
    const common = commonIn(found)
    const isListed = (word: string) => (asked.length > 0 ? asked.includes(word) : !common.has(word))
    const listed = found.filter(({ words }) => words.some(isListed))
    for (const { file, line, text, words } of listed)
      console.log(`${file}:${line}  [${words.join('; ')}]\n    ${text.slice(0, 160)}`)
    if (asked.length === 0) {
      for (const [word, lines] of common) {
        const files = new Set(lines.map(({ file }) => file))
        console.log(
          `«${word}»: ${lines.length} lines in ${files.size} files. If that goes, too: npm run leftovers -- ${commit} ${word}`,
        )
      }
    }
    console.log(
      listed.length > 0
        ? `${listed.length} lines speak of what is gone since ${commit}.`
        : `Nothing${common.size > 0 ? ' else' : ''} speaks of what is gone since ${commit}.`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
