import { z } from 'zod'
import { uploadResponseSchema } from '../../../supabase/functions/_shared/contracts/attachment.ts'
import {
  chatReplySchema,
  chatRequestSchema,
  chatSummaryRequestSchema,
  chatUpdatesRequestSchema,
  chatUpdatesSchema,
} from '../../../supabase/functions/_shared/contracts/chat.ts'
import { errorBodySchema } from '../../../supabase/functions/_shared/contracts/error.ts'
import { inboundMailSchema } from '../../../supabase/functions/_shared/contracts/inbound.ts'
import {
  sendEmailRequestSchema,
  sendEmailResponseSchema,
} from '../../../supabase/functions/_shared/contracts/lead.ts'
import {
  newsletterPreviewSchema,
  newsletterRequestSchema,
} from '../../../supabase/functions/_shared/contracts/newsletter.ts'
import { okSchema } from '../../../supabase/functions/_shared/contracts/ok.ts'
import { quizProgressSchema } from '../../../supabase/functions/_shared/contracts/quiz-progress.ts'
import { recoverFactorSchema } from '../../../supabase/functions/_shared/contracts/recover-factor.ts'
import {
  retryMailRequestSchema,
  sendReplyRequestSchema,
} from '../../../supabase/functions/_shared/contracts/reply.ts'
import { jsonSchema, whyNotAccepted, type JsonSchema } from './json-schema.ts'
import type { Api } from './api.ts'

const argument = z.object({ name: z.string(), type: z.string(), optional: z.boolean() })
const roles = z.array(z.string())

/**
 * What pages and functions of one version ask of the database, and pages of the functions: so that a version goes on
 * working while the next one is deployed. A release's record has no part in it that is deprecated.
 */
export const publicInterfaceSchema = z.object({
  /** The functions of the API, by name: none is overloaded. */
  rpcs: z.record(
    z.string(),
    z.object({
      arguments: z.array(argument),
      result: z.string(),
      columns: z.array(argument),
      roles,
    }),
  ),
  /** The columns of the API's tables that somebody may read or write, as `table.column`. */
  columns: z.record(
    z.string(),
    z.object({
      type: z.string(),
      /** An insert has to name it. */
      required: z.boolean(),
      select: roles,
      insert: roles,
      update: roles,
    }),
  ),
  enums: z.record(z.string(), z.array(z.string())),
  /** What functions take, and what they answer. */
  requests: z.record(z.string(), jsonSchema),
  replies: z.record(z.string(), jsonSchema),
})

export type PublicInterface = z.output<typeof publicInterfaceSchema>

const requests = {
  'send-email': sendEmailRequestSchema,
  'ai-chat': chatRequestSchema,
  'chat-updates': chatUpdatesRequestSchema,
  'send-chat-summary': chatSummaryRequestSchema,
  newsletter: newsletterRequestSchema,
  'quiz-progress': quizProgressSchema,
  'recover-factor': recoverFactorSchema,
  'send-reply': sendReplyRequestSchema,
  'send-reply: retry': retryMailRequestSchema,
  'inbound-mail': inboundMailSchema,
}

const replies = {
  'send-email': sendEmailResponseSchema,
  'ai-chat': chatReplySchema,
  'chat-updates': chatUpdatesSchema,
  'upload-attachment': uploadResponseSchema,
  'newsletter: preview': newsletterPreviewSchema,
  'all: ok': okSchema,
  'all: error': errorBodySchema,
}

const describeSchemas = (schemas: Record<string, z.ZodType>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ]),
  )

type Comment = `${string}description(${string})`

/** @param isCounted of an object, by its comment */
const query = (isCounted: (comment: Comment) => string) => `
  with allowed as (select unnest(array['anon', 'authenticated', 'service_role']) as role),
  rpcs as (
    select p.proname as name, jsonb_build_object(
      'arguments', coalesce(jsonb_agg(
        jsonb_build_object('name', a.name, 'type', format_type(a.type, null),
          'optional', a.place > p.pronargs - p.pronargdefaults)
        order by a.place) filter (where a.mode in ('i', 'b', 'v')), '[]'),
      'result', pg_get_function_result(p.oid),
      'columns', coalesce(jsonb_agg(
        jsonb_build_object('name', a.name, 'type', format_type(a.type, null), 'optional', true)
        order by a.place) filter (where a.mode in ('t', 'o')), '[]'),
      'roles', (select coalesce(jsonb_agg(role order by role), '[]') from allowed
        where has_function_privilege(role, p.oid, 'execute'))
    ) as described
    from pg_catalog.pg_proc p
    left join lateral (
      select * from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames, p.proargmodes::text[])
        with ordinality x (type, name, given_mode, place),
        coalesce(x.given_mode, 'i') mode
    ) a on true
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
      and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and ${isCounted(`obj_description(p.oid, 'pg_proc')`)}
    group by p.oid
  ),
  columns as (
    select format('%s.%s', c.relname, a.attname) as name, jsonb_build_object(
      'type', format_type(a.atttypid, a.atttypmod),
      'required', a.attnotnull and not a.atthasdef and a.attidentity = '',
      'select', (select coalesce(jsonb_agg(role order by role), '[]') from allowed
        where has_column_privilege(role, c.oid, a.attnum, 'select')),
      'insert', (select coalesce(jsonb_agg(role order by role), '[]') from allowed
        where has_column_privilege(role, c.oid, a.attnum, 'insert')),
      'update', (select coalesce(jsonb_agg(role order by role), '[]') from allowed
        where has_column_privilege(role, c.oid, a.attnum, 'update'))
    ) as described
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
      and ${isCounted('col_description(c.oid, a.attnum)')} and ${isCounted(`obj_description(c.oid, 'pg_class')`)}
  ),
  enums as (
    select t.typname as name, jsonb_agg(e.enumlabel order by e.enumsortorder) as described
    from pg_catalog.pg_type t join pg_catalog.pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace
    group by t.oid
  )
  select
    (select jsonb_object_agg(name, described order by name) from rpcs) as rpcs,
    (select jsonb_object_agg(name, described order by name) from columns) as columns,
    (select jsonb_object_agg(name, described order by name) from enums) as enums`

