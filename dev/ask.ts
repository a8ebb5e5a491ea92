import { createInterface } from 'node:readline/promises'
import { UserError } from '../user-error.ts'

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
