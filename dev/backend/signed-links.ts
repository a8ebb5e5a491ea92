import { z } from 'zod'

const signPath = '/storage/v1/object/sign/'
const signedSchema = z.object({ signedUrl: z.string() })

/**
 * Lite 0.10 uses another field for the link to an object than Supabase Storage, so that supabase-js does not find it,
 * and ignores `download` in the link, which makes a browser save the object instead of showing it. This fixes both.
 * Any other answer is returned unchanged.
 */
export async function answerSignedLink(request: Request, answer: Response): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (!answer.ok || !pathname.startsWith(signPath)) return answer
  if (request.method === 'POST') {
    const { signedUrl } = signedSchema.parse(await answer.json())
    return Response.json({ signedURL: signedUrl.replace(/^\/storage\/v1/, '') })
  }
  const name = searchParams.get('download')
  if (name === null) return answer
  const headers = new Headers(answer.headers)
  headers.set(
    'content-disposition',
    name ? `attachment; filename*=UTF-8''${encodeURIComponent(name)}` : 'attachment',
  )
  return new Response(answer.body, { status: answer.status, headers })
}
