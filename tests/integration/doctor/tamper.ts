/** What a proxy before the site makes of an answer. */
export type Tamper = (
  path: string,
  answer: Response,
  method: string,
) => Response | Promise<Response>

/** One after the other. */
export const together =
  (...tampers: readonly Tamper[]): Tamper =>
  async (path, answer, method) => {
    let changed = answer
    for (const tamper of tampers) changed = await tamper(path, changed, method)
    return changed
  }

/** Answers on this path with something else. */
export const on =
  (path: string, init: ResponseInit, body: string | null = null): Tamper =>
  (asked, answer) =>
    asked === path ? new Response(body, init) : answer

/** Changes the text of all scripts. */
export const inScripts =
  (pattern: string | RegExp, replacement: string): Tamper =>
  async (path, answer) =>
    path.endsWith('.js')
      ? new Response((await answer.text()).replace(pattern, replacement), answer)
      : answer

/** Answers `/functions/v1/health` with some of it changed. */
export const functionsHealth =
  (changes: object): Tamper =>
  async (path, answer, method) =>
    path === '/functions/v1/health' && method === 'GET'
      ? Response.json({ ...(await answer.json()), ...changes })
      : answer

export const problem = (part: string, kind: string, more: object = {}) => ({
  problems: [{ part, kind, count: null, why: null, ...more }],
})

export const withHeader =
  (path: string, name: string, value: string): Tamper =>
  (asked, answer) => {
    if (asked === path) answer.headers.set(name, value)
    return answer
  }

/** Answers `health()` with some of its figures changed. */
export const health =
  (changes: object): Tamper =>
  async (path, answer) =>
    path.endsWith('/rpc/health')
      ? Response.json({ ...(await answer.json()), failed_mails: 0, ...changes })
      : answer
