import { createHash } from 'node:crypto'

/** What the database stores of a submission's id, as private.public_submission_id makes it. */
export function publicSubmissionId(secret: string): string {
  const bytes = Buffer.from(secret.replaceAll('-', ''), 'hex')
  const hash = createHash('sha256').update(bytes).digest('hex')
  const [a, b, c, d] = [
    [0, 4],
    [4, 7],
    [7, 10],
    [10, 22],
  ].map(([from, to]) => hash.slice(from, to))
  return `${secret.slice(0, 8)}-${a}-8${b}-8${c}-${d}`
}

/** What it stores of the id that a chat's browser has made, as private.stored_session_id makes it of a secret one. */
export const storedSessionId = (secret: string) =>
  secret.replace(/[a-z0-9]+$/, createHash('sha256').update(secret).digest('hex').slice(0, 26))
