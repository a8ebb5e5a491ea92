import type { Plugin, Rolldown } from 'vite'

/** Plugin hooks that run `work` on the output files at the end of a successful build. */
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
        // Unset after a failed build, which reports its own error.
        if (written) await work(written)
      },
    },
  }
}
