import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { showInSandbox } from '@/lib/text/inert-html'
import { Segmented } from '../../parts/segmented'
import { Loaded } from '../../parts/loaded'
import { previewIssue } from './issue-requests'

const looks = [
  { value: 'light', label: 'Светлая тема' },
  { value: 'dark', label: 'Тёмная тема' },
] as const

type Look = (typeof looks)[number]['value']

/** A mail's HTML as a mail program shows it in the given theme, not the viewer's; links open in a new tab. */
export const inLook = (html: string, look: Look) =>
  html
    .replaceAll('(prefers-color-scheme: dark)', look === 'dark' ? 'all' : 'not all')
    .replace('<head>', '<head><base target="_blank">')

/** The stored issue as its mail will look, light and dark. */
export function IssuePreview({ issueId, onBack }: { issueId: string; onBack: () => void }) {
  const [look, setLook] = useState<Look>('light')
  const preview = useQuery({
    queryKey: ['newsletter-preview', issueId],
    queryFn: () => previewIssue(issueId),
    // The draft may have changed since the last preview.
    gcTime: 0,
    meta: { refused: 'Ошибка предпросмотра' },
  })
  const html = preview.data === undefined ? '' : inLook(preview.data, look)
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) showInSandbox(frame, html)
    },
    [html],
  )
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden />К тексту
        </Button>
        <Segmented<Look> legend="Тема письма" options={looks} value={look} onChange={setLook} />
      </div>
      <Loaded
        query={preview}
        failure="Не удалось показать письмо"
        loading={<Skeleton className="h-[36rem] w-full" />}
        className=""
      >
        {() => (
          <iframe
            title="Письмо подписчику"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            ref={show}
            className="h-[36rem] w-full rounded-card border bg-white"
          />
        )}
      </Loaded>
    </div>
  )
}
