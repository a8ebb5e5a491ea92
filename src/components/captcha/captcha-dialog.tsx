import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Alert } from '@/components/ui/alert'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import type { Captcha } from './captcha-providers'
import { showWidget } from './load-widget'

interface CaptchaDialogProps {
  captcha: Captcha
  /** Called once: with a token, or without one when the dialog is closed. */
  onAnswer: (token?: string) => void
}

/** The provider's widget; a dialog's content mounts later than the dialog itself. */
function Widget({ captcha, onAnswer }: CaptchaDialogProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const fail = (error?: unknown) => {
      console.warn('The captcha does not work:', error)
      setFailed(true)
    }
    showWidget(captcha, place.current, { onToken: onAnswer, onFailure: fail }).catch(fail)
  }, [captcha, onAnswer])
  return (
    <>
      <div ref={place} className="min-h-[65px]" />
      {isFailed && (
        <Alert>
          Проверка не загрузилась. Возможно, её блокирует расширение браузера. Закройте это окно и
          попробуйте ещё раз.
        </Alert>
      )}
    </>
  )
}

function CaptchaDialog({ captcha, onAnswer }: CaptchaDialogProps) {
  useEffect(letFramesBeUsed, [])
  return (
    <Dialog
      open
      onClose={() => onAnswer()}
      title="Подтвердите, что вы не робот"
      description="Обычно это занимает несколько секунд."
    >
      <DialogBody label="Проверка">
        {/* Puzzles open in frames at the end of the page, where an open dialog blocks clicks. */}
        <style>{'body>:not(#root):has(iframe){pointer-events:auto}'}</style>
        <Widget captcha={captcha} onAnswer={onAnswer} />
      </DialogBody>
    </Dialog>
  )
}

/** Dialogs take the focus back from outside elements, such as the frame of a puzzle. */
function letFramesBeUsed() {
  const keep = (event: FocusEvent) => {
    const { type, target, relatedTarget } = event
    const next = type === 'focusin' ? target : relatedTarget
    if (next instanceof HTMLIFrameElement) event.stopPropagation()
  }
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  window.addEventListener('focusin', keep, options)
  window.addEventListener('focusout', keep, options)
  return () => stop.abort()
}

/** Shows the captcha in a dialog, above any other. @returns its token, or undefined if the dialog was closed */
export function askForCaptcha(captcha: Captcha): Promise<string | undefined> {
  const root = createRoot(document.createElement('div'))
  return new Promise<string | undefined>((resolve) => {
    root.render(<CaptchaDialog captcha={captcha} onAnswer={resolve} />)
  }).finally(() => root.unmount())
}
