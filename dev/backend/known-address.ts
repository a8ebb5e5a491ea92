import { z } from 'zod'

const signUpSchema = z.object({
  email: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
})

/**
 * Lite 0.10 answers a sign-up with a known address with 429, which reveals the account. This answers as to a new
 * address, with an invented user like Supabase Auth (`sanitizeUser` in
 * https://github.com/supabase/auth/blob/master/internal/api/signup.go). Any other answer is returned unchanged.
 * @param resend mails an unconfirmed account: its owner may not be the one who registered it
 */
export async function answerKnownAddress(
  request: Request,
  answer: Response,
  resend: (email: string) => Promise<void>,
): Promise<Response> {
  if (answer.status !== 429 || !new URL(request.url).pathname.endsWith('/auth/v1/signup')) {
    return answer
  }
  const asked = signUpSchema.safeParse(await request.json().catch(() => undefined))
  if (!asked.success) return answer
  const id = crypto.randomUUID()
  const email = asked.data.email.toLowerCase()
  await resend(email)
  const now = new Date().toISOString()
  const metadata = {
    ...asked.data.data,
    email,
    email_verified: false,
    phone_verified: false,
    sub: id,
  }
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: crypto.randomUUID(),
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  })
}
