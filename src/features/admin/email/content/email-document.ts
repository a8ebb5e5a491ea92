/** Emails expect a white background in any theme, and are often wider than a phone. */
const style =
  'html{background:#fff;color:#16181d;color-scheme:light;font:15px/1.55 system-ui,sans-serif}body{margin:0;padding:16px;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}pre{white-space:pre-wrap}blockquote{margin:0 0 0 4px;padding-left:12px;border-left:2px solid #d5d8de;color:#585d68}a{color:#b03d0a}'

/**
 * The document of a sandboxed frame. Its policy loads nothing but images, and those only on request; it
 * comes first, so that no markup of the email can precede it. DNS prefetching would leak as well.
 * @param html sanitized
 */
export const emailDocument = (html: string, showsImages: boolean) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:${showsImages ? ' https:' : ''}"><meta http-equiv="x-dns-prefetch-control" content="off"><meta name="referrer" content="no-referrer"><style>${style}</style></head><body>${html}</body></html>`
