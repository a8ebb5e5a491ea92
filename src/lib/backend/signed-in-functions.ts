import { callFunction, FunctionError } from './functions'
import { sessionToken, SignedOutError } from './session-token'
import { getSupabase } from './supabase'
import { uploadAttachment, type UploadOptions } from './upload-attachment'

/** @throws {FunctionError} `signed_out` without a session, as the functions answer */
async function ownToken(): Promise<string> {
  const { auth } = await getSupabase()
  return sessionToken(auth).catch((error: unknown) => {
    if (!(error instanceof SignedOutError)) throw error
    throw new FunctionError('signed_out', error.message)
  })
}

/** `callFunction` with the viewer's session. */
export const callFunctionSignedIn = async (name: string, body: object): Promise<unknown> =>
  callFunction(name, body, { accessToken: await ownToken() })

/** Uploads a file for a reply: without a session it would count as a visitor's, which no reply can use. */
export const uploadForReply = async (file: File, options: UploadOptions) =>
  uploadAttachment(file, options, await ownToken())
