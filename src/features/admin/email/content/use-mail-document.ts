import { useCallback, useEffect, useState } from 'react'
import { parseInert } from '@/lib/text/inert-html'

/**
 * What the frame's documents (public/mail-frame*.html) must have in their heads before a mail goes in: a host that
 * answers something else, such as a page of errors, gets none.
 */
const policyStart = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** The document of a frame, if it is one that restrains a mail. */
export function mailDocument(frame: HTMLIFrameElement): Document | undefined {
  const loaded = frame.contentDocument
  const policy = loaded?.querySelector('head > meta[http-equiv="Content-Security-Policy"]')
  return loaded && policy?.getAttribute('content')?.startsWith(policyStart) ? loaded : undefined
}

function fill(shell: Document, html: string) {
  const { head, body } = parseInert(html)
  shell.body.replaceChildren(...head.childNodes, ...body.childNodes)
}

/**
 * Puts a mail into the document of its frame.
 *
 * @param html sanitized
 * @param onShown called when it is there, and again as its pictures come
 * @returns `onLoad`, for the frame, and whether its document was none that restrains a mail
 */
export function useMailDocument(html: string, onShown: () => void) {
  const [shell, setShell] = useState<Document | null>()
  const onLoad = useCallback(
    (frame: HTMLIFrameElement) => setShell(mailDocument(frame) ?? null),
    [],
  )
  useEffect(() => {
    if (!shell) return
    fill(shell, html)
    onShown()
    // Without scripts the document has no events to listen to.
    for (const picture of shell.images) {
      void picture.decode().then(onShown, onShown)
    }
  }, [shell, html, onShown])
  return { onLoad, isRefused: shell === null }
}
