import { useQuery } from '@tanstack/react-query'
import { ImageOff, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { parseInert } from '@/lib/text/inert-html'
import type * as sanitizer from './sanitize-html'

/**
 * Emails expect a white background in any theme and are often wider than a phone. `content` is disabled, so that
 * staff read the same text that the link check read. An important rule of the first layer beats any of the mail's.
 */
const style =
  '@layer guard{*,::before,::after,::marker{content:normal!important}}html{background:#fff;color:#16181d;color-scheme:light;font:15px/1.55 system-ui,sans-serif}body{margin:0;padding:16px;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}pre{white-space:pre-wrap}blockquote{margin:0 0 0 4px;padding-left:12px;border-left:2px solid #d5d8de;color:#585d68}a{color:#b03d0a}'

interface EmailFrameProps {
  html: string
  pictures: ReadonlyMap<string, string>
}

/**
 * The HTML of an email, in a document with its own policy. The sandbox runs no scripts; `allow-same-origin` lets us
 * fill and measure the document and is harmless without `allow-scripts`. Links open in a new tab.
 */
export function EmailFrame({ html, pictures }: EmailFrameProps) {
  const [showsImages, setShowsImages] = useState(false)
  const { data: email, isError } = useQuery({
    queryKey: ['sanitizer'],
    queryFn: () => import('./sanitize-html'),
    select: useCallback(
      ({ sanitizeHtml }: typeof sanitizer) => sanitizeHtml(html, showsImages, pictures),
      [html, showsImages, pictures],
    ),
    staleTime: Infinity,
  })
  const { onLoad, isRefused } = useMailFrame(`<style>${style}</style>${email?.html ?? ''}`)

  if (isError || isRefused) {
    return (
      <p className="text-sm text-muted-foreground">
        Не удалось показать HTML-версию: прочитайте текст письма.
      </p>
    )
  }
  if (!email) return <Skeleton className="h-40 w-full" />
  return (
    <div className="space-y-2">
      <DisguisedLinks links={email.disguisedLinks} />
      {email.remoteImages > 0 && !showsImages && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-dashed px-3.5 py-1">
          <p className="flex min-w-0 flex-1 basis-56 items-center gap-2.5 text-caption text-muted-foreground">
            <ImageOff aria-hidden className="size-4 shrink-0" />
            Картинки скрыты: по ним отправитель узнал бы, что письмо открыто.
          </p>
          <Button variant="link" className="-mx-4" onClick={() => setShowsImages(true)}>
            Показать картинки
          </Button>
        </div>
      )}
      <iframe
        // The other document has the other policy.
        key={String(showsImages)}
        title="Письмо в HTML"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        src={showsImages ? '/mail-frame-pictures.html' : '/mail-frame.html'}
        onLoad={({ currentTarget }) => onLoad(currentTarget)}
        className="h-40 w-full rounded-control border bg-white"
      />
    </div>
  )
}

const mostShown = 5

/** Outside the mail's frame, where no mail can imitate or hide the warning. */
function DisguisedLinks({ links }: { links: readonly sanitizer.DisguisedLink[] }) {
  if (links.length === 0) return null
  const more = links.length - mostShown
  return (
    <div
      role="note"
      aria-label="Замаскированные ссылки"
      className="flex gap-2.5 rounded-control border border-destructive-text/40 px-3.5 py-2.5 text-sm"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-destructive-text" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-medium">Осторожно: в письме назван один адрес, а откроется другой</p>
        <ul className="mt-1 space-y-0.5 text-muted-foreground">
          {links.slice(0, mostShown).map(({ shown, host }) => (
            <li key={`${shown} ${host}`}>
              «{shown}» ведёт на <span className="font-medium text-foreground">{host}</span>
            </li>
          ))}
          {more > 0 && <li>и ещё {more}</li>}
        </ul>
      </div>
    </div>
  )
}

/** The documents (public/mail-frame*.html) must carry it before a mail goes in: a host may return an error page. */
const policyStart = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

export function mailDocument(frame: HTMLIFrameElement): Document | undefined {
  const loaded = frame.contentDocument
  const policy = loaded?.querySelector('head > meta[http-equiv="Content-Security-Policy"]')
  return loaded && policy?.getAttribute('content')?.startsWith(policyStart) ? loaded : undefined
}

/** In pixels. Taller documents scroll in their frame. */
const maxHeight = 6000

const scrollbarPx = 16
const borderPx = 2

function fitHeight(frame: HTMLIFrameElement, { documentElement: root }: Document) {
  // Start from zero: a document with height 100 % would grow with its frame forever.
  frame.style.height = '0'
  const extra = root.scrollWidth > root.clientWidth ? scrollbarPx + borderPx : borderPx
  frame.style.height = `${Math.min(root.scrollHeight + extra, maxHeight)}px`
}

/** Writes a sanitized mail into its frame's document and fits the frame's height, also when its width changes. */
function useMailFrame(html: string) {
  const [loaded, setLoaded] = useState<{ frame: HTMLIFrameElement; shell: Document | undefined }>()
  useEffect(() => {
    if (!loaded?.shell) return undefined
    const { frame, shell } = loaded
    const { head, body } = parseInert(html)
    shell.body.replaceChildren(...head.childNodes, ...body.childNodes)
    const fit = () => fitHeight(frame, shell)
    fit()
    // Without scripts the document fires no load events of its own.
    for (const picture of shell.images) {
      void picture.decode().then(fit, fit)
    }
    let width = frame.clientWidth
    const observer = new ResizeObserver(() => {
      if (frame.clientWidth === width) return
      width = frame.clientWidth
      fit()
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [loaded, html])
  const onLoad = (frame: HTMLIFrameElement) => setLoaded({ frame, shell: mailDocument(frame) })
  return { onLoad, isRefused: loaded !== undefined && loaded.shell === undefined }
}
