import { useQuery } from '@tanstack/react-query'
import { ImageOff, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { Disguise } from './email-links'
import { EmailText, HistoryButton } from './email-text'
import type * as sanitizer from './sanitize-html'

/**
 * Emails expect a white background in any theme and are often wider than a phone. The document is as high as its
 * content: an important rule of the first layer beats any of the mail's.
 */
const style =
  '@layer guard{html,body{display:flow-root!important;visibility:visible!important;opacity:1!important;height:auto!important;min-height:0!important;max-height:none!important;overflow:visible!important}}html{background:#fff;color:#16181d;color-scheme:light;font:15px/1.55 system-ui,sans-serif}body{display:flow-root;margin:0;padding:16px;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}pre{white-space:pre-wrap}blockquote{margin:0 0 0 4px;padding-left:12px;border-left:2px solid #d5d8de;color:#585d68}a{color:#b03d0a}'

interface EmailFrameProps {
  html: string
  /** Shown if the HTML cannot be. */
  text: string | null
  /** Whether it answers another mail, and may quote it. */
  answers: boolean
  pictures: ReadonlyMap<string, string>
}

/**
 * The HTML of an email, in a document with its own policy, which runs the document's script and none of the mail's. The
 * sandbox makes it a stranger to the site, so that browsers can give it a process of its own, and a mail that stops it
 * does not stop the page. Links open in a new tab.
 */
export function EmailFrame({ html, text, answers, pictures }: EmailFrameProps) {
  const [showsImages, setShowsImages] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)
  const { data: email, isError } = useQuery({
    queryKey: ['sanitizer'],
    queryFn: () => import('./sanitize-html'),
    select: useCallback(
      ({ sanitizeHtml }: typeof sanitizer) => sanitizeHtml(html, showsImages, pictures, answers),
      [html, showsImages, pictures, answers],
    ),
    staleTime: Infinity,
  })
  const shown = showsHistory ? email?.html : (email?.newHtml ?? email?.html)
  const { frameRef, isStuck } = useMailFrame(shown && `<style>${style}</style>${shown}`)

  if (isError || isStuck || (email && email.html === undefined)) {
    return (
      <div className="space-y-3">
        <DisguisedLinks links={email?.disguisedLinks ?? []} />
        <p role="note" className="text-caption text-muted-foreground">
          Показан только текст: оформление письма слишком сложное или не загрузилось.
        </p>
        <EmailText text={text} answers={answers} />
      </div>
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
        ref={frameRef}
        // The other document has the other policy.
        key={String(showsImages)}
        title="Письмо в HTML"
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        src={showsImages ? '/mail-frame-pictures.html' : '/mail-frame.html'}
        className="h-40 w-full rounded-control border bg-white"
      />
      {email.newHtml !== undefined && (
        <HistoryButton isShown={showsHistory} onToggle={() => setShowsHistory(!showsHistory)} />
      )}
    </div>
  )
}

const mostShown = 5

/** Outside the mail's frame, where no mail can imitate or hide the warning. */
function DisguisedLinks({ links }: { links: readonly Disguise[] }) {
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
          {links.slice(0, mostShown).map(({ shown, target }) => (
            <li key={`${shown} ${target}`}>
              «{shown}» ведёт на <span className="font-medium text-foreground">{target}</span>
            </li>
          ))}
          {more > 0 && <li>и ещё {more}</li>}
        </ul>
      </div>
    </div>
  )
}

/** In pixels. Taller documents scroll in their frame. */
const maxHeight = 6000
const borderPx = 2

const askEveryMs = 1000
/** So often a mail may leave us without an answer: a slow device needs a second or two for a large one. */
const mostUnanswered = 6

/** What could not be shown in its time is not tried again when staff return to it. */
const stuck = new Set<string>()

/**
 * Hands a sanitized mail to its frame's document (public/mail-frame.html), fits the frame's height to it, and asks from
 * time to time whether it still answers.
 */
function useMailFrame(html: string | undefined) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    if (!frame || html === undefined) return undefined
    let unanswered = 0
    let hasLoaded = false
    let port: MessagePort | undefined
    const hand = () => {
      const channel = new MessageChannel()
      port?.close()
      port = channel.port1
      port.onmessage = ({ data: height }) => {
        unanswered = 0
        hasLoaded = true
        frame.style.height = `${Math.min(Number(height) + borderPx, maxHeight)}px`
      }
      // A sandboxed document has no origin to name here. Its only script accepts messages from this page only.
      frame.contentWindow?.postMessage(html, '*', [channel.port2])
    }
    const handWhenLoaded = () => {
      hasLoaded = true
      hand()
    }
    // Already loaded if only the mail has changed, by its pictures.
    hand()
    frame.addEventListener('load', handWhenLoaded)
    const timer = setInterval(() => {
      if (document.hidden) return
      unanswered += 1
      port?.postMessage('height')
      if (unanswered <= mostUnanswered) return
      // What only the network kept from loading may be tried again.
      if (hasLoaded) stuck.add(html)
      setStuck(true)
    }, askEveryMs)
    return () => {
      frame.removeEventListener('load', handWhenLoaded)
      clearInterval(timer)
      port?.close()
    }
  }, [frame, html])
  return { frameRef: setFrame, isStuck: isStuck || (html !== undefined && stuck.has(html)) }
}
