import { z } from 'zod'
import { createAccount } from '../../dev/backend/demo-data.ts'
import { localPublishableKey } from '../../dev/backend/secrets.ts'
import type { Role } from '@contracts/role.ts'
import type { TestBackend } from './backend.ts'

const password = 'a-password'
const sessionSchema = z.object({ access_token: z.string() })

/** The headers of a signed-in browser's calls to our functions. */
export type SessionHeaders = Record<'apikey' | 'authorization', string>

/** Creates an account with this role and signs it in; returns the headers of its browser. */
export async function signInAs(
  backend: TestBackend,
  role: Role,
  name: string = role,
): Promise<SessionHeaders> {
  const email = `${name}@kerege.example`
  await createAccount(backend.supabase, backend.url, { role, email, password, fullName: name })
  const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token: token } = sessionSchema.parse(await answer.json())
  return { apikey: localPublishableKey, authorization: `Bearer ${token}` }
}
