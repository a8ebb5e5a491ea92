import type { Plugin, Rolldown } from 'vite'

/** The hooks of a plugin that works on the files a build has written. */
export function afterBuild(
  work: (bundle: Rolldown.OutputBundle) => Promise<void>,
): Pick<Plugin, 'writeBundle' | 'closeBundle'> {
  let written: Rolldown.OutputBundle | undefined
  return {
    writeBundle(_, bundle) {
      written = bundle
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // After a build that failed, its own error is the one to see.
        if (written) await work(written)
      },
    },
  }
}
