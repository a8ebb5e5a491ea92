/** Whom an email names, besides us. */
interface Named {
  from_email: string | null
  reply_to: string | null
  /** Whether a service has sent it for whom it asks to answer. */
  is_relayed: boolean
  also_to: readonly string[]
  cc: readonly string[]
}

/** The addresses a reply may go to, the default first; empty if the email has none. */
export function answerAddresses({ from_email, reply_to, is_relayed }: Named): string[] {
  const addresses = is_relayed ? [reply_to, from_email] : [from_email, reply_to]
  return addresses.flatMap((address) => address ?? [])
}

/** Who may get a copy of it: those who got the email as well. */
export const copyAddresses = ({ also_to, cc }: Named): string[] => [...new Set([...also_to, ...cc])]
