import { useEffect, useState } from 'react'
import { z } from '@contracts/zod.ts'
import type { UploadFile } from '@/components/uploads/upload-queue'
import { useUploads } from '@/components/uploads/use-uploads'
import { FunctionError } from '@/lib/functions'
import { getSupabase } from '@/lib/supabase'
import { uploadAttachment } from '@/lib/upload-attachment'
import { draftStorage } from '../draft-storage'

const schema = z.array(z.object({ id: z.uuid(), name: z.string(), size: z.number() }))

export const replyFiles = draftStorage('reply-files', schema)

const uploadForReply: UploadFile = async (file, options) => {
  const supabase = await getSupabase()
  const { data } = await supabase.auth.getSession()
  // Without a session it would be a visitor's upload, which no reply can take.
  if (!data.session) throw new FunctionError('signed_out', 'Сеанс закончился. Войдите снова')
  return uploadAttachment(file, options, data.session.access_token)
}

/** The files of a reply. What has arrived is kept with its draft while the tab is open. */
export function useReplyFiles(emailId: string, userId: string) {
  const [kept] = useState(() => replyFiles.load(userId, emailId))
  const uploads = useUploads(uploadForReply, kept)
  const { queue } = uploads
  useEffect(
    () =>
      queue.subscribe(() => {
        const { arrived } = queue
        replyFiles.keep(userId, emailId, arrived.length > 0 ? arrived : undefined)
      }),
    [queue, userId, emailId],
  )
  return uploads
}
