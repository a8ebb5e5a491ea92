import { siteMap } from '../../src/content/site-map.ts'
import { type Deployment, Finding, get, once, Unknown } from './deployment.ts'

const paths = Object.values(siteMap).map(({ path }) => path)

/** Everything that pages, scripts and styles name of the build, which gives each file a hash. */
const assetNames = (text: string) =>
  [
    ...text.matchAll(
      /(?:assets\/|["'`(]\.\/)([\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png|webp|avif))/g,
    ),
  ].map(([, name = '']) => name)

/** The site's pages by path; what is no page is found here. */
export const readPages = once(async ({ site }: Deployment) => {
  const pages = new Map<string, string>()
  for (const path of paths) {
    const answer = await get(site + path)
    if (answer.status !== 200) {
      throw new Finding(`${path} answers ${answer.status} instead of 200`)
    }
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      throw new Finding(`${path} is no HTML: the host must serve /x from x.html`)
    }
    pages.set(path, await answer.text())
  }
  return pages
})

/** What an asset should come as, by the end of its name. */
const types: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /text\/css/ }

const atOnce = 8

/** The text of every script and style that the pages can load, by name. */
export const readAssets = once(async (deployment: Deployment) => {
  const pages = await readPages(deployment).catch((error: unknown) => {
    // Found by another check.
    throw new Unknown(`the pages cannot be read: ${error instanceof Error ? error.message : error}`)
  })
  const texts = new Map<string, string>()
  const seen = new Set<string>()
  let names = [...pages.values()].flatMap(assetNames)
  const missing: string[] = []
  while (names.length > 0) {
    const fresh = [...new Set(names)].filter((name) => !seen.has(name))
    for (const name of fresh) seen.add(name)
    names = []
    for (let start = 0; start < fresh.length; start += atOnce) {
      const part = fresh.slice(start, start + atOnce)
      await Promise.all(
        part.map(async (name) => {
          const answer = await get(`${deployment.site}/assets/${name}`)
          const type = types[name.split('.').at(-1) ?? '']
          if (!answer.ok || (type && !type.test(answer.headers.get('content-type') ?? ''))) {
            missing.push(`${name} (${answer.status})`)
            return
          }
          if (!type) return
          const text = await answer.text()
          texts.set(name, text)
          names.push(...assetNames(text))
        }),
      )
    }
  }
  if (missing.length > 0) {
    throw new Finding(
      `${missing.length} of ${seen.size} files of /assets are missing, ${missing[0]} among them: upload all of dist/`,
    )
  }
  return { texts, count: seen.size }
})

interface BuiltWith {
  /** Address of the API. */
  api: string
  key: string
  /** `<provider>:<site key>`. */
  captcha: string | undefined
}

/** What the site's code was built with. */
export const readBuiltWith = once(async (deployment: Deployment): Promise<BuiltWith> => {
  const { texts } = await readAssets(deployment).catch((error: unknown) => {
    if (error instanceof Finding) throw new Unknown('some of the site’s files are missing')
    throw error
  })
  const code = [...texts.values()].join('\n')
  const [, api] =
    /supabaseUrl\(\)\{return ?(?:["'`]([^"'`]+)["'`]|window\.location\.origin)/.exec(code) ?? []
  const [, key] = /supabaseKey:["'`]([^"'`]+)["'`]/.exec(code) ?? []
  const [captcha] =
    /(?<=["'`])(?:turnstile|hcaptcha|smartcaptcha):[\w.-]+(?=["'`])/.exec(code) ?? []
  if (!key) throw new Unknown('the site’s code does not show what it was built with')
  return { api: api ? new URL(api).origin : deployment.site, key, captcha }
})

/** The key that the site is to use: the one named, or the one it was built with. */
export const publishableKeyOf = async (deployment: Deployment): Promise<string> =>
  deployment.publishableKey ?? (await readBuiltWith(deployment)).key
