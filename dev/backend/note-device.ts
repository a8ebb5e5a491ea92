import { z } from 'zod'
import { claimsOf } from '../../supabase/functions/_shared/contracts/token-claims.ts'

const signedInSchema = z.object({ access_token: z.string() })
const claimsSchema = z.object({ session_id: z.uuid() })

/** Records the browser of a session, which Supabase Auth does and Lite 0.10 does not. */
export async function noteDevice(
  request: Request,
  answer: Response,
  sql: (query: string, ...parameters: string[]) => Promise<unknown>,
): Promise<void> {
  const userAgent = request.headers.get('user-agent')
  const { pathname } = new URL(request.url)
  const mayBegin = /\/auth\/v1\/(token|verify|signup)$/.test(pathname)
  if (!answer.ok || !mayBegin || !userAgent) return
  const signedIn = signedInSchema.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => undefined),
  )
  if (!signedIn.success) return
  const { session_id: id } = claimsSchema.parse(claimsOf(signedIn.data.access_token))
  await sql('update auth.sessions set user_agent = $1 where id = $2', userAgent, id)
}
