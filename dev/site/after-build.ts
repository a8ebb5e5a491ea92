import type { Plugin } from 'vite'

/** The hooks of a plugin that works on the files a build has written. */
export function afterBuild(work: () => Promise<void>): Pick<Plugin, 'writeBundle' | 'closeBundle'> {
  let isWritten = false
  return {
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // After a build that failed, its own error is the one to see.
        if (isWritten) await work()
      },
    },
  }
}
