import { fileURLToPath } from 'node:url'
import browserslist from 'browserslist'
import { features } from 'web-features'

/**
 * The browsers of package.json's list, and their names in the compatibility data and in a syntax target. browserslist
 * knows only the newest Chrome and Firefox for Android: their versions are the desktop's.
 */
const known = [
  { listed: 'chrome', names: ['chrome', 'chrome_android'], target: 'chrome' },
  { listed: 'edge', names: ['edge'], target: 'edge' },
  { listed: 'firefox', names: ['firefox', 'firefox_android'], target: 'firefox' },
  { listed: 'safari', names: ['safari'], target: 'safari' },
  { listed: 'ios_saf', names: ['safari_ios'], target: 'ios' },
]

/** «chrome 111» or «ios_saf 16.6-16.7», each in an array. */
const listed = browserslist(null, { path: fileURLToPath(import.meta.url) }).map((entry) =>
  entry.split(' '),
)
const stranger = listed.find(([name]) => known.every((browser) => browser.listed !== name))
if (stranger) throw new Error(`${stranger[0]} is in browserslist: add its name in the data here`)

const oldest = known.flatMap((browser) => {
  const versions = listed.flatMap(([name, version = '']) =>
    name === browser.listed ? [Number.parseFloat(version)] : [],
  )
  return versions.length > 0 ? [{ ...browser, version: Math.min(...versions) }] : []
})

/** What the build's JavaScript and CSS are written for. */
export const syntaxTargets = oldest.map(({ target, version }) => target + version)

/** The key of an interface, a namespace or a member: api.URL.canParse_static, javascript.builtins.Intl.Segmenter. */
const apiKey =
  /^(?:api|javascript\.builtins)\.(?<owner>(?:Intl\.|Temporal\.)?\w+)(?:\.(?<member>\w+?)(?<static>_static)?)?$/

/**
 * Where a page finds an API, as «URL.canParse» or «Set.prototype.union». The data says of the web's members which are
 * static, of JavaScript's not.
 * @param {string} key
 * @returns {string[]}
 */
function pathsOf(key) {
  const { owner = '', member = '', static: isStatic } = apiKey.exec(key)?.groups ?? {}
  if (!owner || member.endsWith('_event')) return []
  if (!member) return [owner]
  if (owner === 'Window') return [member]
  const [onObject, onInstances] = [`${owner}.${member}`, `${owner}.prototype.${member}`]
  if (key.startsWith('api.')) return [isStatic ? onObject : onInstances]
  return [onObject, onInstances]
}

/**
 * The APIs that web-features knows, and the listed browsers that lack each.
 * @type {ReadonlyMap<string, readonly string[]>}
 */
export const apis = new Map(
  Object.values(features)
    .flatMap((feature) =>
      'status' in feature ? Object.entries(feature.status.by_compat_key ?? {}) : [],
    )
    .flatMap(([key, { support }]) => {
      const since = new Map(Object.entries(support))
      const lacking = oldest.filter(({ names, version }) =>
        names.some(
          (name) => !(Number.parseFloat((since.get(name) ?? '').replace('≤', '')) <= version),
        ),
      )
      return pathsOf(key).map((path) => [path, lacking.map(({ listed }) => listed)])
    }),
)
