import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

interface Built {
  bundle: Rolldown.OutputBundle
  root: string
  outDir: string
  mode: string
}

/** A plugin that runs `work` on the output files at the end of a successful build of the site. */
export function afterBuild(name: string, work: (built: Built) => Promise<void>): Plugin {
  let built: Built | undefined
  return {
    name,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle(_, bundle) {
      const { root, mode, build } = this.environment.config
      built = { bundle, root, mode, outDir: resolve(root, build.outDir) }
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Unset after a failed build, which reports its own error.
        if (built) await work(built)
      },
    },
  }
}
