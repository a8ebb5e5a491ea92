import { readFileSync } from 'node:fs'
import type { Sql } from 'postgres'
import { expect, it } from 'vitest'
import { extensions } from './extensions.ts'

/** Every block of SQL in the documents. */
const blocks = ['deployment', 'operations'].flatMap((name) =>
  [...readFileSync(`docs/${name}.md`, 'utf8').matchAll(/^ *```sql\n([\s\S]*?)^ *```/gm)].map(
    ([, block = '']) => block,
  ),
)

/** The SQL that a deployer is told to run, run by whom the SQL editor runs it as. */
export function documentedSqlSuite(sql: () => Sql): void {
  it('runs as it stands, and the schedule calls deliver-mail while something is due', async () => {
    expect(blocks.length).toBeGreaterThan(4)
    const tx = await sql().reserve()
    try {
      await tx`begin`
      await tx.unsafe(extensions)
      await tx`insert into private.discarded_files (id) values (gen_random_uuid())`
      await tx`set local role postgres`
      for (const block of blocks) {
        await tx.unsafe(block.replace(/^\s*create extension .*$/gm, ''))
      }
      expect(Array.from(await tx`select * from net.requests`)).toEqual([
        {
          url: 'https://<ref>.supabase.co/functions/v1/deliver-mail',
          headers: { 'content-type': 'application/json', apikey: 'sb_secret_…' },
        },
      ])
    } finally {
      await tx`rollback`
      tx.release()
    }
  })
}
