import postgres from 'postgres'
import { startApi } from './api.ts'
import { keepGrants } from './keep-grants.ts'
import { plantWorld } from './world.ts'

/** Lite's Auth has no factors, and where there are none the rules ask for none; its tokens are numbered by text. */
export const asLiteHasIt = `
  drop table auth.mfa_factors cascade;
  alter table auth.refresh_tokens alter id drop default, alter id type text;`

/** Puts accounts and rows into a project, through Lite's Auth and API. */
export async function prepareWorld(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  await sql.unsafe(asLiteHasIt)
  await sql.end()
  const api = await keepGrants(url, () => startApi({ kind: 'postgres', url }))
  await plantWorld(api)
  await api.close()
}
