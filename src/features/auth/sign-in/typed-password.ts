import { z } from '@contracts/zod.ts'
import { openTabChannel, type TabChannel } from '@/lib/browser/tab-channel'

/* Confirming an address ends the password of its sign-up, which may have been a stranger's (private.begin_ownership).
   Where the mail's link is opened beside the tab that signed up, that tab tells it, so that nobody is asked twice. */

const channelName = 'typed-password'
const questionSchema = z.object({ askedFor: z.string() })
const answerSchema = z.object({ email: z.string(), password: z.string() })

/** Milliseconds; a tab in the background answers messages at once. */
const longestWait = 300

let held: z.infer<typeof answerSchema> | undefined
let channel: TabChannel | undefined

/** Keeps the password of a sign-up in this tab's memory, until the tab with the mail's link has asked for it. */
export function holdTypedPassword(email: string, password: string): void {
  held = { email: email.toLowerCase(), password }
  channel ??= openTabChannel(channelName, (message) => {
    const { data } = questionSchema.safeParse(message)
    if (!held || data?.askedFor !== held.email) return
    channel?.post(held)
    held = undefined
  })
}

/** @returns the password with which another tab of this browser has signed up; undefined if there is none */
export async function askTypedPassword(email = ''): Promise<string | undefined> {
  const askedFor = email.toLowerCase()
  let asking: TabChannel | undefined
  try {
    return await new Promise((resolve) => {
      asking = openTabChannel(channelName, (message) => {
        const { data } = answerSchema.safeParse(message)
        if (data?.email === askedFor) resolve(data.password)
      })
      asking.post({ askedFor })
      setTimeout(resolve, longestWait)
    })
  } finally {
    asking?.close()
  }
}
