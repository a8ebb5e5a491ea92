import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const [, text = ''] =
  /```yaml\n([\s\S]*?)^```/m.exec(readFileSync('docs/deployment.md', 'utf8')) ?? []

const stepSchema = z.strictObject({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
  if: z
    .templateLiteral(["github.event_name == '", z.enum(['pull_request', 'push']), "'"])
    .optional(),
})

/** The workflow of docs/deployment.md, as a CI reads it. */
export const documentedWorkflow = z
  .strictObject({
    on: z.strictObject({
      pull_request: z.null(),
      push: z.strictObject({ branches: z.array(z.string()) }),
    }),
    concurrency: z.string(),
    permissions: z.strictObject({ contents: z.literal('read') }),
    jobs: z.strictObject({
      deploy: z.strictObject({
        'runs-on': z.string(),
        environment: z.string(),
        steps: z.array(stepSchema),
      }),
    }),
  })
  .parse(parse(text))

const { steps } = documentedWorkflow.jobs.deploy

/** The lines of the shell that it runs on an event, each with the names of its variables. */
export const linesOn = (event: 'pull_request' | 'push'): { run: string; names: string[] }[] =>
  steps.flatMap(({ run, env, if: condition }) =>
    run && (!condition || condition.includes(`'${event}'`))
      ? [{ run, names: Object.keys(env) }]
      : [],
  )
