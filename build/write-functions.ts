/* Bundles each Edge Function with all that it imports into one file, supabase/bundled/<name>/index.js: what is deployed
   is then what package-lock.json locks, whatever resolves packages on the other side (decision 47). */
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const sources = 'supabase/functions'

/** What packages find without an import in Node, and so under Deno as long as they are packages. */
const nodeGlobals: Record<string, string | [string, string]> = {
  Buffer: ['node:buffer', 'Buffer'],
  process: 'node:process',
}
for (const name of ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate']) {
  nodeGlobals[name] = ['node:timers', name]
}

const names = readdirSync(sources).filter((name) => existsSync(join(sources, name, 'index.ts')))

for (const name of names) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { global: 'globalThis', RELEASE: JSON.stringify(process.env.RELEASE ?? 'unknown') },
    resolve: { alias: { '@contracts': resolve(sources, '_shared/contracts') } },
    ssr: { noExternal: true },
    build: {
      ssr: join(sources, name, 'index.ts'),
      outDir: join('supabase/bundled', name),
      emptyOutDir: true,
      target: 'esnext',
      rolldownOptions: {
        transform: { inject: nodeGlobals },
        output: { entryFileNames: 'index.js', codeSplitting: false },
      },
    },
  })
}
