/* The local mailbox as a separate process, so that tests can kill only the mail transport. */
import { serve } from '@hono/node-server'
import { createMailboxApp } from '../../dev/mailbox/app.ts'
import { createMailStore } from '../../dev/mailbox/store.ts'

const [port = '0', folder = ''] = process.argv.slice(2)
const app = createMailboxApp(createMailStore(folder))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(port) }, () =>
  console.log('listening'),
)
