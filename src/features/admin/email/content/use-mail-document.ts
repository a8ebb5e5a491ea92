import { useCallback, useEffect, useState } from 'react'
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

function fill(shell: Document, html: string) {
  const { head, body } = parseInert(html)
  shell.body.replaceChildren(...head.childNodes, ...body.childNodes)
}

/**
 * Writes a mail into the document of its frame.
 *
 * @param html sanitized
 * @param onShown called when it is written, and again as pictures load
 * @returns `onLoad` for the frame, and whether its document lacked the policy
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
    // Without scripts the document fires no load events of its own.
    for (const picture of shell.images) {
      void picture.decode().then(onShown, onShown)
    }
  }, [shell, html, onShown])
  return { onLoad, isRefused: shell === null }
}
