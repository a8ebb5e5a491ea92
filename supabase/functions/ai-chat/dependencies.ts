import type { ChatStore } from '../_shared/chat/chat-store.ts'
import type { ClientEnv } from '../_shared/client-hash.ts'
import type { LeadSettings } from '../_shared/lead-env.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import type { Answerers } from './answer.ts'
import type { ChatSettings } from './chat-env.ts'

/** What the function needs from outside; index.ts puts it together. */
export type Dependencies = Answerers & {
  store: ChatStore
  outbox: Outbox
  client: ClientEnv
  chat: ChatSettings
  lead: LeadSettings
}
