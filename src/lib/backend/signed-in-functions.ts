import { callFunction } from './functions'
import { getSupabase } from './supabase'

/** `callFunction` with the viewer's session. */
export async function callFunctionSignedIn(name: string, body: object): Promise<unknown> {
  const { auth } = await getSupabase()
  const { data } = await auth.getSession()
  return callFunction(name, body, { accessToken: data.session?.access_token })
}
