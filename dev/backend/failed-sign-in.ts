import { z } from 'zod'

const signInSchema = z.object({ email: z.string() })

/** Lite 0.10 has no Auth hooks: calls the password hook (`private.password_attempted`) after a refused sign-in. */
export async function noteFailedSignIn(
  request: Request,
  answer: Response,
  sql: (query: string, ...parameters: string[]) => Promise<unknown>,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url)
  const isSignIn =
    pathname.endsWith('/auth/v1/token') && searchParams.get('grant_type') === 'password'
  if (answer.status !== 400 || !isSignIn) return
  const asked = signInSchema.safeParse(await request.json().catch(() => undefined))
  if (!asked.success) return
  await sql(
    `select private.password_attempted(jsonb_build_object(
       'user_id', (select id from auth.users where email = lower($1)), 'valid', false))`,
    asked.data.email,
  )
}
