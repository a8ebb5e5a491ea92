import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ArrivedFile, UploadQueue, type UploadFile } from './upload-queue'

/**
 * The files of one form. They are kept while the form's owner is mounted; what is still on its way then is
 * taken back.
 * @param upload how one file is sent; the first render's counts
 * @param arrived the files to begin with; the first render's count
 */
export function useUploads(upload: UploadFile, arrived?: readonly ArrivedFile[]) {
  const [queue] = useState(() => new UploadQueue(upload, arrived))
  const items = useSyncExternalStore(queue.subscribe, queue.getItems)
  useEffect(() => queue.stop, [queue])
  return { queue, items }
}

export type Uploads = ReturnType<typeof useUploads>
