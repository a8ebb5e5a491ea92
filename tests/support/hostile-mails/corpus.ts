import { appearanceMails } from './appearance.ts'
import type { HostileMail } from './hostile-mail.ts'
import { mutationMails } from './mutations.ts'
import { scriptMails } from './scripts.ts'
import { trackingMails } from './tracking.ts'

/** All hostile mails that the inbox must withstand. */
export const hostileMails: readonly HostileMail[] = [
  ...scriptMails,
  ...mutationMails,
  ...trackingMails,
  ...appearanceMails,
]
