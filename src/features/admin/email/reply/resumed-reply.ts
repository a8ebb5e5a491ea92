/** The state of a history entry that opens an email with the draft of a recalled reply to it, or to a later one. */
export const resume = (emailId: string) => ({ resumedReplyTo: emailId })

/** The email whose reply is resumed. */
export function resumedReply(state: unknown): string | undefined {
  const id: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'resumedReplyTo') : undefined
  return typeof id === 'string' ? id : undefined
}
