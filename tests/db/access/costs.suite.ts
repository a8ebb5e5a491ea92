import { readFile } from 'node:fs/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { everything, sample } from '../../support/scope.ts'
import type { World } from '../support/world.ts'
import { functions } from './functions.suite.ts'
import type { Row } from './table-access.ts'

/** What strangers send, by what it is made of. */
const texts: readonly ((index: number) => string)[] = [
  (index) => `aida${index}@client.example `,
  (index) => `+996 5${String(10_000_000 + 7919 * index).slice(-8)}, `,
  () => 'ж',
  () => 'aida@client.example',
  () => 'a!#$%&',
  (index) => `https://a.example/${index}?q=aida%40client.example&`,
  (index) => `слово${index} `,
]

const textOf = (item: (index: number) => string, length: number) =>
  Array.from({ length: Math.ceil(length / item(0).length) }, (_, index) => item(index))
    .join('')
    .slice(0, length)

/** The tables whose columns JSON arguments hold, by the arguments' names. */
const tables = {
  email: 'emails',
  customer: 'customers',
  file: 'attachments',
  notification: 'outbox',
  confirmation: 'outbox',
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Copies of a value, each with `text` in the place of one of its texts. */
function replaceEach(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text]
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      replaceEach(item, text).map((other) => value.with(index, other)),
    )
  if (!isRow(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    replaceEach(item, text).map((other) => ({ ...value, [key]: other })),
  )
}

interface Argument {
  name: string
  type: string
  /** Of the table whose columns it holds. */
  columns: string[] | null
}

/** The calls of a function with a text in each place that takes one. */
const callsWith = (args: Row, takers: readonly Argument[], text: string): Row[] =>
  takers.flatMap(({ name, type, columns }) => {
    const given = args[name]
    const values =
      type === 'text'
        ? [text]
        : type === 'text[]'
          ? [[text], text.match(/.{1,20}/gsu)]
          : [
              ...replaceEach(given, text),
              ...(columns ?? []).map((column) => ({
                ...(isRow(given) ? given : {}),
                [column]: text,
              })),
            ]
    return values.map((value) => ({ ...args, [name]: value }))
  })

/** Below this a call is cheap, however its time grows. */
const cheapMs = 150
/** How often a call is measured again before it is called costly. */
const mostRepeats = 6

/** A tick of processor time in /proc, in milliseconds. */
const tickMs = 10

/**
 * The processor time of a database's sessions so far, in milliseconds: on a busy machine a call waits, and costs the
 * same. Undefined where there is no /proc.
 */
async function spentBy(pids: readonly number[]): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const ticks = pids.map(async (pid) => {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // Behind the name, which may have spaces: utime and stime.
    const [user, system] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return Number(user ?? 0) + Number(system ?? 0)
  })
  return tickMs * (await Promise.all(ticks)).reduce((sum, some) => sum + some, 0)
}

/** What others wait for: the time of a call grows with its text, not with the text's square. */
export function costsSuite(getWorld: () => World): void {
  // Most calls are refused, and the backend logs why.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

  const takersOf = (name: string) =>
    getWorld().api.sql<Argument & Row>(`
      select arg.name, arg.type::regtype::text as type, (
        select array_agg(c.column_name::text) from information_schema.columns c
        where c.table_schema = 'public' and c.data_type = 'text'
          and c.table_name = '${JSON.stringify(tables)}'::jsonb ->> arg.name
      ) as columns
      from pg_catalog.pg_proc p,
        lateral unnest(p.proargnames[:p.pronargs], p.proargtypes::oid[]) arg (name, type)
      where p.pronamespace = 'public'::regnamespace and p.proname = '${name}'
        and arg.type in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)`)

  it.each(sample(Object.entries(functions), 5))('%s', async (name, { args, allowed }) => {
    const world = getWorld()
    const client = world.clients[allowed[0] ?? 'admin']
    const sessions = async () => {
      const rows = await world.api.sql<{ pid: number }>(
        `select pid from pg_catalog.pg_stat_activity where datname = current_database()`,
      )
      return spentBy(rows.map(({ pid }) => pid))
    }
    const timeOf = async (call: Row) => {
      const before = await sessions()
      const began = performance.now()
      await client.rpc(name, call)
      const took = performance.now() - began
      const after = await sessions()
      await world.restore()
      return before === undefined || after === undefined ? took : Math.min(took, after - before)
    }
    const takers = await takersOf(name)
    const place = Object.keys(functions).indexOf(name)
    const costly: string[] = []
    // Each function with one or two kinds of text, each kind with many functions.
    const turns = everything ? [0, 2] : [0]
    for (const item of texts.filter((_, kind) => turns.includes((kind + place) % texts.length))) {
      const [short = '', long = ''] = [20_000, 160_000].map((length) => textOf(item, length))
      const asked = callsWith(args(world), takers, long)
      const calls = [
        ...callsWith(args(world), takers, short).map((call, index) => [
          () => timeOf(call),
          () => timeOf(asked[index] ?? {}),
        ]),
        // Strangers' mails of this text have come before.
        [short, long].map((text) => async () => {
          await world.api.sql(
            `update public.emails set html_content = '${text}', body = left('${text}', 20000)`,
          )
          return timeOf(args(world))
        }),
      ]
      for (const [index, [timeOfShort, timeOfLong]] of calls.entries()) {
        if (!timeOfShort || !timeOfLong) continue
        const first = await timeOfLong()
        if (first < cheapMs) continue
        let few = await timeOfShort()
        let many = first
        // Eight times as long: 8 if it is linear, 64 if it is quadratic.
        const isCostly = () => many >= cheapMs && many > 24 * Math.max(few, tickMs)
        // A busy machine slows some calls, not all.
        for (let again = 0; again < mostRepeats && isCostly(); again += 1) {
          few = Math.min(few, await timeOfShort())
          many = Math.min(many, await timeOfLong())
        }
        if (isCostly()) costly.push(`${index}, «${item(0)}»: ${few} → ${many} ms`)
      }
    }
    expect(costly).toEqual([])
  })
}
