import { z } from './zod.ts'

/** What is wrong with a deployment, as `private.problems()` finds it. `why`: the words of the service that refused. */
const problemSchema = z.object({
  part: z.string(),
  kind: z.string(),
  count: z.number().nullable(),
  why: z.string().nullable(),
})

export type Problem = z.infer<typeof problemSchema>

/** What the database knows of a deployment (`health()`, `deployment_state()`); what came with 1.0.0 has defaults. */
export const deploymentStateSchema = z.object({
  now: z.coerce.date(),
  release: z.string().nullable(),
  admins: z.number(),
  admins_with_factor: z.number().nullable(),
  last_sent_at: z.coerce.date().nullable(),
  failed_mails: z.number(),
  last_retention_at: z.coerce.date().nullable(),
  problems: z.array(problemSchema).default([]),
  schedule_called_at: z.coerce.date().nullish(),
  /** Of pg_cron, by name; null where there is none. */
  jobs: z.array(z.string()).nullish(),
  /** What the schedule's last request was answered, within some hours. */
  last_call: z.object({ status: z.number().nullable(), error: z.string().nullable() }).nullish(),
  database_mb: z.number().nullish(),
  database_limit_mb: z.number().nullish(),
})

/** What `health` answers to a caller with a secret key, in addition to the problems. */
const functionsStateSchema = z.object({
  mail: z.object({ transport: z.string(), domain: z.string() }),
  captcha: z.string().nullable(),
  /** With counts and causes. */
  problems: z.array(problemSchema).default([]),
})

/** The function's answer. `problems` (`mail stopped`) and `release` are for everybody, the rest for a secret key. */
export const healthAnswerSchema = z.object({
  ok: z.boolean(),
  release: z.string(),
  problems: z.array(z.string()),
  functions: functionsStateSchema.optional(),
})
