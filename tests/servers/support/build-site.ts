import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Builds the site into `dist` of a folder, the files for web servers beside it.
 *
 * @param env what differs from the environment of the usual build
 */
export async function buildSiteIn(folder: string, env: Record<string, string>): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--logLevel=error',
      '--outDir',
      join(folder, 'dist'),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', RELEASE: 'unknown', ...env },
    },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the site could not be built (exit code ${code})`)
}
