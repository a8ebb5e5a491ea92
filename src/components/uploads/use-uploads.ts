import { useEffect, useState, useSyncExternalStore } from 'react'
import { UploadQueue, type UploadFile } from './upload-queue'

/**
 * The files of one form. They are kept while the form's owner is mounted, and taken back with it.
 * @param upload how one file is sent; the first render's counts
 */
export function useUploads(upload: UploadFile) {
  const [queue] = useState(() => new UploadQueue(upload))
  const items = useSyncExternalStore(queue.subscribe, queue.getItems)
  useEffect(() => queue.clear, [queue])
  return { queue, items }
}

export type Uploads = ReturnType<typeof useUploads>
