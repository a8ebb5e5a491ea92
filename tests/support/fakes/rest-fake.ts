/** What a page has asked its backend for. */
interface Asked {
  /** The method and the place: `GET emails`, `POST rpc/inbox_page`, `POST send-reply`. */
  what: string
  params: URLSearchParams
  body: unknown
}

/** @returns what is answered as JSON, or the whole answer */
type Answer = (asked: Asked) => unknown

export const refused = () => Response.json({ message: 'database away' }, { status: 500 })

/**
 * Stands in for `fetch` with the REST API and the Edge Functions of a backend without Realtime. What a test does not
 * answer is empty; a change that it did not expect fails.
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

  /** Says what is answered from now on. */
  answer(what: string, answer: Answer) {
    this.#answers.set(what, answer)
  }

  /** The bodies of all requests of a kind, oldest first. */
  bodies(what: string) {
    return this.asked.flatMap((asked) => (asked.what === what ? [asked.body] : []))
  }
}
