/** A request of a page to its backend. */
interface Asked {
  /** The method and the path: `GET emails`, `POST rpc/inbox_page`, `POST send-reply`. */
  what: string
  params: URLSearchParams
  body: unknown
}

/** @returns the body to answer as JSON, or the whole response */
type Answer = (asked: Asked) => unknown

export const refused = () => Response.json({ message: 'database away' }, { status: 500 })

/**
 * Fakes `fetch` with the REST API and the Edge Functions of a backend without Realtime. Reads without an answer are
 * empty; an unexpected change fails.
 */
export class RestFake {
  readonly asked: Asked[] = []
  readonly #answers = new Map<string, Answer>()

  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname, searchParams: params } = new URL(String(input))
    if (pathname.startsWith('/realtime/')) return new Response(null, { status: 404 })
    const method = init?.method ?? 'GET'
    const what = `${method} ${pathname.replace(/^\/\w+\/v1\//, '')}`
    const asked = { what, params, body: init?.body ? JSON.parse(String(init.body)) : undefined }
    this.asked.push(asked)
    const answer = this.#answers.get(what)
    if (!answer && !/^(GET|HEAD|POST rpc)/.test(what))
      throw new Error(`unexpected request: ${what}`)
    const answered = answer ? await answer(asked) : []
    return answered instanceof Response ? answered : Response.json(answered)
  }

  /** Sets the answer from now on. */
  answer(what: string, answer: Answer) {
    this.#answers.set(what, answer)
  }

  /** The bodies of all requests of a kind, oldest first. */
  bodies(what: string) {
    return this.asked.flatMap((asked) => (asked.what === what ? [asked.body] : []))
  }
}
