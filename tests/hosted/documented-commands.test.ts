import { expect, it } from 'vitest'
import { deploymentSteps } from '../../dev/deploy/steps.ts'
import { documentedCommands, problemsOf } from './support/documented-commands.ts'

it('README, docs and npm run deploy name commands that exist, with flags that exist, for the project', async () => {
  // Else nothing would be read of them.
  expect(documentedCommands.join('\n')).toContain('npx supabase db push --remote')
  const steps = deploymentSteps({}, true).flatMap(({ command = [] }) => command.join(' ') || [])
  const deploying = steps.filter((command) => command.includes('supabase'))
  expect(deploying.length).toBeGreaterThan(4)
  const found: string[] = []
  for (const command of [...documentedCommands, ...deploying]) {
    for (const problem of await problemsOf(command)) found.push(`${command}: ${problem}`)
  }
  expect(found).toEqual([])
})

it.each([
  ['npx supabase db push', 'is for a local stack'],
  ['npx supabase db push --remote --db-url x', 'has no --db-url'],
  ['npx supabase functions serve', 'is for a local stack'],
  ['npx supabase functions depoly', 'is no command'],
  ['supabase link --project-ref x', 'is some other version than the pinned one, without npx'],
  ['docker compose recreate auth', 'is no command'],
  ['docker compose up --force-recreate --fast auth', 'has no --fast'],
])('%s would be found: it %s', async (command, problem) => {
  expect(await problemsOf(command)).toEqual([problem])
})
