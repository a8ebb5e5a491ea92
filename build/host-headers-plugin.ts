import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loadEnv } from 'vite'
import { company } from '../src/content/company.ts'
import { afterBuild } from './after-build.ts'
import { caddyFile, headersFile, nginxFile, pageHeaders } from './host-headers.ts'

/** For the configurations of nginx and Caddy; beside the folder that is built. */
const hostingFolder = '.cache/hosting'

/** Writes every page's headers: `dist/_headers` (Netlify, Cloudflare Pages, `npm start`), and for nginx and Caddy. */
export const hostHeaders = () =>
  afterBuild('kerege-host-headers', async ({ root, outDir, mode }) => {
    const html = await readFile(join(outDir, 'index.html'), 'utf8')
    const headers = pageHeaders(html, loadEnv(mode, root))
    await writeFile(join(outDir, '_headers'), headersFile(headers))
    const folder = resolve(outDir, '..', hostingFolder)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'nginx.conf'), nginxFile(headers, new URL(company.site).hostname))
    await writeFile(join(folder, 'Caddyfile'), caddyFile(headers))
  })
