/** What a mail's frame may load: nothing from anywhere, or pictures if the reader wants them. */
const policies = {
  without: "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  with: "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:",
} as const

/** Mails expect a white ground, whatever the site's theme, and are often wider than a phone. */
const style =
  'html{background:#fff;color:#16181d;color-scheme:light;font:15px/1.55 system-ui,sans-serif}body{margin:0;padding:16px;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}pre{white-space:pre-wrap}blockquote{margin:0 0 0 4px;padding-left:12px;border-left:2px solid #d5d8de;color:#585d68}a{color:#b03d0a}'

/**
 * A mail's sanitised HTML as a document for a sandboxed frame. The policy comes first, so that no markup
 * of the mail can precede it. DNS is a channel, too: browsers look hosts of links up in advance.
 */
export const mailDocument = (html: string, pictures: keyof typeof policies) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policies[pictures]}"><meta http-equiv="x-dns-prefetch-control" content="off"><meta name="referrer" content="no-referrer"><style>${style}</style></head><body>${html}</body></html>`
