import { z } from 'zod'
import type { Json } from '@contracts/database.types.ts'
import { call } from './database-answer'

const erasedSchema = z.object({
  requests: z.number(),
  chats: z.number(),
  files: z.number(),
  had_account: z.boolean(),
  next: z.json(),
})

export type Erased = Omit<z.output<typeof erasedSchema>, 'next'>

async function erasePart(address: string, place: Json) {
  return erasedSchema.parse(await call('erase_person', { address, place }))
}

/**
 * Erases all that is known of a person, in as many requests as the database needs. If one of them fails, all of it can
 * be begun again.
 */
export async function erasePerson(address: string): Promise<Erased> {
  const { next, ...erased } = await erasePart(address, null)
  for (let place = next; place !== null;) place = (await erasePart(address, place)).next
  return erased
}

const partSchema = z.object({ has_more: z.boolean() }).catchall(z.json())

/** A value in the pieces of its JSON; of a list that came in parts one list. */
function* writeJson(parts: Json[]): Generator<string> {
  const [first] = parts
  if (!Array.isArray(first)) return yield JSON.stringify(first, null, 2)
  let separator = '['
  for (const part of parts) {
    if (!Array.isArray(part) || part.length === 0) continue
    yield separator
    yield JSON.stringify(part, null, 2).slice(1, -1)
    separator = ','
  }
  yield ']'
}

function* writeFile(known: ReadonlyMap<string, Json[]>): Generator<string> {
  let separator = '{\n'
  for (const [name, parts] of known) {
    yield `${separator}${JSON.stringify(name)}: `
    yield* writeJson(parts)
    separator = ',\n'
  }
  yield '\n}\n'
}

/** Collects all that is known of a person, in as many requests as the database needs. @returns a JSON file */
export async function exportPerson(address: string): Promise<Blob> {
  const known = new Map<string, Json[]>()
  for (let part = 0, isLast = false; !isLast; part += 1) {
    const { has_more: hasMore, ...values } = partSchema.parse(
      await call('export_person', { address, part }),
    )
    for (const [name, value] of Object.entries(values)) {
      known.set(name, [...(known.get(name) ?? []), value])
    }
    isLast = !hasMore
  }
  // A file may be larger than any text of the browser's: it is written in pieces.
  return new Blob([...writeFile(known)], { type: 'application/json' })
}
