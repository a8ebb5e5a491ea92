import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ArrivedFile, UploadQueue, type UploadFile } from './upload-queue'

/**
 * The files of one form. They live as long as the component; unmounting cancels running uploads.
 * @param upload sends one file; only the first render's value is used
 * @param arrived the files to begin with; only the first render's value is used
 */
export function useUploads(upload: UploadFile, arrived?: readonly ArrivedFile[]) {
  const [queue] = useState(() => new UploadQueue(upload, arrived))
  const items = useSyncExternalStore(queue.subscribe, queue.getItems)
  useEffect(() => queue.stop, [queue])
  return { queue, items }
}

export type Uploads = ReturnType<typeof useUploads>
