import { demoAccounts } from '../../backend/demo-data.ts'
import type { Settings } from './settings.ts'

/** Prints where everything is, once it is there. */
export function announce({ siteUrl, dataFolder }: Settings): void {
  const lines = [
    ['site', siteUrl],
    ['admin', `${siteUrl}/admin`],
    ['mailbox', `${siteUrl}/mailbox`],
    ...demoAccounts.map(({ role, email, password }) => [role, `${email} / ${password}`]),
    ['data', dataFolder],
  ]
  const width = Math.max(...lines.map(([label = '']) => label.length))
  console.log(
    ['', ...lines.map(([label = '', text]) => `  ${label.padEnd(width)}  ${text}`), ''].join('\n'),
  )
}

/** Ends in good order on Ctrl-C or a termination signal; a second signal ends at once. */
export function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130)
      stopping = true
      close().finally(() => process.exit(0))
    })
  }
}
