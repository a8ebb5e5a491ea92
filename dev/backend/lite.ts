import type { z } from 'zod'
import type { RunSql } from './migrate.ts'

/** Lite, or a part of it that has been mended already. */
export interface Lite {
  fetch: (request: Request) => Response | Promise<Response>
  sql: RunSql
}

/** Hands a request on, whose body can be read again. */
export const handOn =
  ({ fetch }: Lite) =>
  async (request: Request): Promise<Response> =>
    fetch(request.clone())

/** The JSON of a request or an answer, which can be read again; undefined if it does not fit the schema. */
export async function jsonOf<T>(body: Request | Response, schema: z.ZodType<T>) {
  const json: unknown = await body
    .clone()
    .json()
    .catch(() => undefined)
  return schema.safeParse(json).data
}
