import {
  attachmentKinds,
  fileNameHeader,
  type UploadResponse,
  uploadResponseSchema,
} from '@contracts/attachment.ts'
import { parseJson } from '../text/parse-json'
import { env } from './env'
import { connectionError, failureOf, FunctionError } from './functions'

export interface UploadOptions {
  /** Called with the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** For a file input's `accept`. */
export const acceptedFiles = Object.keys(attachmentKinds)
  .map((extension) => `.${extension}`)
  .join(',')

function readAnswer(request: XMLHttpRequest): UploadResponse {
  const { status, responseText } = request
  const body = parseJson(responseText)
  const answer = uploadResponseSchema.safeParse(body)
  if (status === 200 && answer.success) return answer.data
  throw failureOf(body, { status })
}

/**
 * Uploads a file for a lead, or for a reply in a staff session. By XMLHttpRequest, because `fetch` reports no upload
 * progress.
 * @param accessToken of the session, for a reply
 * @throws {FunctionError}
 */
export function uploadAttachment(
  file: File,
  { onProgress, signal }: UploadOptions,
  accessToken?: string,
): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const query = accessToken ? '?for=reply' : ''
    request.open('POST', `${env.supabaseUrl}/functions/v1/upload-attachment${query}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('apikey', env.supabaseKey)
    request.setRequestHeader(fileNameHeader, encodeURIComponent(file.name))
    if (accessToken) request.setRequestHeader('authorization', `Bearer ${accessToken}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => {
      try {
        resolve(readAnswer(request))
      } catch (error) {
        reject(error instanceof FunctionError ? error : connectionError(error))
      }
    }
    request.onerror = () => reject(connectionError('The upload broke off'))
    request.onabort = () => reject(connectionError('The upload was taken back'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