/** The interface of a migrated project, and of the functions of this checkout; for a release, what is not deprecated. */
export async function readPublicInterface(
  { sql }: Pick<Api, 'sql'>,
  { ofRelease = false } = {},
): Promise<PublicInterface> {
  const isCurrent = (comment: Comment) => `coalesce(${comment}, '') not like 'Deprecated%'`
  const [row] = await sql(query(ofRelease ? isCurrent : () => 'true'))
  return publicInterfaceSchema.parse({
    ...row,
    requests: describeSchemas(requests),
    replies: describeSchemas(replies),
  })
}

const without = (all: readonly string[], kept: readonly string[]) =>
  all.filter((each) => !kept.includes(each))

type Rpc = PublicInterface['rpcs'][string]

function missingOfRpc(name: string, before: Rpc, now: Rpc | undefined): string[] {
  if (!now) return [`${name}() is gone`]
  const lacks: string[] = []
  for (const asked of before.arguments) {
    const found = now.arguments.find((argument) => argument.name === asked.name)
    if (!found) lacks.push(`takes no ${asked.name}`)
    else if (found.type !== asked.type) lacks.push(`takes ${asked.name} as ${found.type}`)
    else if (asked.optional && !found.optional) lacks.push(`requires ${asked.name}`)
  }
  for (const { name: added, optional } of now.arguments) {
    const isNew = before.arguments.every((argument) => argument.name !== added)
    if (isNew && !optional) lacks.push(`requires ${added}, which is new`)
  }
  for (const { name: column, type } of before.columns) {
    const isThere = now.columns.some((found) => found.name === column && found.type === type)
    if (!isThere) lacks.push(`answers no ${column} of ${type}`)
  }
  if (before.columns.length === 0 && before.result !== now.result) {
    lacks.push(`answers ${now.result} instead of ${before.result}`)
  }
  lacks.push(...without(before.roles, now.roles).map((role) => `is closed to ${role}`))
  return lacks.map((lack) => `${name}() ${lack}`)
}

type Column = PublicInterface['columns'][string]

function missingOfColumn(name: string, before: Column, now: Column | undefined): string[] {
  if (!now) return [`${name} is gone`]
  return [
    ...(now.type === before.type ? [] : [`${name} is ${now.type} instead of ${before.type}`]),
    ...(now.required && !before.required ? [`${name} is required now`] : []),
    ...(['select', 'insert', 'update'] as const).flatMap((verb) =>
      without(before[verb], now[verb]).map((role) => `${name}: no ${verb} for ${role} any more`),
    ),
  ]
}

/** What a version relied on and would miss, a line each. */
export function missingOf(before: PublicInterface, now: PublicInterface): string[] {
  const tables = new Set(Object.keys(before.columns).map((name) => name.split('.')[0]))
  return [
    ...Object.entries(before.rpcs).flatMap(([name, rpc]) =>
      missingOfRpc(name, rpc, now.rpcs[name]),
    ),
    ...Object.entries(before.columns).flatMap(([name, column]) =>
      missingOfColumn(name, column, now.columns[name]),
    ),
    ...Object.entries(now.columns)
      .filter(
        ([name, { required }]) =>
          required && !before.columns[name] && tables.has(name.split('.')[0]),
      )
      .map(([name]) => `${name} is new and required: inserts of the last version lack it`),
    ...Object.entries(before.enums).flatMap(([name, values]) =>
      without(values, now.enums[name] ?? []).map((value) => `${name} has no ${value} any more`),
    ),
    ...Object.entries(before.requests).flatMap(([name, schema]) =>
      whyNotAccepted(schema, now.requests[name]).map((why) => `request of ${name}: ${why}`),
    ),
    ...Object.entries(now.replies).flatMap(([name, schema]) =>
      before.replies[name]
        ? whyNotAccepted(schema, before.replies[name]).map((why) => `reply of ${name}: ${why}`)
        : [],
    ),
  ]
}
