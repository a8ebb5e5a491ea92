import type { Sql, TransactionSql } from 'postgres'

/** Runs `work` as PostgREST would for this role and person, in a transaction of its own. */
export async function asRole<Result>(
  sql: Sql,
  role: 'anon' | 'authenticated' | 'service_role',
  userId: string | null,
  work: (sql: TransactionSql) => Promise<Result>,
) {
  return sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claim.sub', ${userId ?? ''}, true),
      set_config('role', ${role}, true)`
    return work(transaction)
  })
}
