import { queryOptions, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { downloadAttachment, saveAttachment } from '@/lib/backend/save-file'
import type { Attachment } from './attachment'

export const useDownload = () =>
  useMutation({ mutationFn: saveAttachment, meta: { refused: 'Не удалось скачать файл' } })

const readAsDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('A file could not be read', { cause: reader.error }))
    reader.readAsDataURL(blob)
  })

async function fetchPicture({ id, media_type }: Attachment): Promise<string> {
  const blob = await downloadAttachment(id)
  // Use the type detected from the content, not the one Storage reports.
  return readAsDataUrl(new Blob([blob], { type: media_type }))
}

const pictureQuery = (picture: Attachment) =>
  queryOptions({
    queryKey: ['picture', picture.id],
    queryFn: () => fetchPicture(picture),
    staleTime: Infinity,
    meta: { refused: 'Не удалось загрузить картинку' },
  })

/** A picture as a data: URL, the only scheme that a mail's frame loads. */
export const usePicture = (picture: Attachment, isShown: boolean) =>
  useQuery({ ...pictureQuery(picture), enabled: isShown }).data

const combine = (results: { isPending: boolean; data: string | undefined }[]) => ({
  isPending: results.some(({ isPending }) => isPending),
  urls: results.map(({ data }) => data),
})

/** The pictures of a mail's HTML: content id → data: URL. Empty until all have loaded or failed. */
export function usePictures(pictures: readonly Attachment[]): ReadonlyMap<string, string> {
  const { isPending, urls } = useQueries({ queries: pictures.map(pictureQuery), combine })
  return useMemo(() => {
    const byContentId = new Map<string, string>()
    if (isPending) return byContentId
    for (const [index, { content_id }] of pictures.entries()) {
      const url = urls[index]
      if (content_id !== null && url !== undefined) byContentId.set(content_id, url)
    }
    return byContentId
  }, [isPending, urls, pictures])
}
