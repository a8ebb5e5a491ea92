/** Nothing may be loaded and nothing may run; inline styles only. */
const policy = "default-src 'none'; style-src 'unsafe-inline'"

/**
 * A mail's HTML as a document for a sandboxed frame. The policy comes first, so that no markup of the
 * mail can precede it; mails expect a white ground, whatever the site's theme.
 */
export const mailDocument = (html: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><style>html{background:#fff;color:#16181d;font:15px/1.5 system-ui,sans-serif}body{margin:16px;overflow-wrap:anywhere}</style></head><body>${html}</body></html>`
