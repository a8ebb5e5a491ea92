/**
 * What the token of an account says, as PostgREST hands it to the database: with a second factor unless told otherwise,
 * since staff have one. Its session has the account's own id: see `startAllSessions`.
 */
export const claimsOf = (userId: string, aal: 'aal1' | 'aal2' | null = 'aal2'): string =>
  JSON.stringify({ sub: userId, session_id: userId, role: 'authenticated', aal })

/** The expression that makes the rest of a transaction, or of a connection, this account's. */
export const actAs = (userId: string, isWholeTransaction = true): string =>
  `set_config('request.jwt.claims', '${claimsOf(userId)}', ${isWholeTransaction})`

/** The statement that gives every account a session. */
export const startAllSessions = `
  insert into auth.sessions (id, user_id, created_at)
  select id, id, now() from auth.users on conflict do nothing`
