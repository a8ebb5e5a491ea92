/** What is used of Node's AsyncLocalStorage, which Deno has, too. */
interface Storage<Stored> {
  run<Result>(stored: Stored, run: () => Result): Result
  getStore(): Stored | undefined
}

// By a variable: for a literal, `deno check` asks the registry for Node's types.
const asyncHooks = 'node:async_hooks'
const { AsyncLocalStorage }: { AsyncLocalStorage: new <Stored>() => Storage<Stored> } =
  await import(asyncHooks)

// Written into each bundle (build/write-functions.ts): what runs says what it is, whatever was deployed since.
declare const RELEASE: string | undefined

/** Which release runs: for the log, and for `npm run doctor`, which compares it with the checkout. */
export const release = typeof RELEASE === 'undefined' ? 'unknown' : RELEASE

interface RequestNames {
  /** The function's. */
  name: string
  /** What a failed answer tells its reader, and the log. */
  id: string
}

const requests = new AsyncLocalStorage<RequestNames>()

/** Runs what answers a request, so that all it logs, later too, names function and request. */
export const inRequest = <Result>(request: Request, run: () => Result): Result =>
  requests.run(
    {
      // The platform's own paths begin with the name, those of its gateway with /functions/v1.
      name: new URL(request.url).pathname.replace(/^\/functions\/v1/, '').split('/')[1] ?? '',
      id: crypto.randomUUID().slice(0, 8),
    },
    run,
  )

/** The id of the request that is being answered; undefined outside of one. */
export const requestId = (): string | undefined => requests.getStore()?.id

const told = (what: string) => {
  const { name = '', id = '' } = requests.getStore() ?? {}
  return `[${[release, name, id].filter(Boolean).join(' ')}] ${what}`
}

/** Writes to the function's log what went wrong, with release, function and request. */
export const logError = (what: string, ...causes: unknown[]): void =>
  console.error(told(what), ...causes)

/** The same for what is to be expected: a refused captcha, a bot's form. */
export const logWarning = (what: string, ...causes: unknown[]): void =>
  console.warn(told(what), ...causes)
