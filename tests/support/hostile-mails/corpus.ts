import { appearanceMails } from './appearance.ts'
import type { HostileMail } from './hostile-mail.ts'
import { mutationMails } from './mutations.ts'
import { scriptMails } from './scripts.ts'
import { trackingMails } from './tracking.ts'

/** Every hostile mail that the inbox has to stand. */
export const hostileMails: readonly HostileMail[] = [
  ...scriptMails,
  ...mutationMails,
  ...trackingMails,
  ...appearanceMails,
]
