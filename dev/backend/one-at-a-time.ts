/**
 * A queue of one: each task starts when the one before has ended, in the order in which they came.
 * A failed task fails its own caller only.
 */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const mine = last.then(task)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** The same request with its body read to the end, so that a slow sender holds nobody up. */
export async function withWholeBody(request: Request): Promise<Request> {
  if (!request.body) return request
  return new Request(request, { body: await request.arrayBuffer() })
}
