import type { ClientEnv } from '../_shared/client-hash.ts'
import type { AdminClient } from '../_shared/database.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import type { NewsletterSettings } from './newsletter-env.ts'

/** What the function needs from outside; index.ts puts it together. */
export type Dependencies = {
  database: AdminClient
  outbox: Outbox
  client: ClientEnv
  newsletter: NewsletterSettings
}
