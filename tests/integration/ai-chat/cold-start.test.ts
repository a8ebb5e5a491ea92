import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { denoBinary } from '../../../dev/functions/deno-binary.ts'

const schema = z.object({ text: z.string(), milliseconds: z.number(), megabytes: z.number() })

function firstAnswer() {
  const script = 'tests/integration/ai-chat/first-answer.ts'
  const flags = ['--quiet', '--no-check', '--config=supabase/functions/deno.json', '--allow-all']
  const output = execFileSync(denoBinary(), ['run', ...flags, '--node-modules-dir=manual', script])
  return schema.parse(JSON.parse(output.toString()))
}

// The platform retires a worker after a second of CPU, and kills it after two. The goals are 400 ms and 150 MB.
it('takes little CPU and memory from nothing to the first answer', () => {
  // The first run also translates TypeScript, which is deployed translated.
  firstAnswer()
  const { text, milliseconds, megabytes } = firstAnswer()
  expect(text).toContain('₽')
  expect(milliseconds).toBeLessThan(600)
  expect(megabytes).toBeLessThan(225)
})
