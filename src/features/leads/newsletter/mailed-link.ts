import { newsletterLinkParameters, type NewsletterLinkKind } from '@contracts/newsletter-links.ts'

/** The link of one of our mails, read from the page's URL. */
export interface MailedLink {
  kind: NewsletterLinkKind
  token: string
  /** The rest of the query, with its question mark; empty if nothing is left. */
  rest: string
}

const kinds: readonly NewsletterLinkKind[] = ['confirm', 'unsubscribe']

/** Extracts a mailed link from a query. @param search as in `location.search` */
export function readMailedLink(search: string): MailedLink | undefined {
  const query = new URLSearchParams(search)
  for (const kind of kinds) {
    const parameter = newsletterLinkParameters[kind]
    const token = query.get(parameter)
    if (token === null) continue
    query.delete(parameter)
    const rest = query.toString()
    return { kind, token, rest: rest && `?${rest}` }
  }
  return undefined
}
