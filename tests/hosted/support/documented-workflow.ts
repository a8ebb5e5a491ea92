import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const [, text = ''] =
  /```yaml\n([\s\S]*?)^```/m.exec(readFileSync('docs/deployment.md', 'utf8')) ?? []

const stepSchema = z.strictObject({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  run: z.string().optional(),
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
    jobs: z.strictObject({
      deploy: z.strictObject({
        'runs-on': z.string(),
        environment: z.string(),
        env: z.record(z.string(), z.string()),
        steps: z.array(stepSchema),
      }),
    }),
  })
  .parse(parse(text))

const { steps } = documentedWorkflow.jobs.deploy

/** The lines of the shell that it runs on an event. */
export const linesOn = (event: 'pull_request' | 'push'): string[] =>
  steps.flatMap((step) =>
    step.run && (!step.if || step.if.includes(`'${event}'`)) ? [step.run] : [],
  )
