import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ArrivedFile, UploadQueue, type UploadFile } from './upload-queue'

/** The files of one form, by the parameters of its first render. Unmounting it cancels running uploads. */
export function useUploads(upload: UploadFile, arrived?: readonly ArrivedFile[]) {
  const [queue] = useState(() => new UploadQueue(upload, arrived))
  const items = useSyncExternalStore(queue.subscribe, queue.getItems)
  useEffect(() => queue.stop, [queue])
  return { queue, items }
}

export type Uploads = ReturnType<typeof useUploads>
