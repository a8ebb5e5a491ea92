import { createServer } from 'node:net'
import { host } from './settings.ts'
import { UserError } from './user-error.ts'

/** Fails with advice when the port is taken, before anything is built or started. */
export async function requireFreePort(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(
        new UserError(
          `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
        ),
      ),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
