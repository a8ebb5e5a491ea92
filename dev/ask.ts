import { createInterface } from 'node:readline/promises'
import { UserError } from './user-error.ts'

/** Asks on the terminal. @throws UserError where it is left instead, by Ctrl+C or Ctrl+D */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') {
      throw new UserError('\nNothing was changed.')
    }
    throw error
  } finally {
    terminal.close()
  }
}

/** Whether a question is answered with yes; without a terminal to ask on it is not. */
export const agrees = async (question: string): Promise<boolean> =>
  process.stdin.isTTY && /^(y|yes|д|да)$/i.test(await ask(`${question} (y/N) `))
