import { useEffect, useState } from 'react'
import { parseInert } from '@/lib/text/inert-html'

/**
 * The policy that the frame's documents (public/mail-frame*.html) must carry before a mail goes in: if the host
 * returns something else, such as an error page, the mail is not shown.
 */
const policyStart = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** The document of a frame, if it carries the policy. */
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

/**
 * Writes a mail into the document of its frame and fits the frame's height to it, also when its width changes.
 * @param html sanitized
 * @returns `onLoad` for the frame, and whether its document lacked the policy
 */
export function useMailFrame(html: string) {
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
