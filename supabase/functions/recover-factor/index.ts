import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { bearerOf } from '../_shared/caller.ts'
import { recoverFactorSchema } from '../_shared/contracts/recover-factor.ts'
import { claimsOf } from '../_shared/contracts/token-claims.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { databaseEnv } from '../_shared/settings.ts'

const env = readEnv({ database: databaseEnv })
const database = connectDatabase(env.database)
const { auth } = database

/**
 * The signed-in account, as known to Auth, and its session. One with only the password is enough: the code is the proof.
 */
async function callerOf({ headers }: Request) {
  const token = bearerOf(headers)
  if (!token) throw new HttpError('signed_out')
  const { data, error } = await auth.getUser(token)
  if (error) {
    const isAway = isAuthRetryableFetchError(error)
    throw new HttpError(isAway ? 'unavailable' : 'signed_out', { cause: error })
  }
  const { session_id: session } = claimsOf(token)
  return { person: data.user.id, ...(typeof session === 'string' && { kept_session: session }) }
}

async function removeFactors(userId: string): Promise<void> {
  const { data, error } = await auth.admin.mfa.listFactors({ userId })
  if (error) throw new HttpError('unavailable', { cause: error })
  for (const { id } of data.factors) {
    const removed = await auth.admin.mfa.deleteFactor({ userId, id })
    if (removed.error) throw new HttpError('unavailable', { cause: removed.error })
  }
}

/** Serves `POST /functions/v1/recover-factor`: a code removes lost second factors; staff rights need a new one. */
export default postEndpoint(async (request) => {
  const caller = await callerOf(request)
  const { code } = parseBody(recoverFactorSchema, await readJson(request, 1024))
  const isTaken = await callDatabase(database.rpc('take_recovery_code', { ...caller, code }))
  if (!isTaken) throw new HttpError('wrong_code')
  await removeFactors(caller.person)
})
