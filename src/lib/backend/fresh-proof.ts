/** Asks people to prove again who they are; false when they would rather not. */
type Asker = () => Promise<boolean>

let asker: Asker | undefined

/**
 * Says how to ask. Accounts do, which are loaded with a session.
 * @returns a function that takes it back
 */
export function onProofNeeded(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** What `private.require_recent` refuses with. */
export const proofRefusal = 'Prove again who you are'

/** Whether an act was refused because its owner came in long ago. */
export const isProofRefusal = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(proofRefusal)

/**
 * Does what the database lets nobody do who came in long ago: if it refuses for that, asks for the password or a code,
 * then tries once more.
 * @throws whatever `act` throws; its first refusal when nothing was proved
 */
export async function withFreshProof<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!isProofRefusal(error) || !(await asker?.())) throw error
    return act()
  }
}
