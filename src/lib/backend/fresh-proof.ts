/** Asks users to prove their identity again; false if they decline. */
type Asker = () => Promise<boolean>

let asker: Asker | undefined

/** Registers the asker; the account code does, loaded with a session. @returns a function that unregisters it */
export function onProofNeeded(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** The refusal of `private.require_recent`. */
export const proofRefusal = 'Prove again who you are'

/** Whether an action was refused because the session needs re-authentication. */
export const isProofRefusal = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(proofRefusal)

/**
 * Runs an action that needs a recent sign-in; if the database refuses it for that, asks for the password or a code
 * and retries once.
 * @throws whatever `act` throws; its first refusal if nothing was proved
 */
export async function withFreshProof<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!isProofRefusal(error) || !(await asker?.())) throw error
    return act()
  }
}
