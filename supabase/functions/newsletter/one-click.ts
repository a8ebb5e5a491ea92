import { newsletterLinkParameters } from '../_shared/contracts/newsletter-links.ts'
import { readBytes } from '../_shared/http/body.ts'

/** Maximum body, in bytes: the button sends one field. */
const maximumBytes = 4096

/** The token in the URL of a mail's unsubscribe button, if the request is for it. */
export const oneClickToken = ({ url }: Request) =>
  new URL(url).searchParams.get(newsletterLinkParameters.unsubscribe)

/** The button's POST: `List-Unsubscribe=One-Click` as a form of either kind (RFC 8058, section 3.2). */
export async function isOneClick(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type))
    return false
  const body = new Response(await readBytes(request, maximumBytes), {
    headers: { 'content-type': type },
  })
  const form = await body.formData().catch(() => undefined)
  return form?.get('List-Unsubscribe') === 'One-Click'
}

/** Redirects a browser that opens the button's URL to the page that asks first: scanners open it too. */
export const toUnsubscribePage = (siteUrl: string, token: string) =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${siteUrl}/blog?${newsletterLinkParameters.unsubscribe}=${encodeURIComponent(token)}`,
      'cache-control': 'no-store',
    },
  })
