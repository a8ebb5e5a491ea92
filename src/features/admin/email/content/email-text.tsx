import { useState } from 'react'
import { textParts } from '@contracts/new-text.ts'
import { withoutPiledMarks } from '@/lib/text/piled-marks'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { placeholders } from '../../lib/labels'

/** A mail's text. @param answers whether it answers another mail, and may quote it */
export function EmailText({ text, answers }: { text: string | null; answers: boolean }) {
  if (!text?.trim()) return <p className="text-muted-foreground">{placeholders.body}</p>
  return (
    <div
      dir="auto"
      className="max-w-reading space-y-3 text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {textParts(withoutPiledMarks(text), answers).map(({ kind, text: words }, at) =>
        kind === 'history' ? (
          <History key={at} text={words} />
        ) : (
          <div key={at} className={kind === 'context' ? quoted : undefined}>
            {unbrokenPhones(words)}
          </div>
        ),
      )}
    </div>
  )
}

const quoted = 'border-l-2 pl-3.5 text-muted-foreground'

function History({ text }: { text: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <HistoryButton isShown={isShown} onToggle={() => setShown(!isShown)} />
      {isShown && <div className={quoted}>{unbrokenPhones(text)}</div>}
    </div>
  )
}

/** Shows or hides what a mail repeats of earlier ones. */
export function HistoryButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={isShown}
      onClick={onToggle}
      className="-mt-1.5 flex min-h-11 items-center text-sm text-muted-foreground underline decoration-border underline-offset-4 hover:text-foreground"
    >
      {isShown ? 'Скрыть цитату' : 'Показать цитату'}
    </button>
  )
}
